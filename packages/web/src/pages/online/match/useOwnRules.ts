import type { Catalogue } from '@wardroom/host';
import { useEffect, useState } from 'react';
import { useCatalogue } from '../../../engine/catalogue.ts';
import { call } from '../../../engine/link.ts';

/** What a match is drawn with: cards and clauses of the rules it was begun with. */
export interface OwnRules {
  /** Null while it is looked for, and where there is none. */
  catalogue: Catalogue | null;
  /** Why there is none. */
  refusal: string;
}

/** `fingerprint`: of its rules, null as long as that is not known. Inside a suspense boundary. */
export function useOwnRules(game: string, fingerprint: string | null): OwnRules {
  const present = useCatalogue(game);
  const [own, setOwn] = useState<OwnRules>({ catalogue: null, refusal: '' });
  const other = fingerprint !== null && fingerprint !== present.fingerprint;
  useEffect(() => {
    if (!other) return undefined;
    let gone = false;
    const settle = (found: OwnRules): void => {
      if (!gone) setOwn(found);
    };
    call('catalogueOf', game, fingerprint).then(
      (catalogue) => settle({ catalogue, refusal: '' }),
      (e: Error) => settle({ catalogue: null, refusal: e.message }),
    );
    return () => {
      gone = true;
    };
  }, [game, fingerprint, other]);
  return other ? own : { catalogue: present, refusal: '' };
}
