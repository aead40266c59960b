import { type ReactNode, Suspense } from 'react';
import { later } from '../later.tsx';

// No page begins with a window open.
const Modal = later(() => import('./Modal.tsx').then((m) => m.Modal));

/** Fetches what windows are made of: a page calls it when it stands. */
export const fetchWindows = Modal.fetch;

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the lower edge, always in sight. */
  footer?: ReactNode;
  size?: 'small' | 'normal' | 'card' | 'wide';
  /** For those who listen only: the content has a title of its own to look at. */
  hideTitle?: boolean;
  className?: string;
}

/**
 * A window over the page. Esc, the cross and the dark around it close it; the focus goes back to where it was. It opens
 * with the focus on what has `data-first-focus`, or else on the cross.
 */
export const Dialog = ({ open, ...props }: DialogProps) =>
  open && (
    <Suspense>
      <Modal {...props} look="dialog" />
    </Suspense>
  );

/** The same, coming up from the lower edge of a phone or standing at the side of a desk. */
export const Sheet = ({ open, ...props }: DialogProps) =>
  open && (
    <Suspense>
      <Modal {...props} look="sheet" />
    </Suspense>
  );
