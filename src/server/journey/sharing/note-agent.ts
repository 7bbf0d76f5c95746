import { skipped } from '../../../wizard/step.ts'
import { type Answers, type Walk, walk } from '../../../wizard/walk.ts'
import { Fail } from '../../errors.ts'
import type { ByAgent, Quote } from '../../store/rows/quote.ts'
import { journeyOf, type Walking } from '../journey-of.ts'
import { type QuoteOf, readOwnQuote, withContactFrom } from '../own-quote.ts'
import { admitAsking, type Sender } from '../quoting/admit.ts'
import { isDisclosed } from '../quoting/is-disclosed.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import type { Services } from '../services.ts'
import { answerPages } from '../wizard/own-answers.ts'

type Noting = Walking & Services<'quotes' | 'makeOffers' | 'admit'>

interface NoteAgent extends QuoteOf {
  readonly note: ByAgent
  /** The version of the quote that the person saw; any if it is not about what they saw. */
  readonly seen?: number
  readonly sender: Sender
}

/**
 * Notes on an assistant's quote what the person behind it has seen: only answers that the review shows. Of a finished quote, the
 * others are dropped; while a question is open, they wait behind it, and the quote has to be reviewed again. If the note lets
 * insurers over a wire be asked about a finished quote, they are asked. Throws `quote-expired` as `showResults` does, a Fail if an
 * answer has changed since, or as `Admit` does.
 */
export async function noteAgent(services: Noting, { note, seen, sender, ...of }: NoteAgent): Promise<Quote> {
  return retryOnConflict(async () => {
    const quote = await readOwnQuote(services, of)
    const { agent } = quote.notes
    if (!agent) return quote
    if (seen !== undefined && seen !== quote.version) throw new Fail({}, { key: 'answers-changed' })
    const isFirstReview = note.isReviewed && quote.notes.contactFrom === undefined
    const reviewed = isFirstReview ? withContactFrom(quote, of.visitor) : quote.notes
    const journey = journeyOf(services, quote)
    const walked = walk(journey)
    const unseen = note.isReviewed ? unseenIn(quote, walked) : []
    const isAllSeen = unseen.length === 0 || !walked.open
    const notes = isAllSeen ? { ...reviewed, agent: { ...agent, ...note } } : reviewed
    const answers = isAllSeen ? without(quote.answers, unseen) : quote.answers
    const mayAskNow = !isDisclosed(walked, quote.notes) && isDisclosed(walked, notes)
    const offers =
      mayAskNow && quote.completedAt !== null && !walked.open
        ? services.makeOffers({
            quoteId: quote.id,
            line: quote.line,
            application: walked.application,
            today: journey.today,
            isDisclosed: true,
          })
        : undefined
    await admitAsking(services, { quote, sender, offers })
    return services.quotes.save({ quote, answers, notes, offers })
  })
}

/** The questions whose answers the review does not show. */
function unseenIn({ answers }: Pick<Quote, 'answers'>, walked: Walk): readonly string[] {
  const shown = new Set(['start', ...answerPages(walked).map(({ asks }) => asks.name)])
  return Object.keys(answers).filter(name => !shown.has(name) && answers[name] !== skipped)
}

function without(answers: Answers, names: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))
}
