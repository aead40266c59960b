import { credits } from '../../parts/icons/credits.ts';
import { Page } from '../../parts/page/Page.tsx';
import styles from './CreditsPage.module.css';

const FONTS = 'https://github.com/huertatipografica/Alegreya';
const OFL = 'https://openfontlicense.org';

export const CreditsPage = () => (
  <Page title="Credits" lead="Whose work is on this table.">
    <div className={styles.text}>
      <section>
        <h2>Unofficial</h2>
        <p>
          Wardroom is made by players. It is not published, endorsed or checked by whoever owns the games it plays. Game
          names belong to their owners. The rules are told in our own words. No picture of a printed card is used: cards
          are laid out by us, around icons of game-icons.net.
        </p>
      </section>
      <section>
        <h2>Pictures and type</h2>
        <dl className={styles.list}>
          {credits.map((c) => (
            <div key={c.what}>
              <dt>{c.what}</dt>
              <dd>
                <a href={c.url}>{c.who}</a>, <a href={c.licenceUrl}>{c.licence}</a>. Recoloured, and set on grounds of
                our own.
              </dd>
            </div>
          ))}
          <div>
            <dt>Typefaces Alegreya and Alegreya Sans</dt>
            <dd>
              <a href={FONTS}>Juan Pablo del Peral, Huerta Tipográfica</a>, <a href={OFL}>SIL Open Font License</a>.
            </dd>
          </div>
          <div>
            <dt>Sounds</dt>
            <dd>Made as they are played, from nothing but numbers.</dd>
          </div>
        </dl>
      </section>
      <section>
        <h2>Built with</h2>
        <p>React, TanStack Router, Zustand, Motion, three.js, cannon-es and µPlot, each under the MIT licence.</p>
      </section>
      <section>
        <h2>Private</h2>
        <p>
          No account, no tracking. Settings, the match under way and your last choices stay in this browser; clearing
          its data for this page removes them.
        </p>
      </section>
    </div>
  </Page>
);
