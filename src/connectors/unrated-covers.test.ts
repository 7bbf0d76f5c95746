import { expect, it } from 'vitest'
import { autoIn } from '../carriers/testing/sample-auto.ts'
import { homeownerIn } from '../carriers/testing/sample-homeowner.ts'
import { petIn } from '../carriers/testing/sample-pet.ts'
import { inputsOfRisk } from '../rating/inputs/inputs.ts'
import { askable } from '../risk/askable.ts'
import { rateable } from './unrated-covers.ts'

const driver = askable(
  autoIn({ state: 'TX', answers: { uninsured: { choice: 'L50' }, rental: { choice: '30' } } }),
)
const owner = askable(homeownerIn({ state: 'OH', answers: { liability: { choice: '100000' } } }))

it('leaves out of price and words what was chosen and no step of the plan rates', () => {
  const { risk, unrated, isLess } = rateable(driver, { ratedBy: new Set(['limits', 'um']) })
  expect([unrated, isLess]).toEqual([['rental'], true])
  expect(inputsOfRisk(risk)).toMatchObject({ um: 'L50', rental: 0 })
  const home = rateable(owner, { ratedBy: new Set(['coverageA']) })
  expect([home.unrated, home.isLess]).toEqual([['liability'], false])
  expect(inputsOfRisk(home.risk)).toMatchObject({ liability: 300_000 })
})

it('says of a pet’s plan what it does not follow, and not that it covers less', () => {
  const pet = askable(petIn({ state: 'TX', answers: { reimbursement: { choice: '90' } } }))
  const { risk, unrated, isLess } = rateable(pet, { ratedBy: new Set(['deductible']) })
  expect([unrated, isLess]).toEqual([['reimbursement'], false])
  expect(inputsOfRisk(risk)).toMatchObject({ reimbursement: 80 })
})

it('leaves a risk as it is where the plan rates every choice, or there is none', () => {
  expect(rateable(driver, { ratedBy: new Set(['um', 'rental']) }).risk).toBe(driver)
  const usual = askable(autoIn({ state: 'NY' }))
  expect(rateable(usual, { ratedBy: new Set() })).toEqual({ risk: usual, unrated: [], isLess: false })
})
