import list from './insurers.json' with { type: 'json' }

/** A company that a visitor may be insured with now. */
export interface Insurer {
  readonly name: string
  /** Its customers are not asked when their policy began (spec 2.3). */
  readonly skipsPolicyStart?: boolean
}

/** What is suggested for the current insurer, the largest first; any other name may be typed. */
export const insurers: readonly Insurer[] = list

const skipping = new Set(insurers.filter(one => one.skipsPolicyStart).map(({ name }) => key(name)))

/** Whether this insurer's customers are not asked when their policy began; capitals and spaces do not count. */
export function skipsPolicyStart(name: string): boolean {
  return skipping.has(key(name))
}

function key(name: string): string {
  return name.replace(/\s+/g, '').toLowerCase()
}
