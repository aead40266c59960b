import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of quiet around it: a camera needs them. */
const EDGE = 3;

/** Text as a picture that cameras read: dark on light in both themes. */
export function Qr({ text, label, className }: { text: string; label: string; className: string | undefined }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: EDGE });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dark.join('') };
  }, [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="var(--white)" />
      <path d={path} fill="var(--black)" />
    </svg>
  );
}
