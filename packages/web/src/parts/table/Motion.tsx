import { MotionConfig } from 'motion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useReduced } from '../../settings.ts';
import { GlideContext, type Gliding } from './Glide.tsx';

// On its way together with the engine, so that it is mostly there when the first cards are.
const coming = import('./Gliding.tsx').then(
  (m) => m.Gliding,
  () => null,
);
let loaded: Gliding | null = null;

/** Gliding cards. The table does not wait for what makes them glide: until that is loaded they are simply there. */
export function Motion({ children }: { children: ReactNode }) {
  const reduced = useReduced();
  const [gliding, setGliding] = useState(() => loaded);
  useEffect(() => {
    void coming.then((found) => {
      loaded = found;
      setGliding(() => found);
    });
  }, []);
  return (
    <MotionConfig reducedMotion={reduced ? 'always' : 'never'}>
      <GlideContext value={gliding}>{children}</GlideContext>
    </MotionConfig>
  );
}
