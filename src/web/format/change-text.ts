import type { AnswerChange } from '../../contract/review.ts'

/** "Deductible: $1,000 (before: $500)" */
export function changeText({ label, before, now = 'no longer needed' }: AnswerChange): string {
  return `${label}: ${now} (${before === undefined ? 'new' : `before: ${before}`})`
}
