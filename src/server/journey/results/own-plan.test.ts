import { expect, test } from 'vitest'
import { randomWalk } from '../../../../tests/rooms/lines.ts'
import { lines } from '../../../lines/index.ts'
import { chosenCoverage } from '../../../rating/coverage/chosen.ts'
import { askable } from '../../../risk/askable.ts'
import { today } from '../../../wizard/sample.ts'
import { type Answers, walk } from '../../../wizard/walk.ts'
import { riskOf } from '../quoting/risk-of.ts'
import { isOwnPlan } from './own-plan.ts'

/** An answered line with these covers, and what was asked to be covered. */
function askedFor(name: 'pet' | 'renters', covers: Answers = {}) {
  const line = lines.byName(name)
  const start = { start: { type: name, zipCode: '78701', state: 'TX' } }
  const answers = { ...randomWalk(line, { pick: () => 0, start }).answers, ...covers }
  const journey = { line, answers, today }
  const { application } = walk(journey)
  const parts = chosenCoverage(askable(riskOf({ line: name, application, today })))
  return { asked: { journey, application }, parts }
}

const usual = Object.fromEntries(
  Object.entries({
    plan: 'ACCIDENT_AND_ILLNESS',
    deductible: '500',
    reimbursement: '80',
    annualLimit: '10000',
  }).map(([name, choice]) => [name, { choice }]),
)

test('what prices share is the visitor’s own plan once another than the usual one was chosen', () => {
  const own = ({ asked, parts }: ReturnType<typeof askedFor>) => isOwnPlan(asked, { parts, isOfAll: false })
  expect(own(askedFor('pet', usual))).toBe(false)
  expect(own(askedFor('pet', { ...usual, plan: { choice: 'WELLNESS' } }))).toBe(true)
  // A tenant chooses in the wizard.
  expect(own(askedFor('renters'))).toBe(true)
})

test('what prices share is not the visitor’s plan where most insurers don’t follow the choice', () => {
  const { parts } = askedFor('pet', usual)
  const { asked } = askedFor('pet', { ...usual, plan: { choice: 'WELLNESS' } })
  expect(isOwnPlan(asked, { parts, isOfAll: false })).toBe(false)
})
