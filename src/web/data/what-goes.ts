import type { Text } from '../../language/text.ts'

/** What erasing means, before the visitor decides. */
export const whatGoes: Text = {
  en: 'I’ll delete your answers, these prices, the insurers’ replies and every link to this quote, all at once. No one can bring them back. If you ordered a policy, I keep the order’s number, insurer, amounts and dates, and your consent, without your name.',
  we: 'We’ll delete your answers, these prices, the insurers’ replies and every link to this quote, all at once. No one can bring them back. If you ordered a policy, we keep the order’s number, insurer, amounts and dates, and your consent, without your name.',
}
