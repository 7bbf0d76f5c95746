import { needOf } from '../../../../connectors/needs/details.ts'
import type { Need, NeededField } from '../../../../connectors/needs/need.ts'
import { andList } from '../../../../language/lists.ts'
import { type Speech, spoken, type Text, told, wordsIn } from '../../../../language/text.ts'
import { saidBy } from '../../../../language/texts.ts'
import type { InsuranceLine } from '../../../../law/rule.ts'
import { displayName } from '../../../results/list/products.ts'
import type { OfferView } from '../../../results/offer-view.ts'

const words = wordsIn({
  en: {
    toQuote: (insurer: string, what: string) => `${insurer} needs ${what} to give you its own price.`,
    toConfirm: (insurer: string, what: string) => `${insurer} needs ${what} to confirm this price.`,
    question: (count: number) =>
      count === 1 ? 'an answer to one question' : `answers to ${count} questions`,
    moreQuestions: (count: number) =>
      count === 1 ? 'an answer to one more question' : `answers to ${count} more questions`,
    getPrice: 'Get its own price',
    confirmPrice: 'Confirm this price',
  },
  es: {
    toQuote: (insurer, what) => `${insurer} necesita ${what} para darle su propio precio.`,
    toConfirm: (insurer, what) => `${insurer} necesita ${what} para confirmar este precio.`,
    question: count => (count === 1 ? 'que conteste una pregunta' : `que conteste ${count} preguntas`),
    moreQuestions: count =>
      count === 1 ? 'que conteste una pregunta más' : `que conteste ${count} preguntas más`,
    getPrice: 'Obtener su propio precio',
    confirmPrice: 'Confirmar este precio',
  },
})

/**
 * What an insurer needs before it gives or confirms its price, for its card: a sentence, and the words of its button; null if it
 * needs nothing.
 */
export function needsOnCard(
  { carrier, outcome }: Pick<OfferView, 'carrier' | 'outcome'>,
  line: InsuranceLine,
): { readonly message: Text; readonly button: Text } | null {
  const fields = fieldsIn(outcome)
  if (fields.length === 0) return null
  const needs = fields.map(field => needOf(field, carrier.lines[line]?.needs ?? []))
  const isOwnPrice = outcome?.kind === 'quoted' && outcome.source !== 'estimate'
  const name = displayName(carrier.insurer.name)
  return {
    message: saidBy(speech => {
      const say = spoken(words, speech)
      return (isOwnPrice ? say.toConfirm : say.toQuote)(name, nounsOf(needs, speech))
    }),
    button: saidBy(speech => spoken(words, speech)[isOwnPrice ? 'confirmPrice' : 'getPrice']),
  }
}

function fieldsIn(outcome: OfferView['outcome']): readonly NeededField[] {
  switch (outcome?.kind) {
    case 'needs':
      return outcome.fields
    case 'quoted':
      return outcome.needs ?? []
    default:
      return []
  }
}

/** "Blue Heron needs your phone number to give you its own price." */
export function neededToQuote(insurer: string, needs: readonly Need[], speech: Speech): string {
  return spoken(words, speech).toQuote(insurer, nounsOf(needs, speech))
}

/** "your phone number and answers to 2 more questions" */
export function nounsOf(needs: readonly Need[], speech: Speech): string {
  const say = spoken(words, speech)
  const nouns = needs.flatMap(({ noun }) => (noun ? [told(noun, speech)] : []))
  const questions = needs.length - nouns.length
  if (questions === 0) return andList(nouns, speech)
  return andList([...nouns, (nouns.length > 0 ? say.moreQuestions : say.question)(questions)], speech)
}
