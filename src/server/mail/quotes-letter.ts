import type { CoverPart, Quote, StatusReply } from '../../contract/status.ts'
import { counted } from '../../units/counted.ts'
import type { Day } from '../../units/day.ts'
import { dollars, perPeriod } from '../../units/dollars.ts'
import { html, nameInMail } from './html.ts'
import { letterLayout, type PriceLine, stopText, unsubscribedBy } from './letter-layout.ts'
import type { Message } from './mailer.ts'
import { type Sender, senderLines } from './sender.ts'

/** The links of a letter. Each contains a token for its reader, so they appear in the letter and nowhere else. */
export interface LetterLinks {
  /** Opens the quote in any browser. */
  readonly open: string
  /** Leads to the button that erases it. */
  readonly erase: string
  /** Leads to the button that ends all mail to this address. */
  readonly stop: string
}

export interface QuotesLetter {
  readonly sender: Sender
  readonly results: Pick<StatusReply['data'], 'quote_number' | 'quotes_title' | 'result'>
  readonly links: LetterLinks
  /** The last day on which the links work. */
  readonly until: Day
}

/** More are only counted: the page shows them all. */
const mostPrices = 12

/**
 * The letter with a visitor's offers, as HTML and as text. It names insurers and prices, and nothing of the visitor: no name,
 * birth date, address or car.
 */
export function quotesLetter({ sender, results, links, until }: QuotesLetter): Omit<Message, 'id' | 'to'> {
  const { letterHtml, paragraph, priceTable, small, smallLink } = letterLayout(sender)
  const { quote_number: number, quotes_title: insurance } = results
  const prices = results.result.quotes.filter(isPriced)
  const lines = prices.slice(0, mostPrices).map(lineOf)
  const more = prices.length - lines.length
  const [first] = lines
  const said = {
    heading: first ? 'Here’s what I found.' : 'I couldn’t find a price this time.',
    preview: first
      ? `${counted(prices.length, 'price')}, from ${first.amount} ${first.period}. Quote ${number}.`
      : `Quote ${number}.`,
    intro: first
      ? `${insurance}: ${counted(prices.length, 'price')} for quote ${number}, in the order of the page.`
      : `${insurance}: no insurer gave a price for quote ${number}. The page says why, insurer by insurer.`,
    cover: first ? coverOf(results.result) : '',
    more: more > 0 ? `${counted(more, 'more price')} on the page.` : '',
    link: `The button works in any browser until ${longDay(until)}. Whoever has this email can use it, so please don’t forward it.`,
    why: `You’re getting this email because someone entered this address at ${sender.name} and asked me to send these prices. It comes once: I won’t write again unless I’m asked to.`,
  }
  return {
    subject: `Your insurance prices from ${sender.name}`,
    headers: unsubscribedBy(links.stop),
    html: letterHtml({
      heading: said.heading,
      preview: said.preview,
      body: [
        paragraph(said.intro),
        ...(said.cover ? [paragraph(said.cover)] : []),
        priceTable(lines),
        ...(more > 0 ? [small(said.more)] : []),
      ],
      button: { text: 'See my prices', url: links.open },
      after: [small(said.link)],
      footer: [
        small(said.why),
        small(
          html`${smallLink('Delete my answers', links.erase)} &middot; ${smallLink(stopText, links.stop)}`,
        ),
      ],
    }),
    text: [
      said.heading,
      said.intro,
      said.cover,
      lines.map(textOf).join('\n'),
      said.more,
      `See my prices: ${links.open}`,
      said.link,
      said.why,
      `Delete my answers: ${links.erase}\n${stopText}: ${links.stop}`,
      senderLines(sender).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

type Priced = Quote & { readonly price_info: { readonly premium: string } }

function isPriced(quote: Quote): quote is Priced {
  return quote.price_info.type === 'price' && quote.price_info.premium !== undefined && !quote.ad
}

/** What the prices are for; empty where they have nothing in common. */
function coverOf({ shared: { cover, is_of_all } }: StatusReply['data']['result']): string {
  if (cover.length === 0) return ''
  return `Coverage: ${cover.join(', ')}.${is_of_all ? '' : ' Where a price is for something else, it says so.'}`
}

function lineOf({ insurer, price_info: price, cover = [] }: Priced): PriceLine {
  const { premium, policy_period: period, estimated, expires_at: expires } = price
  const isConfirmed = !estimated
  return {
    insurer: nameInMail(insurer.name),
    amount: dollars(premium),
    period: period === undefined ? '' : perPeriod(period),
    label: isConfirmed ? '✓ Confirmed' : '~ Estimate',
    isConfirmed,
    note: [
      ...(['less', 'more', 'other'] as const).flatMap(kind => differing(cover, kind)),
      ...(expires === undefined ? [] : [`Valid until ${longDay(expires)}`]),
    ].join('. '),
  }
}

/** "Less coverage: $100,000 liability" */
function differing(cover: readonly CoverPart[], kind: NonNullable<CoverPart['differs']>): readonly string[] {
  const parts = cover.filter(({ differs }) => differs === kind).map(({ text }) => text)
  const label = { less: 'Less coverage: ', more: 'More coverage: ', other: 'Its own coverage: ' }[kind]
  return parts.length === 0 ? [] : [label + parts.join(', ')]
}

function textOf({ insurer, amount, period, label, note }: PriceLine): string {
  return `${insurer}: ${[amount, period].filter(Boolean).join(' ')} (${[label, note].filter(Boolean).join('; ')})`
}

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function longDay(day: string): string {
  return calendar.format(new Date(day))
}
