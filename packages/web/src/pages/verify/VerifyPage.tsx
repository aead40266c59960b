import type { Throw, Verdict } from '@wardroom/host/verify';
import { useEffect, useRef, useState } from 'react';
import { entryOf } from '../../games/index.ts';
import { Link, useParams } from '../../navigation/navigation.tsx';
import { finishedMatch, replayKey } from '../../online/people.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { FileButton } from '../../parts/page/FileButton.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { type Signed, signedBy } from './signed.ts';
import { Throws } from './Throws.tsx';
import styles from './VerifyPage.module.css';

/** What is read of a replay here; what is wrong with it, the verdict says. */
interface Shown {
  game?: string;
  seed?: string;
  setup?: { seats?: { name?: string }[] };
  fair?: { commitment?: string; entropy?: string[] };
}

interface Checked {
  replay: Shown;
  verdict: Verdict;
  throws: Throw[];
  /** By the browser's own cryptography, or by a library where the browser hides it. */
  own: boolean;
  signed: Signed;
}

async function check(replay: object): Promise<Checked> {
  const { verifyDice, systemHashes } = await import('@wardroom/host/verify');
  const own = globalThis.crypto?.subtle !== undefined;
  const hashes = own ? systemHashes : (await import('@wardroom/host/other-hashes')).otherHashes;
  const throws: Throw[] = [];
  const verdict = await verifyDice(replay, { hashes, tell: (made) => void throws.push(made) });
  return { replay, verdict, throws, own, signed: await signedBy(replay, replayKey) };
}

/** Works out every die and shuffle of a finished match again, in this browser, by code that shares nothing with the game. */
export function VerifyPage() {
  const { match } = useParams();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [error, setError] = useState('');
  const asked = useRef(0);
  const look = async (replay: () => Promise<object>): Promise<void> => {
    const own = ++asked.current;
    setChecked(null);
    setError('');
    try {
      const done = await check(await replay());
      if (own === asked.current) setChecked(done);
    } catch (e) {
      if (own === asked.current) setError((e as Error).message);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another match is another check, and nothing else is.
  useEffect(() => {
    if (match !== undefined) void look(() => finishedMatch(match));
  }, [match]);
  return (
    <Page
      title="Verify the dice"
      lead="Every die and shuffle of a finished match, worked out again in your own browser from what was fixed before the first throw."
    >
      {match === undefined && <OpenFile onOpen={(read) => void look(read)} />}
      {error !== '' && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      {match !== undefined && checked === null && error === '' && <p role="status">Working it out…</p>}
      {checked !== null && <Result checked={checked} match={match} />}
    </Page>
  );
}

/** Of the largest file that is read. */
const LARGEST = 16_000_000;

function OpenFile({ onOpen }: { onOpen: (read: () => Promise<object>) => void }) {
  const read = async (file: File): Promise<object> => {
    if (file.size > LARGEST) throw new Error('The file is too large for a replay: at most 16 MB are read.');
    try {
      const value: unknown = JSON.parse(await file.text());
      if (typeof value === 'object' && value !== null) return value;
    } catch {
      // Said below.
    }
    throw new Error('The file is not a whole replay; it may have been cut off.');
  };
  return (
    <p className={styles.open}>
      <FileButton
        label="Replay file"
        accept=".json,application/json"
        className="button brass"
        onFile={(file) => onOpen(() => read(file))}
      >
        <Icon name="upload" /> Choose the replay of an online match
      </FileButton>
    </p>
  );
}

const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

function Result({ checked, match }: { checked: Checked; match: string | undefined }) {
  const { replay, verdict, throws, own, signed } = checked;
  const { problems, dice, shuffles } = verdict;
  const { commitment = '', entropy = [] } = replay.fair ?? {};
  const names = replay.setup?.seats?.map((s, i) => s.name ?? `Player ${i + 1}`) ?? [];
  return (
    <div className={styles.result}>
      <section aria-label="Verdict" className={styles.verdict} data-right={problems.length === 0} role="status">
        <Icon name={problems.length === 0 ? 'check' : 'warning'} size={34} />
        <div>
          <h2>{problems.length === 0 ? 'Every one is right' : 'Something is wrong'}</h2>
          <p>
            {problems.length === 0
              ? `${counted(dice, 'die', 'dice')} in ${counted(throws.length - shuffles, 'throw')} and ${counted(shuffles, 'shuffle')} are exactly what the server's secret and the players' shares give.`
              : 'This match does not follow from what was fixed before its first throw:'}
          </p>
          {problems.length > 0 && (
            <ul>
              {problems.map((p) => (
                <li key={p}>{p}</li>
              ))}
            </ul>
          )}
          <p className={signed.right === false ? styles.wrong : undefined}>{signed.words}</p>
          <p className={styles.how}>
            {own
              ? "Computed with your browser's own cryptography."
              : 'This page did not come over HTTPS, so your browser hides its own cryptography; a library was used instead.'}
          </p>
        </div>
      </section>
      {commitment !== '' && (
        <ol className={styles.steps}>
          <li>
            <h3>Before the first throw, the server showed the fingerprint of a secret</h3>
            <Hash of={commitment} />
          </li>
          <li>
            <h3>Each player's browser added a share of its own</h3>
            <dl className={styles.shares}>
              {entropy.map((share, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places.
                <div key={i}>
                  <dt>{names[i] ?? `Seat ${i + 1}`}</dt>
                  <dd>{share === '' ? 'nothing: a seat that the server plays' : <Hash of={share} />}</dd>
                </div>
              ))}
            </dl>
          </li>
          <li>
            <h3>After the match the server told the secret, and its SHA-256 is that fingerprint</h3>
            <Hash of={replay.seed ?? ''} />
          </li>
          <li>
            <h3>Each throw comes from HMAC-SHA-256 of its number under secret and shares</h3>
            <Throws throws={throws} />
          </li>
        </ol>
      )}
      <p className={styles.ways}>
        {match !== undefined && (
          <Link to="/r/$match" params={{ match }} className="button">
            <Icon name="replay" /> Watch the match
          </Link>
        )}
        <Link to="/dice" className="button">
          <Icon name="dice" /> All dice served
        </Link>
      </p>
      {replay.game !== undefined && (
        <p className={styles.how}>A match of {entryOf(replay.game)?.title ?? replay.game}.</p>
      )}
    </div>
  );
}

const Hash = ({ of }: { of: string }) => <code className={styles.hash}>{of}</code>;
