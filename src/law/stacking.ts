import type { State } from './jurisdictions.ts'

/** Where the limits for uninsured motorists add up over the cars of a policy unless the buyer turns that down. */
export interface Stacking {
  readonly state: State
  readonly statute: string
  readonly source: string
}

const stacking: readonly Stacking[] = [
  {
    state: 'FL',
    statute: 'Fla. Stat. 627.727(9)',
    source: 'flsenate.gov, SB 706 of 2013, which quotes it',
  },
  {
    state: 'PA',
    statute: '75 Pa.C.S. 1738',
    source: 'blog.counselstack.com, which quotes it; law.com, The Legal Intelligencer',
  },
]

/** The law of a state that lets buyers choose; undefined where it was not read that one does. */
export function stackingIn(state: State): Stacking | undefined {
  return stacking.find(one => one.state === state)
}
