import type {
  CoversPage,
  CoverToChoose,
  LatestChange,
  PriceEffect,
  ReferencePrice,
} from '../../../contract/prices/covers.ts'
import { type Speech, told } from '../../../language/text.ts'
import { allTold } from '../../../language/texts.ts'
import type { Tell } from '../../../sentences/tell.ts'
import type { CoversView, CoverView, LatestView, ReferenceView } from '../../journey/adjusting/show-covers.ts'
import { tellLateStart } from './tell-late-start.ts'

/** The page of the covers on the wire, without its result. */
export function tellCovers(
  { covers, latest, late, effects, reference }: CoversView,
  tell: Tell,
  speech: Speech,
): Omit<CoversPage, 'result'> {
  const largest = Math.max(...effects.map(({ cents }) => Math.abs(cents)))
  return {
    covers: covers.map(cover => tellCover(cover, tell, speech)),
    ...(latest ? { latest: tellLatest(latest, tell) } : {}),
    ...tellLateStart(late, speech),
    effects: effects.map(effect => ({
      ...tellEffect(effect, tell, speech),
      share: Math.round((Math.abs(effect.cents) / largest) * 100) / 100,
    })),
    ...(reference ? { reference: tellReference(reference, tell) } : {}),
  }
}

function tellCover({ unfollowedBy, ...cover }: CoverView, tell: Tell, speech: Speech): CoverToChoose {
  const choices = cover.choices.map(({ price, cheapest, ...choice }) => ({
    ...choice,
    ...(price ? { price: tell(price) } : {}),
    ...(cheapest ? { cheapest: tell(cheapest) } : {}),
  }))
  return {
    ...allTold({ ...cover, choices }, speech),
    ...(unfollowedBy
      ? { unfollowed: tell({ key: 'note.unfollowedBy', values: { insurers: unfollowedBy } }) }
      : {}),
  }
}

function tellLatest({ difference, ...latest }: LatestView, tell: Tell): LatestChange {
  return { difference: tell(difference), ...latest }
}

function tellEffect(
  { what, route, ...values }: CoversView['effects'][number],
  tell: Tell,
  speech: Speech,
): Omit<PriceEffect, 'share'> {
  const effect = tell({ key: 'price.difference', values })
  return { what: told(what, speech), effect, is_less: values.cents < 0, route }
}

function tellReference(reference: ReferenceView, tell: Tell): ReferencePrice {
  const { insurer, cents, period, isEstimated, cheaper, isCheaperEstimated } = reference
  const price = tell({ key: 'price.amount', values: { cents, period } })
  return {
    insurer,
    price,
    ...(isEstimated ? { estimated: true } : {}),
    cheaper,
    ...(isCheaperEstimated ? { cheaper_estimated: true } : {}),
  }
}
