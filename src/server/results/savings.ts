import type { Quote } from '../../contract/status.ts'
import type { OwnSentence } from '../../sentences/sentence.ts'
import { amountOf, centsOf } from '../../units/cents.ts'
import type { Answers } from '../../wizard/walk.ts'

/**
 * The quotes with what each would save compared with what the visitor pays a year today. It changes no price and no position in
 * the list. A price that covers less than usual is no saving.
 */
export function withSavings(
  quotes: readonly Quote[],
  { premium: currentPremium }: Answers,
): readonly Quote[] {
  const today = paidToday(currentPremium)
  if (today === 0) return quotes
  return quotes.map(quote => {
    const { premium, policy_period, narrow } = quote.price_info
    if (premium === undefined || policy_period !== 'year' || narrow) return quote
    const saved = today - centsOf(premium)
    if (saved <= 0) return quote
    return { ...quote, price_info: { ...quote.price_info, saves: amountOf(saved) } }
  })
}

/** Says so where none of the prices is lower than what the visitor pays a year today: the question promised to show it. */
export function nothingSaved(quotes: readonly Quote[], answers: Answers): readonly OwnSentence[] {
  const today = paidToday(answers.premium)
  const yearly = quotes.flatMap(({ ad, price_info: { premium, policy_period } }) =>
    ad || premium === undefined || policy_period !== 'year' ? [] : [centsOf(premium)],
  )
  if (today === 0 || yearly.length === 0 || yearly.some(cents => cents < today)) return []
  return [{ key: 'price.nothingSaved', values: { dollars: today / 100 } }]
}

/** In cents. The homeowner line asks for whole dollars; other lines, and visitors who skip it, have none. */
function paidToday(premium: Answers[string]): number {
  return centsOf((premium as { text?: string } | null | undefined)?.text ?? '0')
}
