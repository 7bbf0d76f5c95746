import { longDay } from '../../language/days.ts'
import { dollars } from '../../language/money.ts'
import { counted } from '../../language/numbers.ts'
import { perPeriod } from '../../language/periods.ts'
import { type Speech, type Spoken, spoken, told, wordsIn } from '../../language/text.ts'
import { insuranceOf } from '../../lines/insurance-of.ts'
import type { Tell } from '../../sentences/tell.ts'
import type { Day } from '../../units/day.ts'
import { lowestOffer } from '../results/list/lowest-offer.ts'
import type { OfferView, PriceView } from '../results/offer-view.ts'
import type { ResultsView } from '../results/results-view.ts'
import { comparedParts, differenceFrom, type SharedCoverage } from '../results/shared-coverage.ts'
import { html, nameInMail } from './html.ts'
import { aboutLink, letterLayout, type PriceLine, stopText, unsubscribedBy } from './letter-layout.ts'
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
  readonly speech: Speech
  readonly view: ResultsView
  /** Renders the sentences of these offers. */
  readonly tell: Tell
  readonly links: LetterLinks
  /** The last day on which the links work. */
  readonly until: Day
}

const words = wordsIn({
  en: {
    subject: (site: string) => `Your insurance prices from ${site}`,
    found: 'Here’s what I found.',
    notFound: 'I couldn’t find a price this time.',
    counted: (prices: number, from: string, quote: string) =>
      `${counted(prices, 'price')}, from ${from}. Quote ${quote}.`,
    quote: (quote: string) => `Quote ${quote}.`,
    prices: (insurance: string, prices: number, quote: string) =>
      `${insurance}: ${counted(prices, 'price')} for quote ${quote}, in the same order as on the site.`,
    noPrices: (insurance: string, quote: string) =>
      `${insurance}: no insurer gave a price for quote ${quote}. Your results page explains why for each insurer.`,
    cover: (cover: string) => `Coverage: ${cover}.`,
    coverOfMost: (cover: string) => `Coverage: ${cover}. If a price is for different coverage, it says so.`,
    more: (prices: number) => `${counted(prices, 'more price')} on your results page.`,
    why: (site: string) =>
      `You’re getting this email because someone entered this address at ${site} and asked me to send these prices. This is a one-time email. I won’t send another unless I’m asked to.`,
    see: 'See my prices',
    erase: 'Delete my answers',
    until: (day: string) => `Good until ${day}`,
    estimate: '~ Estimate',
    confirmed: '✓ Confirmed',
    less: (cover: string) => `less coverage: ${cover}`,
    moreCover: (cover: string) => `more coverage: ${cover}`,
    own: (cover: string) => `its own coverage: ${cover}`,
  },
  we: {
    found: 'Here’s what we found.',
    notFound: 'We couldn’t find a price this time.',
    why: site =>
      `You’re getting this email because someone entered this address at ${site} and asked us to send these prices. This is a one-time email. We won’t send another unless we’re asked to.`,
  },
  es: {
    subject: site => `Sus precios de seguros, de parte de ${site}`,
    found: 'Estos son sus precios.',
    notFound: 'Esta vez no se encontró ningún precio.',
    counted: (prices, from, quote) => `${pricesInSpanish(prices)}, desde ${from}. Cotización ${quote}.`,
    quote: quote => `Cotización ${quote}.`,
    prices: (insurance, prices, quote) =>
      `${insurance}: ${pricesInSpanish(prices)} para la cotización ${quote}, en el mismo orden que en el sitio.`,
    noPrices: (insurance, quote) =>
      `${insurance}: ninguna aseguradora dio un precio para la cotización ${quote}. La página de resultados explica por qué, aseguradora por aseguradora.`,
    cover: cover => `Cobertura: ${cover}.`,
    coverOfMost: cover => `Cobertura: ${cover}. Si un precio es por otra cobertura, ahí se indica.`,
    more: prices => `${prices} ${prices === 1 ? 'precio' : 'precios'} más en su página de resultados.`,
    why: site =>
      `Recibe este correo porque alguien escribió esta dirección en ${site} y pidió que se enviaran estos precios. Es un solo correo. No se enviará otro si nadie lo pide.`,
    see: 'Ver los precios',
    erase: 'Borrar las respuestas',
    until: day => `válido hasta el ${day}`,
    estimate: '~ Estimado',
    confirmed: '✓ Confirmado',
    less: cover => `menos cobertura: ${cover}`,
    moreCover: cover => `más cobertura: ${cover}`,
    own: cover => `su propia cobertura: ${cover}`,
  },
})
type Say = Spoken<(typeof words)['en']>

