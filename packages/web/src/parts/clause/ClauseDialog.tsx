import { useWholeCatalogue } from '../../engine/catalogue.ts';
import { Link } from '../../navigation/navigation.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Icon } from '../icons/Icon.tsx';
import { CardLarge } from './CardLarge.tsx';
import { ClauseBody } from './ClauseBody.tsx';
import styles from './ClauseDialog.module.css';
import { ClauseLink } from './ClauseLink.tsx';
import { closeClause } from './open.ts';

/** A citation, opened: our wording of the clause, or the card whose own text it is. */
export function ClauseDialog({ game, id }: { game: string; id: string }) {
  const catalogue = useWholeCatalogue(game);
  const clause = catalogue.rulebook.find((c) => c.id === id);
  if (clause !== undefined) {
    const known = new Set(catalogue.rulebook.map((c) => c.id));
    return (
      <Dialog
        open
        onClose={closeClause}
        title={`${clause.section} · ${clause.id}`}
        footer={
          <Link to="/rules/$game/$clause" params={{ game, clause: id }} className="button" onClick={closeClause}>
            <Icon name="book" /> Open in the rulebook
          </Link>
        }
      >
        <ClauseBody clause={clause} cite={(to) => (known.has(to) ? <ClauseLink id={to} game={game} /> : to)} />
      </Dialog>
    );
  }
  const face = catalogue.cards[id];
  return (
    <Dialog open onClose={closeClause} size={face === undefined ? 'small' : 'card'} title={face?.name ?? id}>
      {face === undefined ? (
        <p className={styles.none}>Neither a clause nor a card has this name.</p>
      ) : (
        <CardLarge face={face} game={game} />
      )}
    </Dialog>
  );
}
