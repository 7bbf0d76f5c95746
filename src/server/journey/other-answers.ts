import { isDeepStrictEqual } from 'node:util'
import { coverQuestions } from '../../lines/covers.ts'
import { type Answers, walk } from '../../wizard/walk.ts'
import type { Walked } from './journey-of.ts'

/** Whether answers differ from earlier ones in more than the coverage and the address for mail, which no order takes from them. */
export function hasOtherAnswers({ journey, walked }: Walked, then: Answers): boolean {
  const covers: readonly string[] = coverQuestions[journey.line.name]
  const [before, now] = [walk({ ...journey, answers: then }).application, walked.application]
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...names]
    .filter(name => !covers.includes(name))
    .some(name => !isDeepStrictEqual(ordered(before[name]), ordered(now[name])))
}

/** An answer without the address for mail. A question that was skipped was not answered. */
function ordered(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('email' in answer)) return answer ?? null
  const { email: _, ...others } = answer
  return others
}
