import { type OtherCover, pricedCovers } from '../../src/law/auto-covers.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import { coveragesOf } from '../../src/rating/plan/format-step.ts'
import type { Documents } from './documents.ts'

/** How losses of one's own car divide: frequency times severity of each coverage, iso-2024. */
const damageLosses = { collision: 228.3, comprehensive: 91.1 }

/**
 * The covers that some carriers price apart, as shares of what is paid for liability and injuries in a state that has
 * every policy carry them; modelled.
 */
const apart = {
  uninsured: () => 0.07,
  underinsured: () => 0.04,
  /** About $5,000 of medical payments. */
  medicalPayments: (least = 5_000) => 0.03 * (least / 5_000) ** 0.6,
} satisfies Partial<Record<OtherCover, (least?: number) => number>>

interface Divided {
  readonly documents: Pick<Documents, 'family'>
  readonly state: State
  /** The share of liability and injuries in full cover. */
  readonly liability: number
}

/**
 * The share of each coverage of a carrier in the premium of full cover. Covers that nobody has to buy in the state have
 * one too, which no price there includes.
 */
export function sharesOfCoverages({
  documents,
  state,
  liability,
}: Divided): readonly (readonly [coverage: string, share: number])[] {
  const { included } = pricedCovers(state)
  const separate = coveragesOf(documents.family).flatMap(({ id }) => {
    if (!isApart(id)) return []
    const rule = included.find(({ cover }) => cover === id)
    return [{ id, share: liability * apart[id](rule?.least), isIncluded: rule !== undefined }]
  })
  const bought = separate.filter(({ isIncluded }) => isIncluded)
  const { collision, comprehensive } = damageLosses
  const damage = (1 - liability) / (collision + comprehensive)
  return [
    ['liability', liability - bought.reduce((sum, { share }) => sum + share, 0)],
    ...separate.map(({ id, share }) => [id, share] as const),
    ['collision', collision * damage],
    ['comprehensive', comprehensive * damage],
  ]
}

function isApart(id: string): id is keyof typeof apart {
  return id in apart
}
