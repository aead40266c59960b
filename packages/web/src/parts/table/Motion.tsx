import { LazyMotion, MotionConfig } from 'motion/react';
import type { ReactNode } from 'react';
import { useReduced } from '../../settings.ts';

const features = () => import('./motion-features.ts').then((m) => m.default);

/** Gliding cards. What makes them glide is loaded after the table stands; until then they are simply there. */
export function Motion({ children }: { children: ReactNode }) {
  const reduced = useReduced();
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion={reduced ? 'always' : 'never'}>{children}</MotionConfig>
    </LazyMotion>
  );
}
