import { useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { DialogProps } from './Dialog.tsx';
import styles from './Modal.module.css';

interface ModalProps extends Omit<DialogProps, 'open'> {
  look: 'dialog' | 'sheet';
}

/** A window that is open. */
export function Modal({
  onClose,
  title,
  children,
  footer,
  size = 'normal',
  hideTitle = false,
  className = '',
  look,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const label = useId();
  const pressed = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      dialog.close();
      // The element itself brings the focus back, except to what the page has drawn anew meanwhile.
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the dark around it is a bonus; Esc and the cross do the same.
    <dialog
      ref={ref}
      className={`${styles[look]} ${className}`}
      data-size={size}
      aria-labelledby={label}
      onCancel={(e) => {
        if (e.target !== ref.current) return;
        e.preventDefault();
        onClose();
      }}
      onPointerDown={(e) => {
        pressed.current = e.target === ref.current;
      }}
      onClick={(e) => {
        // Only a press that began there: selecting text out of the window must not close it.
        if (e.target === ref.current && pressed.current) onClose();
      }}
    >
      <div className={styles.box}>
        <header className={styles.head} data-bare={hideTitle}>
          <h2 id={label} className={hideTitle ? 'visually-hidden' : undefined}>
            {title}
          </h2>
          <button type="button" className={`button bare round ${styles.close}`} onClick={onClose} aria-label="Close">
            <Icon name="close" size={20} />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section className={styles.body} tabIndex={0} aria-labelledby={label}>
          {children}
        </section>
        {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
