import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { insuranceOf } from '../../lines/insurance-of.ts'
import type { OfferView } from '../results/offer-view.ts'
import type { ResultsView } from '../results/results-view.ts'
import type { KnownPrice, KnownPrices } from '../store/rows/mail-outbox.ts'
import { nameInMail } from './html.ts'
import { letterLayout, type PriceLine, stopText, unsubscribedBy } from './letter-layout.ts'
import type { Message } from './mailer.ts'
import { type Sender, senderLines } from './sender.ts'
import { changedIn, pricesIn } from './watch-prices.ts'

/** Asks the owner of an address whether to write about changed prices: nothing happens until the button is pressed. */
export function watchLetter({
  sender,
  confirm,
  stop,
}: {
  sender: Sender
  confirm: string
  stop: string
}): Omit<Message, 'id' | 'to'> {
  const { letterHtml, paragraph, small, smallLink } = letterLayout(sender)
  const heading = 'Should I tell you when prices change?'
  const intro =
    'Someone asked me to write to this address when the prices of an insurance quote change. If that was you, press the button and I’ll look once a week until the quote expires.'
  const why = 'If it wasn’t you, do nothing: without the button I won’t write about prices.'
  return {
    subject: `Please confirm: tell me when prices change (${sender.name})`,
    headers: unsubscribedBy(stop),
    html: letterHtml({
      heading,
      preview: 'One press of a button, and I’ll look once a week.',
      body: [paragraph(intro)],
      button: { text: 'Yes, tell me', url: confirm },
      footer: [small(why), small(smallLink(stopText, stop))],
    }),
    text: `${heading}\n\n${intro}\n\nYes, tell me: ${confirm}\n\n${why}\n\n${stopText}: ${stop}\n\n${senderLines(sender).join('\n')}`,
  }
}

/** What a letter says of a quote's offers. */
type LetterView = Pick<ResultsView, 'quote'> & {
  readonly offers: readonly Pick<OfferView, 'id' | 'insurer' | 'price'>[]
}

export interface ChangesLetter {
  readonly sender: Sender
  readonly view: LetterView
  readonly before: KnownPrices
  readonly links: { readonly open: string; readonly unwatch: string; readonly stop: string }
}

/**
 * Lists the changed prices: the old and the new one by insurer. It carries the header by which mail programs unsubscribe with one
 * click (RFC 8058). Null when the prices are back to what they were.
 */
export function changesLetter({
  sender,
  view: { quote, offers },
  before,
  links,
}: ChangesLetter): Omit<Message, 'id' | 'to'> | null {
  const { letterHtml, paragraph, priceTable, small, smallLink } = letterLayout(sender)
  const changed = new Set(changedIn(before, pricesIn(offers)))
  const lines = offers.flatMap(offer => (changed.has(offer.id) ? changeOf(offer, before[offer.id]) : []))
  if (lines.length === 0) return null
  const heading = lines.length === 1 ? 'A price has changed.' : `${lines.length} prices have changed.`
  const intro = `${insuranceOf(quote.line)}, quote ${quote.number}. I asked the insurers again with the same answers.`
  const why =
    'You’re getting this because you pressed the button in an earlier email. I look once a week, write only when something changed, and stop when the quote expires.'
  return {
    subject: `Prices have changed (${sender.name})`,
    headers: unsubscribedBy(links.unwatch),
    html: letterHtml({
      heading,
      preview: intro,
      body: [paragraph(intro), priceTable(lines)],
      button: { text: 'See my prices', url: links.open },
      footer: [
        small(why),
        small(smallLink('Stop telling me', links.unwatch)),
        small(smallLink(stopText, links.stop)),
      ],
    }),
    text: [
      heading,
      intro,
      lines
        .map(({ insurer, amount, period, note }) => `${insurer}: ${amount} ${period} (${note})`)
        .join('\n'),
      `See my prices: ${links.open}`,
      why,
      `Stop telling me: ${links.unwatch}\n${stopText}: ${links.stop}`,
      senderLines(sender).join('\n'),
    ].join('\n\n'),
  }
}

/** A changed price that still exists; insurers whose price is gone are shown on the page. */
function changeOf(
  { insurer, price }: Pick<OfferView, 'insurer' | 'price'>,
  known: KnownPrice | undefined,
): readonly PriceLine[] {
  if (!price) return []
  const { isEstimated } = price
  const { amount, period } = wordsOf(price)
  const before = known && wordsOf(known)
  return [
    {
      insurer: nameInMail(insurer),
      amount,
      period,
      label: isEstimated ? '~ Estimate' : '✓ Confirmed',
      isConfirmed: !isEstimated,
      note: before ? `Before: ${[before.amount, before.period].filter(Boolean).join(' ')}` : 'New',
    },
  ]
}

function wordsOf({ cents, period }: KnownPrice) {
  return { amount: dollars(cents), period: period === null ? '' : perPeriod(period) }
}
