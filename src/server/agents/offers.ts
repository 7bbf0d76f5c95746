import type { ToldOffer } from '../../contract/prices/told-offer.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'
import type { CarrierWords, Sentence } from '../../sentences/sentence.ts'
import type { Tell } from '../../sentences/tell.ts'
import type { Period } from '../../units/period.ts'
import { tellCard } from '../http/wire/tell-results.ts'
import type { OfferView } from '../results/offer-view.ts'
import type { ResultsView } from '../results/results-view.ts'

/** One offer of the list as values, with the sentences that explain them. */
export function tellForAgent(shown: OfferView, view: ResultsView, tellPlainly: Tell): ToldOffer {
  const tell = quoting(tellPlainly)
  const { carrier, price, kind, outcome } = shown
  const { price_info: info, cover = [], unfollowed } = tellCard({ offer: shown, view }, tell)
  const message = outcome && 'message' in outcome ? outcome.message : undefined
  return {
    offer: shown.id,
    insurer: plainWords(shown.insurer),
    demonstration: carrier.demo === true,
    status: kind,
    ...(price
      ? {
          price: {
            cents: price.cents,
            period: price.period,
            estimated: price.isEstimated,
            year_cents: price.year?.cents ?? null,
            fees_cents: price.year?.fees ?? null,
            source: price.source,
            may_still_change: price.isAwaited,
            quoted_at: price.quotedAt,
            ...(info.expires_at ? { expires: info.expires_at } : {}),
          },
        }
      : {}),
    coverage: cover.map(({ title, text, differs }) => ({
      part: title,
      text,
      ...(differs ? { differs } : {}),
    })),
    assumed: [...(info.assumed ?? [])],
    details: [...(info.details ?? [])],
    ...(unfollowed ? { not_reflected: unfollowed } : {}),
    ...saidIn(message, tell),
  }
}

/** Our own sentence, or the insurer's words set apart from it. */
function saidIn(message: Sentence | undefined, tell: Tell): Pick<ToldOffer, 'says' | 'insurer_says'> {
  if (message === undefined) return {}
  return isOutside(message) ? { insurer_says: tell(message) } : { says: tell(message) }
}

function isOutside(says: object): says is CarrierWords {
  return 'text' in says
}

/** Tells our own sentences as they are, and what an insurer sent as a quotation. */
export function quoting(tell: Tell): Tell {
  return says => (isOutside(says) ? quotedWords(says.text) : tell(says))
}

/** Enough for anything an insurer has to tell a person. */
const mostCharacters = 300

/**
 * Text from outside as one quoted line, without line breaks, without control or invisible characters that could hide something,
 * without quotation marks that would end the quotation, and without addresses.
 */
export function quotedWords(text: string): string {
  return `“${plainWords(text)}”`
}

function plainWords(text: string): string {
  const line = text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replace(/["“”«»<>`{}[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters - 1)}…` : line
}

const words = wordsIn({
  en: {
    demo: 'demonstration',
    estimated: 'an estimate',
    less: (parts: string) => `Less coverage: ${parts}.`,
    said: (quoted: string) => `the insurer says ${quoted}`,
  },
  es: {
    demo: 'demostración',
    estimated: 'un estimado',
    less: parts => `Menos cobertura: ${parts}.`,
    said: quoted => `la aseguradora dice ${quoted}`,
  },
})

/** "$312.40 a month" */
export function amountOf({ cents, period }: { cents: number; period: Period | null }, tell: Tell): string {
  return tell({ key: 'price.amount', values: { cents, period: period ?? 'year' } })
}

/** An offer in one line, for hosts that show text. */
export function lineOf(
  told: ToldOffer,
  { tell, speech }: { readonly tell: Tell; readonly speech: Speech },
): string {
  const say = spoken(words, speech)
  const { offer: id, insurer, price, says, insurer_says: quoted } = told
  const name = told.demonstration && !/demo/i.test(insurer) ? `${insurer} (${say.demo})` : insurer
  if (!price) return `${name} [${id}]: ${says ?? (quoted ? say.said(quoted) : told.status)}`
  const amount = `${amountOf(price, tell)}${price.estimated ? `, ${say.estimated}` : ''}.`
  const weaker = told.coverage.filter(({ differs }) => differs === 'less').map(({ text }) => text)
  const less = weaker.length > 0 ? say.less(weaker.join('; ')) : ''
  return [`${name} [${id}]: ${amount}`, less, told.not_reflected].filter(Boolean).join(' ')
}