function pricesInSpanish(prices: number): string {
  return `${prices} ${prices === 1 ? 'precio' : 'precios'}`
}

/** More are only counted: the page shows them all. */
const mostPrices = 12

/**
 * The letter with a visitor's offers, as HTML and as text. It names insurers and prices, and nothing of the visitor: no name,
 * birth date, address or car.
 */
export function quotesLetter({
  sender,
  speech,
  view,
  tell,
  links,
  until,
}: QuotesLetter): Omit<Message, 'id' | 'to'> {
  const say = spoken(words, speech)
  const { letterHtml, paragraph, priceTable, small, smallLink } = letterLayout(sender, speech)
  const { number, line } = view.quote
  const insurance = told(insuranceOf(line), speech)
  const stop = told(stopText, speech)
  const prices = view.offers.filter(({ price }) => price !== null)
  const lines = prices
    .slice(0, mostPrices)
    .flatMap(offer => lineOf(offer, view.coverage, { tell, say, speech }))
  const more = prices.length - lines.length
  const [first] = lines
  const lowest = lowestOffer(prices)
  const [cheapest = first] = lowest ? lineOf(lowest, view.coverage, { tell, say, speech }) : []
  const said = {
    heading: first ? say.found : say.notFound,
    preview: cheapest
      ? say.counted(prices.length, `${cheapest.amount} ${cheapest.period}`, number)
      : say.quote(number),
    intro: first ? say.prices(insurance, prices.length, number) : say.noPrices(insurance, number),
    cover: first ? coverOf(view.coverage, { tell, say, speech }) : '',
    more: more > 0 ? say.more(more) : '',
    link: aboutLink(until, speech),
    why: say.why(sender.name),
  }
  return {
    subject: say.subject(sender.name),
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
      button: { text: say.see, url: links.open },
      after: [small(said.link)],
      footer: [
        small(said.why),
        small(html`${smallLink(say.erase, links.erase)} &middot; ${smallLink(stop, links.stop)}`),
      ],
    }),
    text: [
      said.heading,
      said.intro,
      said.cover,
      lines.map(textOf).join('\n'),
      said.more,
      `${say.see}: ${links.open}`,
      said.link,
      said.why,
      `${say.erase}: ${links.erase}\n${stop}: ${links.stop}`,
      senderLines(sender).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

/** What the prices are for; empty where they have nothing in common. */
interface Telling {
  readonly tell: Tell
  readonly say: Say
  readonly speech: Speech
}

function coverOf({ parts, isOfAll }: SharedCoverage, { tell, say }: Telling): string {
  if (parts.length === 0) return ''
  const cover = parts.map(part => tell({ key: 'coverage.part', values: part })).join(', ')
  return isOfAll ? say.cover(cover) : say.coverOfMost(cover)
}

function lineOf(
  { insurer, price, outcome }: OfferView,
  shared: SharedCoverage,
  { tell, say, speech }: Telling,
): readonly PriceLine[] {
  if (!price) return []
  const { cents, period, isEstimated } = price
  const expires = outcome?.kind === 'quoted' ? outcome.expiresAt : undefined
  return [
    {
      insurer: nameInMail(insurer),
      amount: dollars(cents),
      period: period === null ? '' : perPeriod(period, speech),
      label: isEstimated ? say.estimate : say.confirmed,
      isConfirmed: !isEstimated,
      note: [
        ...differences(price, shared, { tell, say, speech }),
        ...(expires === undefined ? [] : [say.until(longDay(expires, speech))]),
      ].join('; '),
    },
  ]
}

/** "less coverage: $100,000 liability" */
function differences(price: PriceView, shared: SharedCoverage, { tell, say }: Telling): readonly string[] {
  const byKind = Map.groupBy(comparedParts(shared, price), part =>
    differenceFrom(shared, part, price.coversLess),
  )
  return (['less', 'more', 'other'] as const).flatMap(kind => {
    const parts = (byKind.get(kind) ?? []).map(part => tell({ key: 'coverage.part', values: part }))
    const sayOf = { less: say.less, more: say.moreCover, other: say.own }[kind]
    return parts.length === 0 ? [] : [sayOf(parts.join(', '))]
  })
}

function textOf({ insurer, amount, period, label, note }: PriceLine): string {
  return `${insurer}: ${[amount, period].filter(Boolean).join(' ')} (${[label, note].filter(Boolean).join('; ')})`
}
