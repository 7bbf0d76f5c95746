import { allTold } from '../../language/texts.ts'
import type { Lines } from '../../lines/index.ts'
import { amountOf } from '../../units/cents.ts'
import type { Period } from '../../units/period.ts'
import { todayAt } from '../../units/today.ts'
import { walk } from '../../wizard/walk.ts'
import { passableAnswers } from '../journey/sharing/passable-answers.ts'
import type { Lead } from '../store/rows/lead.ts'

/** A lead in the words in which its recipient gets it. */
export interface ToldLead extends Omit<Lead, 'prices' | 'answers'> {
  readonly prices: readonly ToldPrice[]
  /** Empty where the visitor wanted none passed on; never about health. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
}

interface ToldPrice {
  readonly insurer: string
  /** In dollars, as "14.84". */
  readonly premium: string
  readonly period: Period
}

/** Tells a lead as of the day on which it was asked for. */
export function tellLead(lines: Pick<Lines, 'byName'>, lead: Lead): ToldLead {
  const { line, requestedAt, prices, answers } = lead
  const journey = {
    line: lines.byName(line),
    answers: answers ?? {},
    today: todayAt(new Date(requestedAt)),
  }
  return {
    ...lead,
    prices: prices.map(({ insurer, cents, period }) => ({ insurer, premium: amountOf(cents), period })),
    // Whoever gets a lead reads English, whatever its visitor reads.
    answers: answers ? allTold(passableAnswers({ journey, walked: walk(journey) }), 'en') : [],
  }
}
