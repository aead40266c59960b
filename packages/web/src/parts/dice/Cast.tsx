import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DiceScene } from './DiceScene.ts';
import styles from './DiceTray.module.css';
import { FlatDice } from './FlatDice.tsx';
import { type Roll, terms } from './roll.ts';
import { TotalLine } from './TotalLine.tsx';
import { timesFor } from './times.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface Props {
  roll: Roll;
  /** Null: flat dice. */
  scene: DiceScene | null;
  speed: number;
  reduced: boolean;
  onDone: () => void;
  onImpact?: (strength: number) => void;
}

type Stage = 'throw' | 'count' | 'verdict' | 'done';

/** How much longer than planned a throw may take before it is ended: a page in the background gets no frames. */
const GRACE = 500;

/** One roll from the hand to the verdict. A new roll is a new Cast. */
export function Cast({ roll, scene, speed, reduced, onDone, onImpact }: Props) {
  const [times] = useState(() => timesFor(speed, reduced));
  // Decided when the roll starts: dice do not turn solid in mid-air because their code has arrived.
  const [solid, setSolid] = useState(scene !== null && !reduced && speed > 0 && roll.coin === undefined);
  const [stage, setStage] = useState<Stage>(speed > 0 ? 'throw' : 'done');
  const parts = terms(roll);
  const [counted, setCounted] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const after = (delay: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      act();
    }, delay);
    timers.current.add(timer);
  };
  const stop = () => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current.clear();
  };

  const end = () => {
    setStage('done');
    onDone();
  };
  const judge = () => {
    setCounted(parts.length);
    if (!roll.verdict) return end();
    setStage('verdict');
    if (solid && roll.verdict.kind === 'slip') scene?.skitter(times.verdict);
    if (solid && roll.verdict.kind === 'critical') scene?.flare(times.verdict * 1.4);
    after(times.verdict, end);
  };
  const count = () => {
    setStage('count');
    if (reduced) return judge();
    const each = times.count / Math.max(1, parts.length);
    parts.forEach((_, at) => {
      if (at === 0) setCounted(1);
      else after(each * at, () => setCounted(at + 1));
    });
    after(times.count, judge);
  };

  const begin = useEffectEvent(() => {
    if (stage === 'done') {
      onImpact?.(0.5);
      onDone();
      return;
    }
    if (solid && scene) {
      const dice = roll.dice.flatMap(({ faces, from }) => faces.map((face) => ({ face, from })));
      let landed = false;
      const land = (seen: boolean) => {
        if (landed) return;
        landed = true;
        if (!seen) setSolid(false);
        count();
      };
      const current = timers.current;
      const mark = setTimeout(() => land(scene.finish()), times.throw + GRACE);
      current.add(mark);
      void scene
        .play({ key: roll.key, dice, lasts: times.throw, onImpact: (strength) => onImpact?.(strength) })
        .then((seen) => {
          // Its own timer still being there means that the roll was neither ended nor replaced meanwhile.
          if (!current.delete(mark)) return;
          clearTimeout(mark);
          land(seen);
        });
      return;
    }
    const faces = roll.dice.flatMap((thrower) => thrower.faces);
    if (reduced) onImpact?.(0.4);
    else for (const at of faces.keys()) after(times.throw * (0.44 + 0.03 * at), () => onImpact?.(0.7));
    after(times.throw, count);
  });
  const halt = useEffectEvent(stop);

  useEffect(() => {
    begin();
    return () => halt();
  }, []);

  const skip = () => {
    if (stage === 'done') return;
    stop();
    if (solid && !scene?.finish()) setSolid(false);
    setCounted(parts.length);
    end();
  };

  const flat = !solid || scene === null;
  const kind = roll.verdict?.kind;
  const judged = stage === 'verdict' || stage === 'done';
  return (
    <>
      {flat && (
        <div className={styles.flat}>
          <FlatDice
            dice={roll.dice}
            coin={roll.coin !== undefined}
            entrance={reduced ? 'fade' : stage === 'throw' ? 'tumble' : 'none'}
            lasts={times.throw}
            skitter={kind === 'slip' && judged && !reduced && speed > 0}
          />
        </div>
      )}
      <div
        className={styles.reading}
        data-stage={stage}
        data-fade={reduced || undefined}
        data-verdict={judged ? kind : undefined}
      >
        <p className={styles.title}>{roll.title}</p>
        <TotalLine roll={roll} counted={stage === 'done' ? parts.length : counted} shown={stage !== 'throw'} />
        {roll.verdict && (
          <div className={styles.slot}>{judged && <VerdictMark verdict={roll.verdict} fade={reduced} />}</div>
        )}
      </div>
      {judged && !reduced && kind === 'critical' && <div className={styles.flash} aria-hidden="true" />}
      <button
        type="button"
        className={styles.skip}
        aria-label="Skip to the result"
        aria-disabled={stage === 'done'}
        tabIndex={stage === 'done' ? -1 : 0}
        onClick={skip}
      />
    </>
  );
}
