import type { ArcaneCardView } from '@wardroom/arcane';
import type { CardFace } from '@wardroom/core';
import type { CSSProperties } from 'react';
import { Art } from '../../parts/card/Art.tsx';
import { Die } from '../../parts/dice/FlatDice.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { arcaneDress } from './dress.ts';
import { diceFor, type Lying } from './facts.ts';
import { statesOf } from './labels.ts';
import css from './Piece.module.css';
import { RunedBack } from './RunedBack.tsx';

interface Props {
  lying: Lying;
  face: CardFace | undefined;
  near: number;
  /** It is just being turned over. */
  turning: boolean;
}

/**
 * A card as it lies on a square: what a player must read from afar. Face down it is a runed back that leans toward its
 * owner, who sees at its foot what it is. All of it is said in words by the square's label.
 */
export function Piece({ lying, face, near, turning }: Props) {
  const { card, seat, up, planned } = lying;
  const side = seat === near ? 'near' : 'far';
  const open = up && face !== undefined;
  return (
    <span
      className={css.piece}
      data-side={side}
      data-up={open}
      data-kind={open ? face.stock : undefined}
      data-planned={planned}
      data-turning={turning}
      aria-hidden="true"
    >
      {open ? <Open card={card} face={face} side={side} /> : <Hidden face={face} side={side} />}
      {turning && (
        <span className={css.reverse}>
          {open ? <RunedBack side={side} /> : face !== undefined && <Art face={face} />}
        </span>
      )}
      <Damage card={card} side={side} />
      <States card={card} />
    </span>
  );
}

function Open({ card, face, side }: { card: ArcaneCardView; face: CardFace; side: 'near' | 'far' }) {
  const printed = (stat: string): number | undefined => face.figures.find((f) => f.stat === stat)?.value;
  const attack = printed('attack');
  const health = printed('health');
  return (
    <span className={css.face} data-side={side}>
      <span className={css.art}>
        <Art face={face} />
      </span>
      <span className={css.name} style={{ '--letters': Math.max(9, face.name.length) } as CSSProperties}>
        {face.name}
      </span>
      {attack !== undefined && (
        <Figure kind="attack" now={card.stats?.attack ?? attack} printed={attack} icon="arcane:attack" />
      )}
      {health !== undefined && (
        <Figure
          kind="health"
          now={Math.max(0, card.hp ?? card.maxHp ?? health)}
          printed={health}
          full={card.maxHp ?? health}
          icon="hp"
        />
      )}
    </span>
  );
}

interface FigureProps {
  kind: 'attack' | 'health';
  now: number;
  printed: number;
  /** What it would be unhurt. */
  full?: number;
  icon: 'arcane:attack' | 'hp';
}

/** A figure in its corner. Raised or lowered by an effect it has a brass mark with an arrow; hurt it is only smaller. */
function Figure({ kind, now, printed, full = now, icon }: FigureProps) {
  const change = Math.sign(full - printed);
  return (
    <span className={css.figure} data-tip={kind} data-kind={kind} data-hurt={now < full}>
      <Icon name={icon} size="100%" />
      <b>{now}</b>
      {change !== 0 && (
        <svg className={css.mark} data-change={change} viewBox="-5 -5 10 10" aria-hidden="true">
          <circle r="4.6" />
          <path d={change > 0 ? 'M0-3 2.8 1.4H-2.8z' : 'M0 3 2.8-1.4H-2.8z'} />
        </svg>
      )}
    </span>
  );
}

function Hidden({ face, side }: { face: CardFace | undefined; side: 'near' | 'far' }) {
  return (
    <span className={css.hidden}>
      <span className={css.back}>
        <RunedBack side={side} />
      </span>
      {face !== undefined && (
        <>
          <span className={css.chip}>
            <Art face={face} />
          </span>
          <span className={css.peek}>{face.name}</span>
        </>
      )}
    </span>
  );
}

/** Dice for damage, as the box has it. */
function Damage({ card, side }: { card: ArcaneCardView; side: 'near' | 'far' }) {
  const dice = diceFor(card.hurt ?? 0);
  if (dice.length === 0) return null;
  return (
    <span className={css.dice} data-tip="damage" data-side={side}>
      {dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they were put.
        <Die key={i} face={face} from="near" order={i} />
      ))}
    </span>
  );
}

/** More than this many would cover the card; the square's label and the inspector name them all. */
const ROOM = 3;

function States({ card }: { card: ArcaneCardView }) {
  const states = statesOf(card, arcaneDress);
  if (states.length === 0) return null;
  const shown = states.length > ROOM ? states.slice(0, ROOM - 1) : states;
  return (
    <span className={css.states} data-many={states.length > 1}>
      {shown.map(({ name, label, icon, left }) => (
        <span key={name} className={css.state} data-tip={name}>
          <Icon name={icon} />
          <i>{label}</i>
          {left !== null && <b>{left}</b>}
        </span>
      ))}
      {states.length > shown.length && <span className={css.state}>+{states.length - shown.length}</span>}
    </span>
  );
}
