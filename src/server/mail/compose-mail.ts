import { addDays } from '../../units/day.ts'
import { todayAt } from '../../units/today.ts'
import { AppError } from '../errors.ts'
import { type Reading, readFinished } from '../journey/show-results.ts'
import type { Present } from '../results/present.ts'
import type { AddressHashes } from '../store/mail-address.ts'
import type { MailOutbox } from '../store/mail-outbox.ts'
import type { Compose } from './deliver-mails.ts'
import { type LetterLinks, quotesLetter } from './quotes-letter.ts'
import type { StopTokens } from './stop-tokens.ts'

interface Deps {
  readonly reading: Reading
  readonly present: Present
  readonly outbox: Pick<MailOutbox, 'open'>
  readonly hashes: AddressHashes
  readonly stops: StopTokens
  /** The public origin: links are never made from a request. */
  readonly origin: string
  readonly retentionDays: number
}

/** How soon a mail looks again whether its offers are complete, and whether its quote is. */
const whileQuotingSeconds = 3
const whileReopenedSeconds = 300

/** Writes each mail at the moment it goes out, from the offers as they are then. */
export function composeMailBy({ reading, present, outbox, ...deps }: Deps): Compose {
  return async mail => {
    const quote = await reading.quotes.readAny(mail.quoteId)
    const letter = quote && outbox.open(mail, quote.seal)
    if (!quote || !letter) return null
    const finished = await readFinished(reading, quote.visitor, quote.id).catch(reopened)
    if (!finished) return { waitSeconds: whileReopenedSeconds }
    const results = present(finished)
    if (results.result.quote_status === 'quoting') return { waitSeconds: whileQuotingSeconds }
    const { to, token } = letter
    const until = addDays(todayAt(quote.createdAt), deps.retentionDays - 1)
    const links = linksOf({ ...deps, to, token })
    return { id: mail.id, to, ...quotesLetter({ results, links, until }) }
  }
}

/** The visitor changed an answer that opened a question again: the prices come when it is answered. */
function reopened(error: unknown): null {
  if (error instanceof AppError && error.code === 'not-on-path') return null
  throw error
}

type LinkParts = Pick<Deps, 'origin' | 'hashes' | 'stops'> & { readonly to: string; readonly token: string }

/** The token stands in the fragment, which no server and no log sees. */
function linksOf({ origin, hashes, stops, to, token }: LinkParts): LetterLinks {
  const open = `${origin}/open#t=${token}`
  return {
    open,
    erase: `${open}&to=erase`,
    stop: `${origin}/mail/stop?t=${stops.of(hashes.of(to))}`,
  }
}
