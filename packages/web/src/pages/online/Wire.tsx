import { useWire } from '../../online/socket.ts';
import styles from './Online.module.css';

/** Says when the connection is lost. It comes back by itself, and nothing is lost with it. */
export function Wire() {
  const { state, why } = useWire();
  if (state !== 'lost' && why === '') return null;
  return (
    <p className={styles.banner} role="status">
      {state === 'lost' ? 'The connection is lost. Trying again; the match waits for you.' : why}
    </p>
  );
}
