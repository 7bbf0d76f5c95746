import type { StatusReply } from '../../contract/status.ts'
import { walk } from '../../wizard/walk.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/** What the results page shows. Throws `quote-expired` for an unknown quote and for another visitor's alike. */
export async function showResults(
  services: Services,
  visitor: Buffer,
  id: string,
): Promise<StatusReply['data']> {
  const { lines, quotes, offers, present, today } = services
  const quote = await quotes.read({ visitor, id })
  if (!quote) throw new AppError('quote-expired')
  const { open, application } = walk({
    line: lines.byName(quote.line),
    answers: quote.answers,
    today: today(),
  })
  if (open) throw new AppError('not-on-path', { endpoint: open.route })
  return present({ quote, application, offers: await offers.offersOf(quote) })
}
