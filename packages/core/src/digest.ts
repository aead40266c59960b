/** A short fingerprint of a text: two 32-bit FNV-1a streams. It finds accidents and edits, it is not a signature. */
export function digest(text: string, seed = 0): string {
  let a = (0x811c9dc5 ^ seed) >>> 0;
  let b = (0x9747b28c ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193) >>> 0;
    b = Math.imul(b ^ (c + 0x9e37), 0x01000193) >>> 0;
    b = ((b << 5) | (b >>> 27)) >>> 0;
  }
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
}
