/** How a carrier answers a risk with a certain last name (docs/sandbox.md). */
export const behaviors = {
  Declinewell: 'declined',
  Referman: 'referred',
  Slowpoke: 'slow',
  Timeoutby: 'never',
  Brokenshire: 'breaks once',
  Busyfield: 'busy once',
  Garbleton: 'malformed',
  Needmore: 'needs data',
  Pendergast: 'later',
  Repriceton: 'repriced',
} as const

export type Behavior = (typeof behaviors)[keyof typeof behaviors]

/** The behavior that a last name triggers; undefined for any other name. */
export function behaviorOf(lastName: string): Behavior | undefined {
  return Object.hasOwn(behaviors, lastName) ? behaviors[lastName as keyof typeof behaviors] : undefined
}

/** How an offer has to end with each behavior: the kind of the outcome, and the cause of a failure. */
export interface Ending {
  readonly kind: 'quoted' | 'referred' | 'declined' | 'needs' | 'failed'
  readonly cause?: 'timeout' | 'network' | 'http' | 'badAnswer' | 'auth' | 'quota' | 'maintenance'
}

type Endings = { readonly json: Ending; readonly acord: Ending }

const both = (ending: Ending): Endings => ({ json: ending, acord: ending })

/** An answer after twelve seconds is too late for JSON and in time for ACORD. */
export const endings: Readonly<Record<Behavior, Endings>> = {
  declined: both({ kind: 'declined' }),
  referred: both({ kind: 'referred' }),
  slow: { json: { kind: 'failed', cause: 'timeout' }, acord: { kind: 'quoted' } },
  never: both({ kind: 'failed', cause: 'timeout' }),
  // We don't ask ACORD carriers again after a lost reply, unless they allow it.
  'breaks once': { json: { kind: 'quoted' }, acord: { kind: 'failed', cause: 'http' } },
  // Nothing was done, so both are asked again.
  'busy once': both({ kind: 'quoted' }),
  malformed: both({ kind: 'failed', cause: 'badAnswer' }),
  'needs data': both({ kind: 'needs' }),
  later: both({ kind: 'quoted' }),
  repriced: both({ kind: 'quoted' }),
}

const failed = (cause: NonNullable<Ending['cause']>): Endings => both({ kind: 'failed', cause })

/** In ACORD an underwriter has to look at a success without a price. */
const unpriced: Endings = { ...failed('badAnswer'), acord: { kind: 'referred' } }

/** Faults of a hostile network or a broken carrier, and how an offer has to end with each. */
export const faults = {
  reset: failed('network'),
  'half open': failed('timeout'),
  'slow headers': failed('timeout'),
  drip: failed('timeout'),
  flood: failed('badAnswer'),
  bomb: failed('badAnswer'),
  'redirect inward': failed('http'),
  'wrong content type': failed('badAnswer'),
  truncated: failed('badAnswer'),
  'wrong currency': failed('badAnswer'),
  'negative premium': failed('badAnswer'),
  'premium NaN': failed('badAnswer'),
  'premium zero': unpriced,
  'premium huge': failed('badAnswer'),
  'premium missing': unpriced,
  unauthorized: failed('auth'),
  'not appointed': failed('auth'),
  'too many requests': failed('quota'),
  maintenance: failed('maintenance'),
} as const satisfies Readonly<Record<string, Endings>>

export type Fault = keyof typeof faults

export function isFault(text: unknown): text is Fault {
  return typeof text === 'string' && Object.hasOwn(faults, text)
}
