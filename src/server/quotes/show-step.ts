import type { Properties } from '../../contract/properties.ts'
import { placeOf } from '../../reference/places.ts'
import { skipped } from '../../wizard/step.ts'
import { type Journey, type Place, progress, type Walk, walk } from '../../wizard/walk.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/**
 * What a step's page shows to this visitor. Throws `not-on-path` with the open page, or `quote-expired` when the
 * visitor has no quote of that line.
 */
export async function showStep(services: Services, visitor: Buffer, path: string): Promise<Properties> {
  const line = services.lines.lineOf(path)
  if (!line) return showStart(services, visitor, path)
  const quote = await services.quotes.current({ visitor, line: line.name })
  if (!quote) throw new AppError('quote-expired')
  const journey = { line, answers: quote.answers, today: services.today() }
  const walked = walk(journey)
  const place = walked.path.find(one => one.route === path)
  if (!place) throw new AppError('not-on-path', { endpoint: walked.open?.route ?? `/quotes/${quote.id}` })
  return { ...describe(journey, walked, place), quote_number: quote.id }
}

/** "Start Over" finds the ZIP of the quote before filled in; a first visit finds nothing. */
async function showStart({ lines, quotes }: Services, visitor: Buffer, path: string): Promise<Properties> {
  const page = lines.startPage(path)
  const properties = { ...page.props, kind: page.kind }
  if (path !== '/welcome') return properties
  const newest = await Promise.all(lines.all.map(line => quotes.current({ visitor, line: line.name })))
  const start = newest.find(quote => quote !== null)?.answers.start
  return start ? { ...properties, answer: start } : properties
}

function describe(journey: Journey, walked: Walk, place: Place): Properties {
  const { step } = place.asks
  const at = walked.path.indexOf(place)
  const { current, total } = progress(journey, walked, place)
  const back = walked.path[at - 1]?.route ?? '/welcome'
  const answer = place.answered ? place.answer : guess(journey, place)
  return {
    ...step.props,
    kind: step.kind,
    step_current: current,
    step_total: total,
    step_visible: step.props.step_visible ?? true,
    skip_button: place.asks.type === 'ask' && place.asks.skippable,
    answers: walked.path.filter(one => one.answered && one !== place).map(chip),
    back,
    ...(place.uuid === undefined ? {} : { uuid: place.uuid }),
    ...(answer === undefined || answer === skipped ? {} : { answer }),
  }
}

/** An address not given yet begins with the ZIP that the visitor typed on the start page. */
function guess({ answers, line }: Journey, place: Place): unknown {
  if (place.asks.step.kind !== 'address') return undefined
  const zip = startZip(answers.start)
  const found = zip === undefined ? null : placeOf(zip)
  const isFirst = line.stages[0] === place.stage
  return found && isFirst ? { city: found.city, state: found.state, zipcode: found.zip } : undefined
}

function startZip(start: unknown): string | undefined {
  // Stored by the start page, whose schema has a ZIP in it.
  return (start as { zipCode?: string } | undefined)?.zipCode
}

/** A page answered before, in few words; a list says how many it holds on its own page. */
function chip({ route, asks, answer }: Place) {
  const { title } = asks.step.props
  if (asks.type === 'collect') return { route, question: title, answer: title }
  return { route, question: title, answer: answer === skipped ? 'Passed' : asks.step.say(answer) }
}
