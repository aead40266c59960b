import * as motion from 'motion/react-client';
import type { Gliding as Glides } from './Glide.tsx';

/** A place for a card that glides there from where it was before. */
export const Gliding: Glides = ({ id, stood, solid = false, children, ...place }) => (
  <motion.div
    layout
    layoutId={id}
    // What lies on the table already is not dealt a second time.
    initial={stood || solid ? false : { opacity: 0, scale: 0.8 }}
    animate={{ opacity: 1, scale: 1 }}
    transition={{ duration: 0.22, ease: 'easeOut' }}
    {...place}
  >
    {children}
  </motion.div>
);
