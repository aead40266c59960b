import type { LessonFacts } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { useState } from 'react';
import { Link } from '../../navigation/navigation.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { hasLearnt } from '../play/learnt.ts';
import styles from './Lessons.module.css';

interface Props {
  catalogue: Catalogue;
  onLearn: (lesson: LessonFacts) => void;
}

/** The game's guided matches, the first that was not finished here before all others. */
export function Lessons({ catalogue: { name, lessons }, onLearn }: Props) {
  const [next] = useState(() => lessons.find(({ id }) => !hasLearnt(name, id))?.id);
  if (lessons.length === 0) return null;
  return (
    <div className={styles.lessons}>
      {lessons.map((lesson) => (
        <button
          key={lesson.id}
          type="button"
          className={styles.learn}
          data-first={lesson.id === next && lesson === lessons[0]}
          onClick={() => onLearn(lesson)}
        >
          <Icon name="book" /> {lesson.learns}
        </button>
      ))}
      <Link to="/puzzles" className={styles.learn}>
        <Icon name="target" /> Puzzles
      </Link>
    </div>
  );
}
