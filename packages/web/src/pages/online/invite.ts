import { toast } from '../../parts/dialog/Toast.tsx';

/** The address of a table and its match. */
export const addressOf = (code: string): string => `${location.origin}/t/${code}`;

export async function copyLink(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(addressOf(code));
    toast('The link is copied.');
    return true;
  } catch {
    toast(`This browser does not let pages copy. The link is ${addressOf(code)}`, 'bad');
    return false;
  }
}

/** Phones have a sheet of their own for this; others copy the link. */
export const canShare = (): boolean => 'share' in navigator;

export async function shareLink(code: string, title: string): Promise<void> {
  try {
    await navigator.share({ title: 'Wardroom', text: `Play ${title} with me`, url: addressOf(code) });
  } catch {
    // They thought better of it.
  }
}
