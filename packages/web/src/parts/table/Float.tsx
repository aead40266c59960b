import { Icon } from '../icons/Icon.tsx';
import type { Fx } from './context.ts';
import effects from './effects.module.css';

/** What rises from something that something happens to. The log says the same in words. */
export function Float({ fx }: { fx: Fx }) {
  if (fx.kind === 'kill')
    return (
      <span key={fx.key} className={`${effects.skull} ${effects.rises}`} aria-hidden="true">
        <Icon name="kill" size="100%" />
      </span>
    );
  if (fx.kind === 'aim')
    return (
      <span key={fx.key} className={effects.aim} aria-hidden="true">
        <Icon name="target" size="100%" />
      </span>
    );
  if (fx.n === undefined || (fx.kind !== 'damage' && fx.kind !== 'heal')) return null;
  return (
    <span key={fx.key} className={`${effects.float} ${effects.rises}`} data-kind={fx.kind} aria-hidden="true">
      <Icon name={fx.kind === 'damage' ? 'damage' : 'heal'} />
      {fx.kind === 'damage' ? `−${fx.n}` : `+${fx.n}`}
    </span>
  );
}
