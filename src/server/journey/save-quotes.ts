import type { SaveQuotesReply } from '../../contract/save-quotes.ts'
import { AppError, Fail } from '../errors.ts'
import { mailboxIn } from '../store/mail-address.ts'
import type { Services } from './services.ts'
import { readFinished } from './show-results.ts'

interface Save {
  readonly visitor: Buffer
  readonly quoteId: string
  /** As the visitor typed it. */
  readonly email: string
  /** The client's idempotency key, the same on a retry. */
  readonly key: string | undefined
}

/** What the mail is for: the offers, or confirming the request for mail about changed prices. */
type Kind = 'quotes' | 'watch'

/**
 * Sends a quote's offers to an address, once they are complete; safe to repeat with or without a key. Throws `Fail` for an
 * address whose owner wants no mail, and `AppError` when the quote is gone or the day's limit is reached.
 */
export function saveQuotes(services: Services, save: Save): Promise<SaveQuotesReply['data']> {
  return sendMail(services, 'quotes', save)
}

/** Stores a request for mail about changed prices, and asks by mail to confirm it. Throws as `saveQuotes` does. */
export function wishToWatch(services: Services, save: Save): Promise<SaveQuotesReply['data']> {
  return sendMail(services, 'watch', save)
}

async function sendMail(
  services: Services,
  kind: Kind,
  { visitor, quoteId, email, key }: Save,
): Promise<SaveQuotesReply['data']> {
  const { quote } = await readFinished(services, visitor, quoteId)
  const to = mailboxIn(email)
  if (!to) return { status: 'invalid' }
  switch (await services.mails.add({ quote, kind, to, key })) {
    case 'waiting':
      if (kind === 'watch') await services.watches.wish({ quote, to })
      return { status: 'done' }
    case 'repeated':
      return { status: 'done' }
    case 'too-many':
      throw new AppError('too-many-requests', { refusal: 'mail-limited' })
    case 'suppressed':
      throw new Fail({}, 'I can’t write to that address. Please use another one.')
    case 'conflict':
      throw new AppError('conflict')
  }
}
