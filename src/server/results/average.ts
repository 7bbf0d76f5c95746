import { isState } from '../../law/jurisdictions.ts'
import { type AverageCover, type PublishedAverage, publishedAverage } from '../../market/averages.ts'
import type { Answers } from '../../wizard/walk.ts'

interface AveragedQuote {
  readonly line: string
  readonly state: string
  readonly application: Answers
}

/** The published average shown beside a visitor’s prices; null where none is published for such cover. */
export function averageFor({ line, state, application }: AveragedQuote): PublishedAverage | null {
  const cover = line === 'auto' ? autoCover(application) : 'usual'
  if (cover === null || !isState(state)) return null
  return publishedAverage({ line, cover, state })
}

/** Publishers distinguish two kinds of cover for a car: full cover, and no more than the state requires. */
function autoCover({ limits, physicalDamage }: Answers): AverageCover | null {
  // The step kind `choice` gives these, checked by its schema; lenders require full cover, so it is not asked about their cars.
  const damage = (physicalDamage as { choice: string } | undefined)?.choice ?? 'FULL'
  if (damage === 'FULL') return 'full'
  const isLeast = (limits as { choice: string } | undefined)?.choice === 'MIN'
  return damage === 'LIABILITY' && isLeast ? 'minimum' : null
}
