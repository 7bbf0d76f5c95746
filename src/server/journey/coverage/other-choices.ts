import { type Text, told } from '../../../language/text.ts'
import { composed } from '../../../language/texts.ts'
import { stepTitles } from '../../../lines/covers.ts'
import type { Stop } from '../../../wizard/walk.ts'
import type { Alternative } from '../../results/explain/price-effects.ts'
import type { PricedCover } from './cover-steps.ts'

/** A choice that the visitor has not made, with the prices it would bring. */
export interface OtherChoice extends Alternative {
  /** The cover, as `updateQuote` takes it. */
  readonly name: string
  readonly value: string
}

/** The other choices of a cover, in the order of its cards. */
export function otherChoices(cover: PricedCover): readonly OtherChoice[] {
  const { stop, name, key, car, choices } = cover
  return choices
    .filter(({ card, isChosen }) => !isChosen && isSuggested(stop, card.value))
    .map(({ card, after }) => ({
      name,
      value: card.value,
      what:
        stepTitles[stop.asks.name]?.[card.value] ??
        composed(
          tell =>
            `${tell(labelOf(cover))}: ${tell(car === undefined ? stop.step.say({ choice: card.value }) : card.title)}`,
        ),
      group: key,
      route: stop.route,
      after,
    }))
}

/** The name of a cover, or of one car's part of it. */
export function labelOf({ stop, car }: PricedCover): Text {
  const { short, title } = stop.step.props
  return car === undefined
    ? (short ?? title)
    : { en: `${told(car, 'en')} deductible`, es: `Deducible de ${told(car, 'es')}` }
}

/** Injury protection for which people have to prove that they may choose it. */
const needProof = ['EXCLUDED', '50000', 'OPTED_OUT']

/** Cover for the visitor’s own injuries, which nobody is advised to give up for its price. */
const forInjuries = ['uninsured', 'underinsured', 'pip', 'medicalPayments']

/** Never suggests, for its price, less than it costs to rebuild or to buy everything again, nor what few people may choose. */
function isSuggested({ asks: { name } }: Stop, value: string): boolean {
  if (name === 'injuryProtection') return !needProof.includes(value)
  if (forInjuries.includes(name)) return !['NONE', 'NO', '0'].includes(value)
  return !((name === 'dwelling' || name === 'belongings') && Number(value) < 100)
}
