import { walk } from '../../../wizard/walk.ts'
import { Fail } from '../../errors.ts'
import type { ByAgent, Quote } from '../../store/rows/quote.ts'
import { journeyOf, type Walking } from '../journey-of.ts'
import { type QuoteOf, readOwnQuote, withContactFrom } from '../own-quote.ts'
import { admitAsking, type Sender } from '../quoting/admit.ts'
import { isDisclosed } from '../quoting/is-disclosed.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import type { Services } from '../services.ts'

type Noting = Walking & Services<'quotes' | 'makeOffers' | 'admit'>

interface NoteAgent extends QuoteOf {
  readonly note: ByAgent
  /** The version of the quote that the person saw; any if it is not about what they saw. */
  readonly seen?: number
  readonly sender: Sender
}

/**
 * Notes on an assistant's quote what the person behind it has seen. If that lets insurers over a wire be asked about a finished
 * quote, they are asked. Throws `quote-expired` as `showResults` does, a Fail if an answer has changed since, or as `Admit` does.
 */
export async function noteAgent(services: Noting, { note, seen, sender, ...of }: NoteAgent): Promise<Quote> {
  return retryOnConflict(async () => {
    const quote = await readOwnQuote(services, of)
    const { agent } = quote.notes
    if (!agent) return quote
    if (seen !== undefined && seen !== quote.version) throw new Fail({}, { key: 'answers-changed' })
    const isFirstReview = note.isReviewed && quote.notes.contactFrom === undefined
    const reviewed = isFirstReview ? withContactFrom(quote, of.visitor) : quote.notes
    const notes = { ...reviewed, agent: { ...agent, ...note } }
    const journey = journeyOf(services, quote)
    const walked = walk(journey)
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
    return services.quotes.save({ quote, answers: quote.answers, notes, offers })
  })
}
