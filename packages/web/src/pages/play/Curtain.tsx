import { Icon } from '../../parts/icons/Icon.tsx';
import css from './Curtain.module.css';

/** Hot seat: the screen changes hands. Nothing of anybody's hand is on the page meanwhile. */
export function Curtain({ name, ready }: { name: string; ready: () => void }) {
  return (
    <section className={css.curtain} aria-labelledby="curtain">
      <Icon name="hand" size={64} />
      <h1 id="curtain">{name}, your seat</h1>
      <p>Hand the screen over. When only {name} is looking:</p>
      {/* biome-ignore lint/a11y/noAutofocus: it is the only thing there is to do. */}
      <button type="button" className="button brass" autoFocus onClick={ready}>
        I am {name}
      </button>
    </section>
  );
}
