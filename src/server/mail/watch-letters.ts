import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { type Speech, spoken, told, wordsIn } from '../../language/text.ts'
import { insuranceOf } from '../../lines/insurance-of.ts'
import type { OfferView } from '../results/offer-view.ts'
import type { ResultsView } from '../results/results-view.ts'
import type { KnownPrice, KnownPrices } from '../store/rows/mailing/mail-outbox.ts'
import { nameInMail } from './html.ts'
import { letterLayout, type PriceLine, stopText, unsubscribedBy } from './letter-layout.ts'
import type { Message } from './mailer.ts'
import { type Sender, senderLines } from './sender.ts'
import { changedIn, pricesIn } from './watch-prices.ts'

const asking = wordsIn({
  en: {
    subject: (site: string) => `Confirm your price alerts (${site})`,
    heading: 'Confirm your price alerts',
    intro:
      'Someone asked me to email this address when the prices of an insurance quote change. If that was you, press the button. I’ll check once a week until the quote expires.',
    why: 'If it wasn’t you, do nothing. I won’t send price alerts unless the button is pressed.',
    preview: 'Press one button, and I’ll check once a week.',
    yes: 'Turn on price alerts',
  },
  we: {
    intro:
      'Someone asked us to email this address when the prices of an insurance quote change. If that was you, press the button. We’ll check once a week until the quote expires.',
    why: 'If it wasn’t you, do nothing. We won’t send price alerts unless the button is pressed.',
    preview: 'Press one button, and we’ll check once a week.',
  },
  es: {
    subject: site => `Confirme sus alertas de precios (${site})`,
    heading: 'Confirme sus alertas de precios',
    intro:
      'Alguien pidió que se avise a esta dirección cuando cambien los precios de una cotización de seguro. Si fue usted, presione el botón. Los precios se revisan una vez por semana hasta que venza la cotización.',
    why: 'Si no fue usted, no haga nada. Sin presionar el botón no se envían alertas de precios.',
    preview: 'Presione un botón, y los precios se revisan una vez por semana.',
    yes: 'Activar las alertas de precios',
  },
})

const telling = wordsIn({
  en: {
    subject: (site: string) => `Prices have changed (${site})`,
    heading: (prices: number) => (prices === 1 ? 'A price has changed.' : `${prices} prices have changed.`),
    intro: (insurance: string, quote: string) =>
      `${insurance}, quote ${quote}. I checked again with the same answers.`,
    why: 'You’re getting this because you pressed the button in an earlier email. I check once a week, email you only when something changed, and stop when the quote expires.',
    see: 'See my prices',
    unwatch: 'Stop price alerts',
    estimate: '~ Estimate',
    confirmed: '✓ Confirmed',
    before: (price: string) => `Before: ${price}`,
    isNew: 'New',
  },
  we: {
    intro: (insurance, quote) => `${insurance}, quote ${quote}. We checked again with the same answers.`,
    why: 'You’re getting this because you pressed the button in an earlier email. We check once a week, email you only when something changed, and stop when the quote expires.',
  },
  es: {
    subject: site => `Cambiaron los precios (${site})`,
    heading: prices => (prices === 1 ? 'Cambió un precio.' : `Cambiaron ${prices} precios.`),
    intro: (insurance, quote) =>
      `${insurance}, cotización ${quote}. Los precios se revisaron de nuevo con las mismas respuestas.`,
    why: 'Recibe esto porque presionó el botón en un correo anterior. Los precios se revisan una vez por semana, solo recibe un correo cuando algo cambió, y todo termina cuando vence la cotización.',
    see: 'Ver los precios',
    unwatch: 'Detener las alertas de precios',
    estimate: '~ Estimado',
    confirmed: '✓ Confirmado',
    before: price => `Antes: ${price}`,
    isNew: 'Nuevo',
  },
})

/** Asks the owner of an address whether to write about changed prices: nothing happens until the button is pressed. */
export function watchLetter({
  sender,
  speech,
  confirm,
  stop,
}: {
  sender: Sender
  speech: Speech
  confirm: string
  stop: string
}): Omit<Message, 'id' | 'to'> {
  const { letterHtml, paragraph, small, smallLink } = letterLayout(sender, speech)
  const say = spoken(asking, speech)
  const stopping = told(stopText, speech)
  return {
    subject: say.subject(sender.name),
    headers: unsubscribedBy(stop),
    html: letterHtml({
      heading: say.heading,
      preview: say.preview,
      body: [paragraph(say.intro)],
      button: { text: say.yes, url: confirm },
      footer: [small(say.why), small(smallLink(stopping, stop))],
    }),
    text: [
      say.heading,
      say.intro,
      `${say.yes}: ${confirm}`,
      say.why,
      `${stopping}: ${stop}`,
      senderLines(sender).join('\n'),
    ].join('\n\n'),
  }
}

/** What a letter says of a quote's offers. */
type LetterView = Pick<ResultsView, 'quote'> & {
  readonly offers: readonly Pick<OfferView, 'id' | 'insurer' | 'price'>[]
}

export interface ChangesLetter {
  readonly sender: Sender
  readonly speech: Speech
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
  speech,
  view: { quote, offers },
  before,
  links,
}: ChangesLetter): Omit<Message, 'id' | 'to'> | null {
  const { letterHtml, paragraph, priceTable, small, smallLink } = letterLayout(sender, speech)
  const say = spoken(telling, speech)
  const stopping = told(stopText, speech)
  const changed = new Set(changedIn(before, pricesIn(offers)))
  const lines = offers.flatMap(offer =>
    changed.has(offer.id) ? changeOf(offer, before[offer.id], speech) : [],
  )
  if (lines.length === 0) return null
  const heading = say.heading(lines.length)
  const intro = say.intro(told(insuranceOf(quote.line), speech), quote.number)
  return {
    subject: say.subject(sender.name),
    headers: unsubscribedBy(links.unwatch),
    html: letterHtml({
      heading,
      preview: intro,
      body: [paragraph(intro), priceTable(lines)],
      button: { text: say.see, url: links.open },
      footer: [
        small(say.why),
        small(smallLink(say.unwatch, links.unwatch)),
        small(smallLink(stopping, links.stop)),
      ],
    }),
    text: [
      heading,
      intro,
      lines
        .map(({ insurer, amount, period, note }) => `${insurer}: ${amount} ${period} (${note})`)
        .join('\n'),
      `${say.see}: ${links.open}`,
      say.why,
      `${say.unwatch}: ${links.unwatch}\n${stopping}: ${links.stop}`,
      senderLines(sender).join('\n'),
    ].join('\n\n'),
  }
}

/** A changed price that still exists; insurers whose price is gone are shown on the page. */
function changeOf(
  { insurer, price }: Pick<OfferView, 'insurer' | 'price'>,
  known: KnownPrice | undefined,
  speech: Speech,
): readonly PriceLine[] {
  if (!price) return []
  const say = spoken(telling, speech)
  const { isEstimated } = price
  const { amount, period } = wordsOf(price, speech)
  const before = known && wordsOf(known, speech)
  return [
    {
      insurer: nameInMail(insurer),
      amount,
      period,
      label: isEstimated ? say.estimate : say.confirmed,
      isConfirmed: !isEstimated,
      note: before ? say.before([before.amount, before.period].filter(Boolean).join(' ')) : say.isNew,
    },
  ]
}

function wordsOf({ cents, period }: KnownPrice, speech: Speech) {
  return { amount: dollars(cents), period: period === null ? '' : perPeriod(period, speech) }
}
