import { longDay } from '../../language/days.ts'
import { dollars } from '../../language/money.ts'
import { counted } from '../../language/numbers.ts'
import { perPeriod } from '../../language/periods.ts'
import { insuranceOf } from '../../lines/insurance-of.ts'
import type { Tell } from '../../sentences/tell.ts'
import type { Day } from '../../units/day.ts'
import type { OfferView, PriceView } from '../results/offer-view.ts'
import type { ResultsView } from '../results/results-view.ts'
import { differenceFrom, type SharedCoverage } from '../results/shared-coverage.ts'
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
  readonly view: ResultsView
  /** Renders the sentences of these offers. */
  readonly tell: Tell
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
export function quotesLetter({ sender, view, tell, links, until }: QuotesLetter): Omit<Message, 'id' | 'to'> {
  const { letterHtml, paragraph, priceTable, small, smallLink } = letterLayout(sender)
  const { number, line } = view.quote
  const insurance = insuranceOf(line)
  const prices = view.offers.filter(({ price }) => price !== null)
  const lines = prices.slice(0, mostPrices).flatMap(offer => lineOf(offer, view.coverage, tell))
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
    cover: first ? coverOf(view.coverage, tell) : '',
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

/** What the prices are for; empty where they have nothing in common. */
function coverOf({ parts, isOfAll }: SharedCoverage, tell: Tell): string {
  if (parts.length === 0) return ''
  const told = parts.map(part => tell({ key: 'coverage.part', values: part }))
  return `Coverage: ${told.join(', ')}.${isOfAll ? '' : ' Where a price is for something else, it says so.'}`
}

function lineOf(
  { insurer, price, outcome }: OfferView,
  shared: SharedCoverage,
  tell: Tell,
): readonly PriceLine[] {
  if (!price) return []
  const { cents, period, isEstimated } = price
  const expires = outcome?.kind === 'quoted' ? outcome.expiresAt : undefined
  return [
    {
      insurer: nameInMail(insurer),
      amount: dollars(cents),
      period: period === null ? '' : perPeriod(period),
      label: isEstimated ? '~ Estimate' : '✓ Confirmed',
      isConfirmed: !isEstimated,
      note: [
        ...differences(price, shared, tell),
        ...(expires === undefined ? [] : [`Valid until ${longDay(expires)}`]),
      ].join('. '),
    },
  ]
}

/** "Less coverage: $100,000 liability" */
function differences(
  { coverage, coversLess }: PriceView,
  shared: SharedCoverage,
  tell: Tell,
): readonly string[] {
  const parts = coverage?.parts ?? []
  const byKind = Map.groupBy(parts, part => differenceFrom(shared, part, coversLess))
  return (['less', 'more', 'other'] as const).flatMap(kind => {
    const told = (byKind.get(kind) ?? []).map(part => tell({ key: 'coverage.part', values: part }))
    const label = { less: 'Less coverage: ', more: 'More coverage: ', other: 'Its own coverage: ' }[kind]
    return told.length === 0 ? [] : [label + told.join(', ')]
  })
}

function textOf({ insurer, amount, period, label, note }: PriceLine): string {
  return `${insurer}: ${[amount, period].filter(Boolean).join(' ')} (${[label, note].filter(Boolean).join('; ')})`
}
