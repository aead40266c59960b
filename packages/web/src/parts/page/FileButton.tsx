import { type ReactNode, useRef } from 'react';

interface Props {
  /** What file it is, for whoever hands it over without the button. */
  label: string;
  accept: string;
  onFile: (file: File) => void;
  className?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A button that asks for a file. */
export function FileButton({ label, accept, onFile, className = 'button', disabled = false, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={(e) => {
          const file = e.target.files?.[0];
          if (file !== undefined) onFile(file);
          // So that the same file can be given once more.
          e.target.value = '';
        }}
      />
      <button type="button" className={className} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </button>
    </>
  );
}
