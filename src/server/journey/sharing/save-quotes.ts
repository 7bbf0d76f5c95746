import type { SaveQuotesReply } from '../../../contract/sharing/save-quotes.ts'
import { AppError, Fail } from '../../errors.ts'
import type { Failure } from '../../failures.ts'
import { mailboxIn } from '../../store/rows/mailing/mail-address.ts'
import type { Enqueued } from '../../store/rows/mailing/mail-outbox.ts'
import { type QuoteOf, readOwnQuote } from '../own-quote.ts'
import type { Sender } from '../quoting/admit.ts'
import { type Reading, readFinished } from '../results/show-results.ts'
import type { Services } from '../services.ts'
import { note, type Who } from '../visits.ts'

interface Save extends Who {
  readonly quoteId: string
  /** As the visitor typed it. */
  readonly email: string
  /** The client's idempotency key, the same on a retry. */
  readonly key: string | undefined
  readonly sender: Sender
}

type Needs = Reading & Services<'admitLetter' | 'mails' | 'visits' | 'watches'>

/** What the mail is for: the offers, or confirming the request for mail about changed prices. */
type Kind = 'quotes' | 'watch'

/**
 * Sends a quote's offers to an address, once they are complete, unless its reader wants no mail, and counts that; safe to repeat
 * with or without a key. Throws as `AdmitLetter` does, `Fail` if another request's mail to the address has not gone out yet, and
 * `AppError` when the quote is gone or a limit is reached.
 */
export function saveQuotes(services: Needs, save: Save): Promise<SaveQuotesReply['data']> {
  return sendMail(services, 'quotes', save)
}

/** Stores a request for mail about changed prices, and asks by mail to confirm it. Throws as `saveQuotes` does. */
export function wishToWatch(services: Needs, save: Save): Promise<SaveQuotesReply['data']> {
  return sendMail(services, 'watch', save)
}

/** Stops mail about changed prices, asked for or running. Throws `quote-expired` as `showResults` does. */
export async function stopWatching(services: Services<'quotes' | 'watches'>, of: QuoteOf): Promise<void> {
  const { id } = await readOwnQuote(services, of)
  await services.watches.stop(id)
}

async function sendMail(
  services: Needs,
  kind: Kind,
  { quoteId, email, key, sender, ...who }: Save,
): Promise<SaveQuotesReply['data']> {
  const { quote } = await readFinished(services, who.visitor, quoteId)
  const to = mailboxIn(email)
  if (!to) return { status: 'invalid' }
  await services.admitLetter({ quote, sender, to, today: services.today() })
  const added = await services.mails.add({ quote, kind, to, key })
  switch (added) {
    case 'on-its-way':
    case 'waiting':
    case 'repeated':
      if (kind === 'quotes' && added === 'on-its-way') throw new Fail({}, { key: 'mail-on-its-way' })
      // A visitor who stopped a watch before its mail was sent may ask for it again.
      if (kind === 'watch') await services.watches.wish({ quote, to })
      else note(services, who, { name: 'save', quoteId, line: quote.line })
      return { status: 'done' }
    case 'mailbox-full':
      throw limited({ key: 'mailbox-limited' })
    case 'conflict':
      throw new AppError('conflict')
    default:
      throw limited(limitIn(kind, added))
  }
}

/** Why a quote may send no such mail now. */
function limitIn(kind: Kind, added: Extract<Enqueued, object>): Failure {
  if (added.limit === 'day') return { key: 'mail-limited', values: { hours: hoursUntil(added.nextAt) } }
  const hours = added.nextAt && hoursUntil(added.nextAt)
  return { key: kind === 'watch' ? 'alert-mailboxes-limited' : 'mailboxes-limited', values: { hours } }
}

function limited(reason: Failure): AppError {
  return new AppError('too-many-requests', { reason, refusal: 'mail-limited' })
}

/** Whole hours, so that it is never too early. */
function hoursUntil(at: Date): number {
  return Math.max(1, Math.ceil((at.getTime() - Date.now()) / 3_600_000))
}
