import * as v from 'valibot'
import { insuranceLines } from '../law/rule.ts'
import { type Day, isDay } from '../units/day.ts'
import { todayAt } from '../units/today.ts'

/** The grades of the agencies that rate financial strength, the best first. */
export const strengthGrades = {
  'AM Best': ['A++', 'A+', 'A', 'A-', 'B++', 'B+', 'B', 'B-', 'C++', 'C+', 'C', 'C-', 'D'],
  Demotech: ["A''", "A'", 'A', 'S', 'M', 'L'],
} as const

const source = v.pipe(v.string(), v.check(isPage, 'write the https address of the page on which it was read'))

function isPage(text: string): boolean {
  return text.length <= 2048 && URL.parse(text)?.protocol === 'https:'
}

/** The year of a published figure. */
const year = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(2000),
  v.check(written => written <= Number(today().slice(0, 4)), 'write a year that has begun'),
)

/** The service's today: a figure read tomorrow is a mistake in the file. */
function today(): Day {
  return todayAt(new Date())
}

function ratedBy<const Agency extends keyof typeof strengthGrades>(agency: Agency) {
  const grades: readonly string[] = strengthGrades[agency]
  return v.strictObject({
    agency: v.literal(agency),
    rating: v.picklist(grades, `write a rating of ${agency}: ${grades.join(', ')}`),
    read: v.custom<Day>(
      day => isDay(day) && day <= today(),
      'write the day on which it was read, today or before, like 2026-10-05',
    ),
    source,
  })
}

/** Discounts that a visitor may get from an insurer in any line, by their names in `carrier.json`, then those for a car. */
const commonDiscounts = ['paperless', 'autopay', 'earlyQuote', 'affinity'] as const
const carDiscounts = ['goodStudent', 'course', 'telematics', 'antiTheft', ...commonDiscounts] as const

function namedOf<const Names extends readonly string[]>(names: Names) {
  const named = v.picklist(names, `name some of ${names.join(', ')}`)
  return v.exactOptional(v.pipe(v.array(named), v.nonEmpty()))
}
const discounts = namedOf(commonDiscounts)
const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))

/** What its policies of a line offer beyond a price. */
const policies = v.exactOptional(
  v.strictObject({
    auto: v.exactOptional(v.strictObject({ discounts: namedOf(carDiscounts) })),
    homeowner: v.exactOptional(v.strictObject({ discounts })),
    renters: v.exactOptional(v.strictObject({ discounts })),
    pet: v.exactOptional(
      v.strictObject({
        discounts,
        /** Days until it covers an accident, and an illness. */
        waitingDays: v.exactOptional(v.strictObject({ accident: days, illness: days })),
        /** Whether it pays the fee for the examination, too. */
        examFee: v.exactOptional(v.boolean()),
      }),
    ),
    travel: v.exactOptional(
      v.strictObject({
        discounts,
        /** Days from the first payment for the trip in which it waives its exclusion of known medical conditions; 0 for never. */
        waiverDays: v.exactOptional(days),
        /** It sells cancellation for any reason, at a price of its own. */
        anyReason: v.exactOptional(v.literal(true)),
        /** The most that it pays for a medical evacuation, in whole dollars. */
        evacuation: v.exactOptional(v.pipe(v.number(), v.integer('write whole dollars'), v.minValue(1))),
      }),
    ),
    life: v.exactOptional(
      v.strictObject({
        discounts,
        /** Whether it wants a medical examination. */
        exam: v.exactOptional(v.picklist(['never', 'always'], 'write "never" or "always"')),
      }),
    ),
  }),
)

/**
 * What visitors read about a carrier's policies, and what others publish about it, as its operator read it
 * (docs/carriers/folder.md).
 */
export const carrierFacts = {
  policies,
  strength: v.exactOptional(
    v.variant('agency', [ratedBy('AM Best'), ratedBy('Demotech')], 'name AM Best or Demotech'),
  ),
  /** The NAIC's complaint index, by line: 1.00 is usual for an insurer's size. */
  complaints: v.exactOptional(
    v.record(
      v.picklist(insuranceLines),
      v.strictObject({ index: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)), year, source }),
    ),
  ),
  /** How satisfied customers were with its claims. */
  satisfaction: v.exactOptional(
    v.pipe(
      v.strictObject({
        score: v.pipe(v.number(), v.minValue(0)),
        of: v.pipe(v.number(), v.minValue(1)),
        publisher: v.pipe(v.string(), v.minLength(3)),
        year,
      }),
      v.check(({ score, of }) => score <= of, 'write a score that is at most "of"'),
    ),
  ),
}
