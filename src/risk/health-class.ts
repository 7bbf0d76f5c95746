import type { HealthClass, HealthCondition, Tobacco } from './words.ts'

const bestFirst: readonly HealthClass[] = [
  'PREFERRED_PLUS',
  'PREFERRED',
  'STANDARD_PLUS',
  'STANDARD',
  'TABLE_2',
  'TABLE_4',
]

/** A height of the list in inches, or one typed as feet and inches; the weight in pounds. */
export type Body =
  | { readonly height: number; readonly weight: number }
  | { readonly height: 'custom'; readonly feet: number; readonly inches: number; readonly weight: number }

/** The height in inches. */
export function inchesOf(body: Body): number {
  return body.height === 'custom' ? body.feet * 12 + body.inches : body.height
}

/** Body mass index to one decimal: weight = BMI x inches² / 703. */
export function bmiOf(body: Body): number {
  return Math.round((body.weight * 7030) / inchesOf(body) ** 2) / 10
}

/**
 * The highest index of each class by build: a sample chart of weights, which equals the formula to the pound.
 * The step between the two table ratings is modelled. Who is outside of 16 to 44 is for the plans to refuse.
 */
const buildLimits: readonly (readonly [most: number, healthClass: HealthClass])[] = [
  [29, 'PREFERRED_PLUS'],
  [31, 'PREFERRED'],
  [33, 'STANDARD_PLUS'],
  [37.5, 'STANDARD'],
  [41, 'TABLE_2'],
]

/** Below this index the lighter classes end; modelled. */
const leastPreferred = 18

/** The best class that each condition leaves open. What most insurers refuse has the last one. */
const bestWith: Readonly<Record<HealthCondition, HealthClass>> = {
  BP: 'PREFERRED',
  CHOLESTEROL: 'PREFERRED',
  FAMILY: 'PREFERRED',
  APNEA: 'STANDARD_PLUS',
  DUI: 'STANDARD',
  DIABETES: 'TABLE_2',
  HEART: 'TABLE_4',
  CANCER: 'TABLE_4',
  // Climbing and flying are no illness; insurers speak with these people and price the sport.
  RISKY: 'PREFERRED_PLUS',
}

/** The best class of tobacco rates costs about three quarters of the standard one; modelled. */
const bestByTobacco: Readonly<Record<Tobacco, HealthClass>> = {
  NONE: 'PREFERRED_PLUS',
  QUIT: 'PREFERRED',
  NOW: 'STANDARD_PLUS',
}

interface Examined {
  readonly bmi: number
  readonly tobacco: Tobacco
  readonly conditions: readonly HealthCondition[]
}

/** The best class that somebody can have by build and answers: the last of those that each of them leaves open. */
export function healthClassOf({ bmi, tobacco, conditions }: Examined): HealthClass {
  const open = [buildClass(bmi), bestByTobacco[tobacco], ...conditions.map(condition => bestWith[condition])]
  return bestFirst.findLast(healthClass => open.includes(healthClass)) ?? 'PREFERRED_PLUS'
}

function buildClass(bmi: number): HealthClass {
  if (bmi < leastPreferred) return 'STANDARD'
  return buildLimits.find(([most]) => bmi <= most)?.[1] ?? 'TABLE_4'
}
