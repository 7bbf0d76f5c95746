import type { Review } from '../../../contract/answers/review.ts'
import type { Untold } from '../../../language/text.ts'
import { alike } from '../../../language/texts.ts'
import type { LineJourney } from '../../../lines/index.ts'
import { insuranceOf } from '../../../lines/insurance-of.ts'
import { check } from '../../../wizard/check.ts'
import { type Collect, routeOf, stepOf } from '../../../wizard/line.ts'
import type { Stop, Walk } from '../../../wizard/walk.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { type Walking, walkedOf } from '../journey-of.ts'
import { awaitsReview, type QuoteOf, readOwnQuote } from '../own-quote.ts'
import type { Services } from '../services.ts'
import { itemsOf, partsOf } from './answer-parts.ts'
import { changedAnswers } from './changed-answers.ts'
import { furtherPage } from './further-page.ts'
import { answerPages, ownAnswer, readableBy } from './own-answers.ts'
import { startPlaceOf } from './start-place.ts'
import { givenBack, takenOverSentence } from './taken-over.ts'

/** A review before it is put into words. */
type ReviewView = Untold<
  Review,
  'answer' | 'before' | 'insurance' | 'label' | 'name' | 'now' | 'question' | 'takenOver' | 'text' | 'title'
>

type ListView = Extract<ReviewView['chapters'][number]['entries'][number], { readonly items: unknown }>

/**
 * Every answer of a visitor's quote, finished or not, by the headings of its line. Throws `quote-expired` as showResults does.
 */
export async function reviewAnswers(
  services: Walking & Services<'quotes'>,
  visitor: Buffer,
  id: string,
): Promise<{ quote: Quote; review: ReviewView }> {
  const quote = await readOwnQuote(services, { visitor, id })
  const { journey, walked } = walkedOf(services, quote)
  const readable = readableBy({ quote, visitor })
  const say = ownAnswer({ quote, visitor, journey, walked })
  const entryOf = (place: Stop) =>
    place.asks.type === 'collect'
      ? listOf(journey, walked, place.asks)
      : { ...say(place), parts: partsOf(readable(place)) }
  const pages = answerPages(walked)
  const titles = new Map(pages.map(({ stage: { chapter } }) => [chapter.en, chapter]))
  const chapters = [...titles.values()].map(title => ({
    title,
    entries: pages.filter(({ stage }) => stage.chapter.en === title.en).map(entryOf),
  }))
  const { open } = walked
  const { takenOver } = quote.notes
  return {
    quote,
    review: {
      insurance: insuranceOf(quote.line),
      ...(awaitsReview(quote, visitor) && { byAgent: { version: quote.version, ...placeIn(quote, pages) } }),
      chapters,
      changes: changedAnswers({ quote, journey, walked }),
      waiting: waitingIn(journey, walked, takenOver?.questions ?? []),
      ...(takenOver && takenOver.facts.length > 0 && { takenOver: takenOverSentence(takenOver) }),
      ...furtherPage({ journey, walked }),
      ...(open && { open: open.route }),
    },
  }
}

function placeIn(quote: Quote, pages: readonly Stop[]): { readonly place?: string } {
  const place = pages.some(({ step }) => step.kind === 'address') ? null : startPlaceOf(quote)
  return place ? { place: `${place.city}, ${place.state} ${place.zip}` } : {}
}

/** Taken-over answers to questions after the open one. */
function waitingIn(journey: LineJourney, walked: Walk, taken: readonly string[]): ReviewView['waiting'] {
  const { line, answers, today } = journey
  return line.stages.flatMap(stage => {
    const isWaiting = taken.includes(stage.name) && !walked.path.some(one => one.stage === stage)
    if (!isWaiting || stage.type !== 'ask') return []
    const step = stepOf(stage, walked.application)
    const checked = check(step.answer(today), answers[stage.name])
    return checked.ok
      ? [{ name: alike(stage.name), question: step.props.title, answer: step.say(checked.answer) }]
      : []
  })
}

/** Removes an answer that was taken over, so that its question is asked. Throws `quote-expired` as showResults does. */
export async function askAgain(
  services: Services<'quotes'>,
  { question, ...of }: QuoteOf & { question: string },
): Promise<void> {
  const quote = await readOwnQuote(services, of)
  const given = givenBack(quote, question)
  // If another tab saved in between, the visitor is still on the way; the page shows the current answers.
  if (quote.completedAt === null && given) await services.quotes.save({ quote, ...given })
}

/** The items of a finished list, each with its answers except the first, which names it in its row. */
function listOf(journey: LineJourney, walked: Walk, stage: Collect): ListView {
  const items = itemsOf({ journey, walked }, stage)
  return { route: routeOf(journey.line, stage), question: stage.step.props.title, items }
}
