import type { Properties } from '../../contract/properties.ts'
import type { Start } from '../../kinds/start/start.ts'
import { placeOf } from '../../reference/places.ts'
import { routeOf } from '../../wizard/line.ts'
import { isFurtherItem, progress } from '../../wizard/progress.ts'
import { skipped } from '../../wizard/step.ts'
import { type Journey, listing, listOf, type Stop, type Walk } from '../../wizard/walk.ts'
import type { Quote } from '../store/quote.ts'
import { givenAnswer } from './given-answer.ts'

/** A page on a visitor's own path. */
export interface PathPage {
  readonly quote: Pick<Quote, 'id' | 'number'>
  readonly journey: Journey
  readonly walked: Walk
  readonly place: Stop
}

/** What a page on the path shows: the question, what was answered before, and where it stands in the line. */
export function describeStep({ quote, ...page }: PathPage): Properties {
  const { journey, walked, place } = page
  const { step, asks } = place
  const { current, total } = progress(journey, walked, place)
  const answer = place.answered ? place.answer : (place.outdated ?? guess(journey, place))
  return {
    ...step.props,
    ...(asks.type === 'collect' ? listing(journey, walked, asks) : {}),
    kind: step.kind,
    step_current: current,
    step_total: total,
    step_visible: step.props.step_visible ?? true,
    skip_button: asks.type === 'ask' && asks.skippable,
    answers: walked.path
      .filter(one => one.answered && one !== place && isOfItem(one, place))
      .map(one => givenAnswer(journey, walked, one)),
    back: backFrom(page) ?? '/start',
    ...(place.uuid === undefined ? {} : { uuid: place.uuid }),
    ...(answer === undefined || answer === skipped ? {} : { answer }),
    quote_id: quote.id,
    quote_number: quote.number,
  }
}

/**
 * The page before this one. Where a list holds other items the way back from an item is its list, and from the list
 * what was asked before it: whoever pressed "add" by mistake gets out again, and nobody goes in a circle.
 */
function backFrom({ journey, walked, place }: Omit<PathPage, 'quote'>): string | undefined {
  const { stage, asks } = place
  const before = (from: (one: Stop) => boolean) => walked.path[walked.path.findIndex(from) - 1]?.route
  if (stage.type === 'collect') {
    if (asks === stage.asks[0] && isFurtherItem(journey, place)) return routeOf(journey.line, stage)
    if (asks === stage && listOf(journey, stage).items.length > 1) return before(one => one.stage === stage)
  }
  return before(one => one.asks === asks || one.asks === stage)
}

/** An address not given yet begins with what the start page was told: the ZIP code, or a partner's street line. */
function guess({ answers }: Journey, place: Stop): unknown {
  if (place.step.kind !== 'address') return undefined
  // Stored by the start page, whose schema it passed.
  const start = answers.start as Start | undefined
  const found = start && placeOf(start.zipCode)
  if (!found) return undefined
  return { address1: start.address ?? '', city: found.city, state: found.state, zipcode: found.zip }
}

/** What was said of an item stands beside its own pages; elsewhere its list names it. */
function isOfItem(one: Stop, { uuid }: Stop): boolean {
  return one.uuid === undefined || one.uuid === uuid
}
