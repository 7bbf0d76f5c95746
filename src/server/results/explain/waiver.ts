import type { Quoted } from '../../../connectors/connector.ts'
import type { Sentence } from '../../../sentences/sentence.ts'
import type { ShownCarrier } from '../offer-view.ts'

/** What a price says about conditions known before the trip, with the fewest days since the first payment for which it applies. */
const daysSincePayment: Readonly<Record<string, number>> = {
  'assumed.tripHealthSoon': 0,
  'assumed.tripHealthLater': 15,
  'assumed.tripHealth': 22,
}

/** Nobody said when the first payment was: it may have been today. */
const unanswered = 'assumed.firstPayment'

/**
 * What a trip's price assumes, with what the insurer itself says about medical conditions known before: whether it waives their
 * exclusion for people who buy within days of the first payment. What usually applies stays if the insurer says nothing.
 */
export function withOwnWaiver(
  { assumed, coverage }: Pick<Quoted, 'assumed' | 'coverage'>,
  { policies }: Pick<ShownCarrier, 'policies'>,
): readonly Sentence[] {
  const days = policies?.travel?.waiverDays
  const keys = assumed.flatMap(sentence => ('key' in sentence ? [sentence.key] : []))
  const [paid] = keys.flatMap(key => daysSincePayment[key] ?? [])
  const isMedical = coverage.parts.some(({ kind }) => kind === 'medicalOnly')
  if (days === undefined || paid === undefined || isMedical) return assumed
  const isWaived = days > 0 && (days >= paid || keys.some(key => key === unanswered))
  const own: Sentence = isWaived
    ? { key: 'assumed.tripHealthWithin', values: { days } }
    : { key: 'assumed.tripHealth' }
  const isGeneral = (sentence: Sentence) =>
    'key' in sentence && (sentence.key in daysSincePayment || sentence.key === unanswered)
  return [own, ...assumed.filter(sentence => !isGeneral(sentence))]
}
