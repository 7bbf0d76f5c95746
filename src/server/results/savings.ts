import type { Quote } from '../../contract/status.ts'
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
  // The homeowner line asks for whole dollars; other lines, and visitors who skip it, have none.
  const today = centsOf((currentPremium as { text?: string } | null | undefined)?.text ?? '0')
  if (today === 0) return quotes
  return quotes.map(quote => {
    const { premium, policy_period, narrow } = quote.price_info
    if (premium === undefined || policy_period !== 'year' || narrow) return quote
    const saved = today - centsOf(premium)
    if (saved <= 0) return quote
    return { ...quote, price_info: { ...quote.price_info, saves: amountOf(saved) } }
  })
}
