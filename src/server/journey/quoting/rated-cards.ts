import type { Carrier } from '../../../carriers/carrier.ts'
import type { ChoiceProps } from '../../../kinds/choice/choice.ts'
import type { LineJourney } from '../../../lines/index.ts'
import { none } from '../../../wizard/none.ts'
import type { Stop, Walk } from '../../../wizard/walk.ts'
import { riskOf } from './risk-of.ts'

/** The input by which plans rate what a discount's card names. */
const inputs: Readonly<Record<string, string>> = {
  GOOD_STUDENT: 'goodStudent',
  DRIVER_TRAINING: 'driverTraining',
  AWAY_AT_SCHOOL: 'awayAtSchool',
  PREVENTION_COURSE: 'preventionCourse',
  PAPERLESS: 'paperless',
  AUTOMATIC_PAYMENT: 'automaticPayment',
  TELEMATICS: 'telematics',
  ANTI_THEFT: 'antiTheft',
}

interface JourneyAndWalk {
  readonly journey: LineJourney
  readonly walked: Walk
}

const aboutDiscounts = ['driverDiscounts', 'policyDiscounts']
/** Questions that not every panel rates, with the input of each. */
const ratedByFew: Readonly<Record<string, string>> = {
  credit: 'credit',
  multiPolicy: 'multiPolicy',
  propertyDamage: 'propertyDamageLimit',
}

/**
 * The cards of a question about discounts by which some insurer there may price, and the one for none of them; undefined for any other
 * question, and before the prices.
 */
export function ratedCards(
  carriers: readonly Carrier[],
  of: JourneyAndWalk,
  { asks, step }: Stop,
): ChoiceProps['choices'] | undefined {
  if (!aboutDiscounts.includes(asks.name) || of.walked.open) return undefined
  // These questions are cards.
  const { choices } = step.props as unknown as ChoiceProps
  const rated = ratedIn(carriers, of)
  return choices.filter(({ value }) => value === none || rated(inputs[value.replace(/:.*/, '')] ?? ''))
}

/** Whether an answer to a question may change a price. */
export function mayMovePrices(carriers: readonly Carrier[], of: JourneyAndWalk, place: Stop): boolean {
  const input = ratedByFew[place.asks.name]
  if (input !== undefined && !of.walked.open) return ratedIn(carriers, of)(input)
  const cards = ratedCards(carriers, of, place)
  return cards === undefined || cards.some(({ value }) => value !== none)
}

/** Whether some insurer there may price by an input. One that is asked over a wire may price by each. */
function ratedIn(
  carriers: readonly Carrier[],
  { journey: { line, today }, walked: { application } }: JourneyAndWalk,
): (input: string) => boolean {
  const { state, effective: on } = riskOf({ line: line.name, application, today })
  const writing = carriers.flatMap(({ lines }) => {
    const own = lines[line.name]
    return own?.states.includes(state) ? [own] : []
  })
  const isAsked = writing.some(({ connector }) => connector.via === 'wire')
  const rated = new Set(writing.flatMap(({ book }) => [...(book?.choose({ state, on })?.ratedBy ?? [])]))
  return input => isAsked || rated.has(input)
}
