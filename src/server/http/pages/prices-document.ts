import type { Quote, StatusReply } from '../../../contract/prices/status.ts'
import { longDay } from '../../../language/days.ts'
import { uncapitalized } from '../../../language/letters.ts'
import { dollars } from '../../../language/money.ts'
import { perPeriod } from '../../../language/periods.ts'
import { type Speech, type Spoken, spoken, wordsIn } from '../../../language/text.ts'
import { type Html, html } from '../../mail/html.ts'

interface Printed {
  /** Who runs the site. */
  readonly site: string
  /** The day on which it was downloaded, in words. */
  readonly day: string
  readonly speech: Speech
}

const words = wordsIn({
  en: {
    title: (insurance: string) => `${insurance} prices`,
    downloaded: (quote: string, site: string, day: string) =>
      `Quote ${quote}, downloaded from ${site} on ${day}.`,
    unanswered: 'Some insurers hadn’t answered yet.',
    coverage: (coverage: string) => `Coverage: ${coverage}`,
    assumed: (sentence: string) => `I assumed: ${sentence}`,
    number: (number: string) => `The insurer’s number for this quote: ${number}`,
    byPhone: (phone: string) => `By phone: ${phone}`,
    call: 'By phone',
    noPrice: 'No price',
    similar: 'An estimate, based on similar plans.',
    estimate: 'An estimate: some answers behind it are assumed.',
    insurer: 'Confirmed by the insurer.',
    rates: 'Not an estimate: worked out from the insurer’s own rates.',
    until: (day: string) => `Good until ${day}.`,
  },
  we: { assumed: sentence => `We assumed: ${sentence}` },
  es: {
    title: insurance => `Precios de ${uncapitalized(insurance)}`,
    downloaded: (quote, site, day) => `Cotización ${quote}, descargada de ${site} el ${day}.`,
    unanswered: 'Algunas aseguradoras todavía no habían respondido.',
    coverage: coverage => `Cobertura: ${coverage}`,
    assumed: sentence => `Se supuso lo siguiente: ${sentence}`,
    number: number => `Número de la aseguradora para esta cotización: ${number}`,
    byPhone: phone => `Por teléfono: ${phone}`,
    call: 'Por teléfono',
    noPrice: 'Sin precio',
    similar: 'Un estimado, basado en planes parecidos.',
    estimate: 'Un estimado: algunas respuestas en las que se basa son supuestas.',
    insurer: 'Confirmado por la aseguradora.',
    rates: 'No es un estimado: calculado con las tarifas de la propia aseguradora.',
    until: day => `Válido hasta el ${day}.`,
  },
})
type Say = Spoken<(typeof words)['en']>

/** The offers of a quote as a page of its own that any phone opens: the content of the cards, without the answers. */
export function pricesDocument(
  { quote_number: number, quotes_title: insurance, result }: StatusReply['data'],
  { site, day, speech }: Printed,
): string {
  const say = spoken(words, speech)
  const offers = result.quotes.filter(({ ad }) => !ad)
  const title = say.title(insurance)
  return html`<!doctype html>
<html lang="${speech === 'es' ? 'es' : 'en'}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<style>${looks}</style></head>
<body><h1>${title}</h1>
<p>${say.downloaded(number, site, day)} ${isWhole(result) ? '' : say.unanswered}</p>
${offers.map(one => offer(one, say, speech))}
</body></html>
`.html
}

function isWhole({ quote_status }: StatusReply['data']['result']): boolean {
  return quote_status === 'complete'
}

function offer(
  { insurer, coverage_amount: cover, price_info: price, actions }: Quote,
  say: Say,
  speech: Speech,
): Html {
  const phone = actions.find(({ type }) => type === 'call')?.phone
  const lines = [
    price.type === 'price' ? basis(price, say, speech) : price.message,
    cover && say.coverage(cover),
    ...(price.details ?? []),
    ...(price.assumed ?? []).map(say.assumed),
    price.quote_id === undefined ? undefined : say.number(price.quote_id),
    phone === undefined ? undefined : say.byPhone(phone),
  ]
  return html`<section><h2>${insurer.name}</h2>
<p class="price">${amountOf(price, say, speech)}</p>
<ul>${lines.filter(line => line !== undefined && line !== '').map(line => html`<li>${line ?? ''}</li>`)}</ul></section>
`
}

function amountOf(
  { type, premium, policy_period: period }: Quote['price_info'],
  say: Say,
  speech: Speech,
): string {
  if (type === 'call') return say.call
  if (type !== 'price' || premium === undefined) return say.noPrice
  return [dollars(premium), period === undefined ? '' : perPeriod(period, speech)].join(' ').trim()
}

function basis(
  { estimated, source, expires_at: until }: Quote['price_info'],
  say: Say,
  speech: Speech,
): string {
  const estimate = source === 'similar plans' ? say.similar : say.estimate
  const kind = estimated ? estimate : say[source === 'rates' ? 'rates' : 'insurer']
  return until === undefined ? kind : `${kind} ${say.until(longDay(until, speech))}`
}

/** Its own, because the file is read far from this site. */
const looks: Html = {
  html: `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
h1,h2{line-height:1.25}h2{margin:0}section{margin:1.5rem 0;padding-top:1rem;border-top:1px solid;break-inside:avoid}
.price{margin:.25rem 0;font-size:1.4rem;font-weight:700}ul{margin:0;padding-left:1.2rem}`,
}
