import { Link } from '../../../navigation/navigation.tsx';
import { Dialog } from '../../../parts/dialog/Dialog.tsx';
import css from './FairDice.module.css';

/** Why nobody can have chosen the dice, in the words of whoever might doubt it. */
export function FairDice({ commitment, onClose }: { commitment: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Fair dice">
      <div className={css.text}>
        <p>Every die and every shuffle of this match comes from two things together:</p>
        <ul>
          <li>
            a secret that the server drew before the match. Its fingerprint stands below and was told to everybody
            before the first roll, so the secret cannot be changed any more;
          </li>
          <li>
            a random share from the browser of each player, which the server could not know when it drew its secret.
          </li>
        </ul>
        <p>
          When the match is over the secret is told, and anybody can work out every die again: <em>Verify</em> does it
          in this browser.
        </p>
        <p className={css.label}>Fingerprint of the secret (SHA-256)</p>
        <code className={css.hash}>{commitment}</code>
        <p>
          <Link to="/dice">How all dice of this server have fallen</Link>
        </p>
      </div>
    </Dialog>
  );
}
