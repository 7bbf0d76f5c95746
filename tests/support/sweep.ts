/** Set by `npm run sweep`: every sweep then tries everything it can. */
const isWhole = process.env.SWEEP === 'whole'

export interface Sweep {
  /** How many are tried in this run. */
  readonly size: number
  /** For the name of the test: "100 of 1,000 homes a state", or "1,000 homes a state" where all are tried. */
  readonly title: string
}

/** A sweep over random cases: `npm test` tries a sample of them, `npm run sweep` all. */
export function sweep(whole: number, of: string, sample: number): Sweep {
  const size = isWhole ? whole : Math.min(sample, whole)
  return { size, title: `${size === whole ? '' : `${count(size)} of `}${count(whole)} ${of}` }
}

/**
 * The part of a list to try: in `npm test` every `nth` item, beginning with the one at `turn`, so that tests that take turns try
 * all of it between them; in `npm run sweep` each test tries all of it.
 */
export function everyNth<Thing>(nth: number, all: readonly Thing[], turn = 0): readonly Thing[] {
  return isWhole ? all : all.filter((_, index) => index % nth === turn % nth)
}

/** For the name of a test over `everyNth`: "one in 4", or "each". */
export function shareTried(nth: number): string {
  return isWhole ? 'each' : `one in ${nth}`
}

function count(size: number): string {
  return size.toLocaleString('en-US')
}
