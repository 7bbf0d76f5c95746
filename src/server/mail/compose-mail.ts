import { pathIn } from '../../language/paths.ts'
import { speechIn } from '../../language/text.ts'
import { tellCoverage } from '../../sentences/tell-coverage.ts'
import type { Site } from '../../site/site.ts'
import { addDays } from '../../units/day.ts'
import { todayAt } from '../../units/today.ts'
import { AppError } from '../errors.ts'
import { ownInsured } from '../journey/purchase/insured-in.ts'
import { type Reading, readFinished } from '../journey/results/show-results.ts'
import { tellGuesses } from '../orders/tell-guesses.ts'
import { tellInsured } from '../orders/tell-insured.ts'
import { viewResults } from '../results/results-view.ts'
import type { AddressHashes } from '../store/rows/mailing/mail-address.ts'
import type { MailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import type { PriceWatches } from '../store/rows/mailing/price-watches.ts'
import type { OrderStore } from '../store/rows/order-store.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { Compose } from './deliver-mails.ts'
import type { pressLinks } from './mail-links.ts'
import type { Message } from './mailer.ts'
import { orderLetter } from './order-letter.ts'
import { quotesLetter } from './quotes-letter.ts'
import { changesLetter, watchLetter } from './watch-letters.ts'

interface Deps {
  readonly reading: Reading
  readonly outbox: Pick<MailOutbox, 'open' | 'isSuppressed'>
  readonly watches: Pick<PriceWatches, 'mailboxOf'>
  readonly hashes: AddressHashes
  readonly orders: Pick<OrderStore, 'ofQuote' | 'open'>
  readonly linkOf: ReturnType<typeof pressLinks>
  /** The public origin: links are never built from a request. */
  readonly origin: string
  readonly site: Site
}

/** The states of an order that a letter tells. */
const outcomes = ['bound', 'held', 'refunded'] as const

/** How soon a mail checks again whether its offers, or its quote, are complete. */
const whileQuotingSeconds = 3
const whileReopenedSeconds = 300

/** Composes each mail just before it is sent, from the offers as they are then. */
export function composeMailBy({
  reading,
  outbox,
  watches,
  hashes,
  orders,
  linkOf,
  origin,
  site: sender,
}: Deps): Compose {
  /** The last day on which links to a quote work. */
  function lastDayOf({ createdAt }: Pick<Quote, 'createdAt'>) {
    return addDays(todayAt(createdAt), sender.retentionDays - 1)
  }

  async function letterOfOrder(
    quote: Quote,
    addressed: Pick<Message, 'id' | 'to'>,
    { token, stop }: { token: string; stop: string },
  ) {
    const order = await orders.ofQuote(quote.id)
    const outcome = outcomes.find(one => one === order?.state)
    // It has moved on since, and a later letter says how it ended.
    if (!order || !outcome) return null
    const carrier = reading.carriers.find(({ id }) => id === order.carrier)
    const { number, policyNumber, startsOn, dueCents } = order
    const insurer = carrier?.insurer.name ?? order.carrier
    const speech = speechIn(quote.language, sender)
    const details = orders.open(order, quote.seal)
    // Whoever ordered in another browser may not be who gave the answers. An address is nothing for a mailbox with a typing error.
    const own = details ? ownInsured(details, quote, quote.visitor) : undefined
    const insured = own && own.kind !== 'home' ? own : undefined
    const tell = (await reading.tellerOf([]))(speech)
    const said = {
      number,
      insurer,
      isDemo: carrier?.demo ?? false,
      outcome,
      policyNumber,
      startsOn,
      dueCents,
      insured: insured && tellInsured(insured, tell, speech),
      departure: insured?.kind === 'trip' ? insured.from : undefined,
      insurerPhone: carrier?.phone,
      coverage: details ? tellCoverage(details.coverage, tell) : undefined,
      estimate: tellGuesses(details?.guesses, insurer, { tell, speech }),
      later: details?.plan.later ?? null,
    }
    const links = { open: `${origin}${pathIn[quote.language]}/open#t=${token}&to=order`, stop }
    return {
      ...addressed,
      ...orderLetter({ sender, speech, order: said, links, until: lastDayOf(quote) }),
    }
  }

  return async mail => {
    const quote = await reading.quotes.readAny(mail.quoteId)
    const letter = quote && outbox.open(mail, quote.seal)
    if (!quote || !letter) return null
    const { to, token, before = {} } = letter
    // Mail about an order is due, whoever wants no other.
    if (mail.kind !== 'order' && (await outbox.isSuppressed(to))) return 'unwanted'
    const own = { quoteId: quote.id, mailbox: hashes.of(to), language: quote.language }
    const stop = linkOf('stop', own)
    const addressed = { id: mail.id, to }
    const speech = speechIn(quote.language, sender)
    if (mail.kind === 'watch')
      return { ...addressed, ...watchLetter({ sender, speech, confirm: linkOf('watch', own), stop }) }

    if (mail.kind === 'order') return letterOfOrder(quote, addressed, { token, stop })
    const finished = await readFinished(reading, quote.visitor, quote.id).catch(reopened)
    if (!finished) return { waitSeconds: whileReopenedSeconds }
    const view = viewResults(reading.carriers, finished)
    if (view.isQuoting) return { waitSeconds: whileQuotingSeconds }
    // The token is in the fragment, which no server and no log sees.
    const open = `${origin}${pathIn[quote.language]}/open#t=${token}`
    if (mail.kind === 'changes') {
      const mailbox = await watches.mailboxOf(quote.id)
      // While the mail waited, its reader ended the watch, or it went over to another mailbox.
      if (!mailbox || !hashes.all(to).some(name => name.equals(mailbox))) return 'unwanted'
      const links = { open, unwatch: linkOf('unwatch', { ...own, mailbox }), stop }
      const written = changesLetter({ sender, speech, view, before, links })
      return written && { ...addressed, ...written }
    }
    const until = lastDayOf(quote)
    const links = { open, erase: `${open}&to=erase`, stop }
    return {
      ...addressed,
      round: finished.quote.round,
      ...quotesLetter({ sender, speech, view, tell: finished.tellIn(speech), links, until }),
    }
  }
}

/** The visitor changed an answer that opened a question again: there are no prices until it is answered. */
function reopened(error: unknown): null {
  if (error instanceof AppError && error.code === 'not-on-path') return null
  throw error
}
