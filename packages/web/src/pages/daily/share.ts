import { toast } from '../../parts/dialog/Toast.tsx';

/** Tell others: by the share sheet where there is one to touch, else by the clipboard. */
export async function share(text: string): Promise<void> {
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    try {
      await navigator.share({ text });
      return;
    } catch (e) {
      // Closed without choosing anybody.
      if (e instanceof DOMException && e.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast('The result is copied: paste it where you like', 'good');
  } catch {
    toast('The browser does not allow copying here: select the text yourself.', 'bad');
  }
}
