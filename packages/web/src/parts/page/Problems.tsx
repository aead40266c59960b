/** Told one by one; of the others only how many. */
const TOLD = 6;

/** What could not be read of a file or a list, and why. */
export const Problems = ({ of, className }: { of: readonly string[]; className?: string | undefined }) =>
  of.length > 0 && (
    <ul className={className}>
      {of.slice(0, TOLD).map((p) => (
        <li key={p}>{p}</li>
      ))}
      {of.length > TOLD && <li>and {of.length - TOLD} more</li>}
    </ul>
  );
