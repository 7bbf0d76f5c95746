import type { Text } from '../../language/text.ts'

/** What erasing means, before the visitor decides. */
export const whatGoes: Text = {
  en: 'I’ll erase your answers, these prices, what the insurers answered, and every link to this quote, all at once. No one can bring them back. If you ordered a policy, I keep its number, insurer, amounts and dates, without your name.',
  we: 'We’ll erase your answers, these prices, what the insurers answered, and every link to this quote, all at once. No one can bring them back. If you ordered a policy, we keep its number, insurer, amounts and dates, without your name.',
}
