import { create } from 'zustand';
import { Dialog } from './Dialog.tsx';

export interface Asked {
  title: string;
  text?: string;
  /** Words of the two buttons: what happens, not "OK". */
  yes?: string;
  no?: string;
  /** What cannot be taken back. */
  danger?: boolean;
  /** What nobody would want: leaving it stands out. */
  harms?: boolean;
}

const useAsked = create<{ asked: (Asked & { answer: (yes: boolean) => void }) | null }>(() => ({ asked: null }));

/** Asks before something irrevocable. Closing the window is a no; a second question answers the first with no. */
export function confirm(asked: Asked): Promise<boolean> {
  useAsked.getState().asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean): void => {
      useAsked.setState({ asked: null });
      resolve(yes);
    };
    useAsked.setState({ asked: { ...asked, answer } });
  });
}

export function ConfirmHost() {
  const asked = useAsked((s) => s.asked);
  if (asked === null) return null;
  const { title, text, yes = 'Yes', no = 'Cancel', danger = false, harms = false, answer } = asked;
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={() => answer(false)}
      footer={
        <>
          <button
            type="button"
            className={`button ${harms ? 'brass' : ''}`}
            data-first-focus={danger || harms || undefined}
            onClick={() => answer(false)}
          >
            {no}
          </button>
          <button
            type="button"
            data-first-focus={!(danger || harms) || undefined}
            className={`button ${danger ? 'blood' : harms ? '' : 'brass'}`}
            onClick={() => answer(true)}
          >
            {yes}
          </button>
        </>
      }
    >
      {text !== undefined && <p>{text}</p>}
    </Dialog>
  );
}
