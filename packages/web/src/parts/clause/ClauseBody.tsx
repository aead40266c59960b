import type { Clause } from '@wardroom/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './ClauseBody.module.css';
import { ClauseText } from './ClauseText.tsx';

interface Props {
  clause: Clause;
  cite: (id: string) => ReactNode;
  marked?: readonly string[];
}

/** Wording, ruling, example: the same in the rulebook and over the table. */
export function ClauseBody({ clause, cite, marked }: Props) {
  const words = { cite, marked };
  return (
    <div className={styles.body}>
      <p className={styles.text}>
        <ClauseText text={clause.text} {...words} />
      </p>
      {(clause.advice === true || clause.modes === 'many') && (
        <p className={styles.tags}>
          {clause.advice === true && <span>Advice: a deck may ignore it</span>}
          {clause.modes === 'many' && <span>Matters with three players or more, or with a partner</span>}
        </p>
      )}
      {clause.ruling !== undefined && (
        <Aside kind="ruling" icon="check" label="Ruling">
          <ClauseText text={clause.ruling} {...words} />
        </Aside>
      )}
      {clause.example !== undefined && (
        <Aside kind="example" icon="dice" label="Example">
          <ClauseText text={clause.example} {...words} />
        </Aside>
      )}
    </div>
  );
}

const Aside = ({
  kind,
  icon,
  label,
  children,
}: {
  kind: string;
  icon: IconName;
  label: string;
  children: ReactNode;
}) => (
  <div className={styles.aside} data-kind={kind}>
    <p className={styles.label}>
      <Icon name={icon} /> {label}
    </p>
    <p>{children}</p>
  </div>
);
