import type { SaveQuotesReply } from '../../../contract/sharing/save-quotes.ts'
import { AppError } from '../../errors.ts'
import { mailboxIn } from '../../store/rows/mailing/mail-address.ts'
import { type QuoteOf, readOwnQuote } from '../own-quote.ts'
import type { Sender } from '../quoting/admit.ts'
import { readFinished } from '../results/show-results.ts'
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

/** What the mail is for: the offers, or confirming the request for mail about changed prices. */
type Kind = 'quotes' | 'watch'

/**
 * Sends a quote's offers to an address, once they are complete, unless its reader wants no mail, and counts that; safe to repeat
 * with or without a key. Throws as `AdmitLetter` does, and `AppError` when the quote is gone or the day's limit is reached.
 */
export function saveQuotes(services: Services, save: Save): Promise<SaveQuotesReply['data']> {
  return sendMail(services, 'quotes', save)
}

/** Stores a request for mail about changed prices, and asks by mail to confirm it. Throws as `saveQuotes` does. */
export function wishToWatch(services: Services, save: Save): Promise<SaveQuotesReply['data']> {
  return sendMail(services, 'watch', save)
}

/** Stops mail about changed prices, asked for or running. Throws `quote-expired` as `showResults` does. */
export async function stopWatching(services: Services, of: QuoteOf): Promise<void> {
  const { id } = await readOwnQuote(services, of)
  await services.watches.stop(id)
}

async function sendMail(
  services: Services,
  kind: Kind,
  { quoteId, email, key, sender, ...who }: Save,
): Promise<SaveQuotesReply['data']> {
  const { quote } = await readFinished(services, who.visitor, quoteId)
  const to = mailboxIn(email)
  if (!to) return { status: 'invalid' }
  await services.admitLetter({ quote, sender, to, today: services.today() })
  switch (await services.mails.add({ quote, kind, to, key })) {
    case 'waiting':
    case 'repeated':
      // A visitor who stopped a watch before its mail was sent may ask for it again.
      if (kind === 'watch') await services.watches.wish({ quote, to })
      else note(services, who, { name: 'save', quoteId, line: quote.line })
      return { status: 'done' }
    case 'too-many':
      throw new AppError('too-many-requests', { reason: { key: 'mail-limited' }, refusal: 'mail-limited' })
    case 'mailbox-full':
      throw new AppError('too-many-requests', {
        reason: { key: 'mailbox-limited' },
        refusal: 'mail-limited',
      })
    case 'conflict':
      throw new AppError('conflict')
  }
}
