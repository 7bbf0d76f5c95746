import type { HealthClass, HealthCondition, Tobacco } from './words.ts'

const bestFirst: readonly HealthClass[] = [
  'PREFERRED_PLUS',
  'PREFERRED',
  'STANDARD_PLUS',
  'STANDARD',
  'TABLE_2',
  'TABLE_4',
]

/** A height from the list in inches, or one typed as feet and inches; the weight in pounds. */
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
 * The highest index of each class by build: a sample chart of weights, which equals the formula to the pound. The step between the
 * two table ratings is modeled. The plans refuse an index outside 16 to 44.
 */
const buildLimits: readonly (readonly [most: number, healthClass: HealthClass])[] = [
  [29, 'PREFERRED_PLUS'],
  [31, 'PREFERRED'],
  [33, 'STANDARD_PLUS'],
  [37.5, 'STANDARD'],
  [41, 'TABLE_2'],
]

/** The same for the lowest index: below it, classes that fall step by step; modeled. */
const leanLimits: readonly (readonly [least: number, healthClass: HealthClass])[] = [
  [16.5, 'STANDARD'],
  [17.5, 'STANDARD_PLUS'],
  [18, 'PREFERRED'],
]

/** The best class possible with each condition; for a condition that most insurers refuse, the last one. */
const bestWith: Readonly<Record<HealthCondition, HealthClass>> = {
  BP: 'PREFERRED',
  CHOLESTEROL: 'PREFERRED',
  FAMILY: 'PREFERRED',
  APNEA: 'STANDARD_PLUS',
  DUI: 'STANDARD',
  DIABETES: 'TABLE_2',
  HEART: 'TABLE_4',
  CANCER: 'TABLE_4',
  // Climbing and flying are not illnesses; insurers talk to these people and price the sport.
  RISKY: 'PREFERRED_PLUS',
}

/** The best class of tobacco rates costs about three quarters of the standard one; modeled. */
const bestByTobacco: Readonly<Record<Tobacco, HealthClass>> = {
  NONE: 'PREFERRED_PLUS',
  QUIT: 'PREFERRED',
  QUIT_LATELY: 'STANDARD',
  NOW: 'STANDARD_PLUS',
}

interface Examined {
  readonly bmi: number
  readonly tobacco: Tobacco
  readonly conditions: readonly HealthCondition[]
}

/** This many reasons against the best class together count as one against the second; modeled on underwriting guides. */
const tooManyForPreferred = 3

/**
 * The best possible class by build and answers: the worst of their best classes. Treated pressure, treated cholesterol
 * and the family's history each leave "preferred" open, but not all of them together.
 */
export function healthClassOf({ bmi, tobacco, conditions }: Examined): HealthClass {
  const open = [buildClass(bmi), bestByTobacco[tobacco], ...conditions.map(condition => bestWith[condition])]
  const worst = bestFirst.findLast(healthClass => open.includes(healthClass)) ?? 'PREFERRED_PLUS'
  const reasons = open.filter(healthClass => healthClass === 'PREFERRED').length
  return worst === 'PREFERRED' && reasons >= tooManyForPreferred ? 'STANDARD_PLUS' : worst
}

function buildClass(bmi: number): HealthClass {
  const lean = leanLimits.find(([least]) => bmi < least)
  if (lean) return lean[1]
  return buildLimits.find(([most]) => bmi <= most)?.[1] ?? 'TABLE_4'
}
