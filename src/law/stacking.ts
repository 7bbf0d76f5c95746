import type { State } from './jurisdictions.ts'

/** For a state where the uninsured motorist limits are stacked over a policy's cars unless the buyer turns that down. */
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

/** A state's law that lets buyers choose; undefined if no such law was read. */
export function stackingIn(state: State): Stacking | undefined {
  return stacking.find(one => one.state === state)
}
