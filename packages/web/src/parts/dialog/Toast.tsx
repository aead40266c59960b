import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './Toast.module.css';

export type ToastKind = 'info' | 'good' | 'bad';

/** Something to do about it. */
export interface ToastAction {
  label: string;
  do: () => void;
}

interface Said {
  id: number;
  text: string;
  kind: ToastKind;
  action?: ToastAction | undefined;
}

const ICONS: Record<ToastKind, IconName> = { info: 'info', good: 'check', bad: 'warning' };

const useSaid = create<{ said: Said[] }>(() => ({ said: [] }));
let nextId = 1;

const unsay = (id: number): void => useSaid.setState(({ said }) => ({ said: said.filter((x) => x.id !== id) }));

/** A sentence that comes and goes. `bad` is read out at once, and stays longer. */
export function toast(text: string, kind: ToastKind = 'info', action?: ToastAction): void {
  const id = nextId++;
  useSaid.setState(({ said }) => ({
    said: [...said.filter((x) => x.text !== text), { id, text, kind, action }].slice(-3),
  }));
  setTimeout(() => unsay(id), (kind === 'bad' ? 5000 : 3000) + text.length * 40);
}

export function ToastHost() {
  const said = useSaid((s) => s.said);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Shown anew each time, so that it lies above a window opened since.
    if (said.length === 0) return;
    ref.current?.showPopover();
    const shown = ref.current;
    return () => shown?.hidePopover();
  }, [said]);
  const list = (bad: boolean) =>
    said
      .filter((x) => (x.kind === 'bad') === bad)
      .map((x) => (
        <p key={x.id} className={styles.toast} data-kind={x.kind}>
          <Icon name={ICONS[x.kind]} size={20} />
          <span>{x.text}</span>
          {x.action !== undefined && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                unsay(x.id);
                x.action!.do();
              }}
            >
              {x.action.label}
            </button>
          )}
          <button type="button" className={styles.close} onClick={() => unsay(x.id)} aria-label="Dismiss">
            <Icon name="close" size={14} />
          </button>
        </p>
      ));
  return (
    <div ref={ref} popover="manual" className={styles.host}>
      <div role="status">{list(false)}</div>
      <div role="alert">{list(true)}</div>
    </div>
  );
}
