/**
 * The five shapes of a page that the table knows. Style sheets say `@media (--phone)`: the build writes these in; code asks
 * `useWide`. A page may have several: 720×450, which is a laptop at twice the size, is a small low phone.
 */
export const breakpoints = {
  /** Too little room for what stands side by side on others: narrower than most phones, or shorter. */
  small: '(width < 24rem) or ((width < 48rem) and (height < 46rem))',
  /** One column. */
  phone: '(width < 48rem)',
  /** No room for the log beside the table. */
  tablet: '(width < 62rem)',
  /** No room for a large card beside the table. */
  laptop: '(width < 75rem)',
  /** A phone that lies on its side: what stood above the board stands beside it. */
  low: '(width >= 40rem) and (height <= 30rem)',
} as const;

export type Breakpoint = keyof typeof breakpoints;
