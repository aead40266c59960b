import type { CardFace } from '@wardroom/core';
import { Sigil } from '../../parts/card/Art.tsx';
import type { landOf } from './facts.ts';
import css from './Land.module.css';

interface Props {
  land: ReturnType<typeof landOf>;
  /** Of the site. */
  face: CardFace | undefined;
  /** Whose it is; nobody's if absent. */
  side: 'near' | 'far' | undefined;
  /** Somebody is below: the cut through the ground is deep enough to show them. */
  cut: boolean;
  /** It gives nothing: it has lost its colour. */
  disabled: boolean;
  /** The fight or the front of the storyline is about it. */
  meant: 'attack' | 'aim' | undefined;
  fx: string | undefined;
}

/** The ground of a square: nothing in the void, otherwise a slab of land or water that rises out of it. */
export const Land = ({ land, face, side, cut, disabled, meant, fx }: Props) => (
  <span
    className={css.land}
    data-land={land}
    data-side={side}
    data-open={cut}
    data-disabled={disabled}
    data-meant={meant}
    data-new={fx === 'rise'}
    data-fx={fx}
    aria-hidden="true"
  >
    <span className={css.top}>
      {face !== undefined && land !== 'rubble' && (
        <span className={css.sigil}>
          <Sigil face={face} />
        </span>
      )}
    </span>
    <span className={css.cliff} />
  </span>
);
