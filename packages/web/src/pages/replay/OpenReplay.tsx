import { useId } from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import { FileButton } from '../../parts/page/FileButton.tsx';
import { Page } from '../../parts/page/Page.tsx';
import css from './OpenReplay.module.css';

interface Props {
  error: string | null;
  busy: boolean;
  hasLast: boolean;
  onFile: (file: File) => void;
  onLast: () => void;
  /** A link was pasted. */
  onLink: (link: string) => void;
}

/** No replay is open: where to get one from. */
export function OpenReplay({ error, busy, hasLast, onFile, onLast, onLink }: Props) {
  const id = useId();
  return (
    <Page title="Replays" lead="Watch a match again: step by step, from either side, with open hands.">
      {error !== null && (
        <p className={css.error} role="alert">
          <Icon name="warning" size={22} /> <span>{error}</span>
        </p>
      )}
      <div className={css.ways}>
        <section className={css.drop}>
          <Icon name="upload" size={44} className={css.icon} />
          <h2>A replay file</h2>
          <p>
            Drop it anywhere on this page, or pick it. Its name ends in <code>.replay.json</code>.
          </p>
          <FileButton
            label="Replay file"
            accept=".json,application/json"
            className="button brass"
            disabled={busy}
            onFile={onFile}
          >
            {busy ? 'Opening…' : 'Open a file'}
          </FileButton>
        </section>
        <section className={css.way}>
          <Icon name="replay" size={44} className={css.icon} />
          <h2>Your last match</h2>
          <p>{hasLast ? 'The match you have just played.' : 'Play a match to its end, and it is kept here.'}</p>
          <button type="button" className="button" onClick={onLast} disabled={!hasLast || busy}>
            Watch it
          </button>
        </section>
        <section className={css.way}>
          <Icon name="link" size={44} className={css.icon} />
          <h2>A link</h2>
          <p>
            <label htmlFor={id}>A link to a replay holds the whole match. Open it, or paste it here.</label>
          </p>
          <form
            className={css.paste}
            onSubmit={(e) => {
              e.preventDefault();
              onLink(String(new FormData(e.currentTarget).get('link') ?? '').trim());
            }}
          >
            <input
              id={id}
              name="link"
              className="field"
              autoComplete="off"
              required
              placeholder="https://…/replay#r=…"
            />
            <button type="submit" className="button" disabled={busy}>
              Open
            </button>
          </form>
        </section>
      </div>
    </Page>
  );
}
