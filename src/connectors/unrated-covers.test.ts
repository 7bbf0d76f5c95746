import { expect, it } from 'vitest'
import { autoIn } from '../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../tests/carriers/samples/sample-homeowner.ts'
import { petIn } from '../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../tests/carriers/samples/sample-renters.ts'
import { inputsOfRisk } from '../rating/inputs/inputs.ts'
import { type AskableRisk, askable } from '../risk/askable.ts'
import { rateable } from './unrated-covers.ts'

/** A plan that rates by these inputs, and whose price says nothing more of it. */
const ratedBy = (...names: string[]) => ({ ratedBy: new Set(names), priceOf: () => null })

const driver = askable(
  autoIn({ state: 'TX', answers: { uninsured: { choice: 'L50' }, rental: { choice: '30' } } }),
)
const owner = askable(homeownerIn({ state: 'OH', answers: { liability: { choice: '100000' } } }))

it('leaves out of price and words what was chosen and no step of the plan rates', () => {
  const { risk, unrated, isLess } = rateable(driver, ratedBy('limits', 'um'))
  expect([unrated, isLess]).toEqual([['rental'], true])
  expect(inputsOfRisk(risk)).toMatchObject({ um: 'L50', rental: 0 })
  const home = rateable(owner, ratedBy('coverageA'))
  expect([home.unrated, home.isLess]).toEqual([['liability'], false])
  expect(inputsOfRisk(home.risk)).toMatchObject({ liability: 300_000 })
})

it('leaves the usual in a home’s price of what was added to it and no step of the plan rates', () => {
  const owner = askable(
    homeownerIn({
      state: 'OH',
      answers: {
        roof: { choice: 'R16_20' },
        ordinance: { choice: '25' },
        waterBackup: { choice: '10000' },
        roofSettlement: { choice: 'ACTUAL_CASH_VALUE' },
      },
    }),
  )
  const rated = (...names: string[]) => rateable(owner, ratedBy(...names))
  expect([rated().unrated, rated().isLess]).toEqual([['ordinance', 'waterBackup', 'roofSettlement'], true])
  expect(inputsOfRisk(rated().risk)).toMatchObject({
    ordinanceShare: 10,
    waterBackup: 0,
    roofSettlement: 'REPLACEMENT_COST',
  })
  // Being paid more for the roof than asked is not less.
  const roof = rated('ordinanceShare', 'waterBackup')
  expect([roof.unrated, roof.isLess]).toEqual([['roofSettlement'], false])
  expect(rated('ordinanceShare', 'waterBackup', 'roofSettlement').risk).toBe(owner)
})

it('leaves out the valuables of a home or a tenant that no step rates, kind by kind', () => {
  const valuables = { jewelry: 8500, fineArt: 20_000 }
  const home = rateable(askable(homeownerIn({ state: 'OH', answers: { valuables } })), ratedBy('jewelry'))
  expect([home.unrated, home.isLess]).toEqual([['fineArt'], true])
  expect(home.risk).toMatchObject({ home: { cover: { valuables: { jewelry: 8500 } } } })
  expect(inputsOfRisk(home.risk)).toMatchObject({ jewelry: 8500, fineArt: 0 })
  const tenant = rateable(askable(rentersIn({ state: 'OH', answers: { valuables } })), ratedBy())
  expect([tenant.unrated, tenant.isLess]).toEqual([['jewelry', 'fineArt'], true])
  expect(tenant.risk).not.toHaveProperty('renters.valuables')
})

it('leaves out the extra covers that no step rates, of which a higher deductible is no larger cover', () => {
  const chosen = (answers: Parameters<typeof autoIn>[0]['answers']) =>
    askable(autoIn({ state: 'TX', answers: { ...answers } }))
  const helped = rateable(
    chosen({ roadside: { choice: 'YES' }, fullGlass: { choice: 'YES' } }),
    ratedBy('fullGlass'),
  )
  expect([helped.unrated, helped.isLess]).toEqual([['roadside'], true])
  expect(inputsOfRisk(helped.risk)).toMatchObject({ roadside: false, fullGlass: true })
  const deductible = (choice: '100' | '1000') =>
    rateable(chosen({ comprehensiveDeductible: { choice } }), ratedBy('carDeductible'))
  expect(deductible('100')).toMatchObject({ unrated: ['comprehensiveDeductible'], isLess: true })
  expect(deductible('1000')).toMatchObject({ unrated: ['comprehensiveDeductible'], isLess: false })
  expect(deductible('100').risk).not.toHaveProperty('auto.comprehensiveDeductible')
})

it('prices the limits’ own limit for damage where no step of the plan rates another', () => {
  const chosen = (choice: '50000' | '250000') =>
    askable(autoIn({ state: 'TX', answers: { limits: { choice: 'L100' }, propertyDamage: { choice } } }))
  const less = rateable(chosen('50000'), ratedBy('limits', 'bodilyInjuryLimit'))
  expect([less.unrated, less.isLess]).toEqual([['propertyDamage'], false])
  expect(inputsOfRisk(less.risk)).toMatchObject({ bodilyInjuryLimit: '100/300', propertyDamageLimit: 100 })
  expect(rateable(chosen('250000'), ratedBy('limits'))).toMatchObject({
    unrated: ['propertyDamage'],
    isLess: true,
  })
  expect(rateable(chosen('50000'), ratedBy('limits', 'propertyDamageLimit')).risk).toEqual(chosen('50000'))
})

it('says of a pet’s plan what it does not follow, and not that it covers less', () => {
  const pet = askable(petIn({ state: 'TX', answers: { reimbursement: { choice: '90' } } }))
  const { risk, unrated, isLess } = rateable(pet, ratedBy('deductible'))
  expect([unrated, isLess]).toEqual([['reimbursement'], false])
  expect(inputsOfRisk(risk)).toMatchObject({ reimbursement: 80 })
})

it('leaves a risk as it is where the plan rates every choice, or there is none', () => {
  expect(rateable(driver, ratedBy('um', 'rental')).risk).toBe(driver)
  const usual = askable(autoIn({ state: 'NY' }))
  expect(rateable(usual, ratedBy())).toEqual({ risk: usual, unrated: [], isLess: false })
})

it('leaves injury protection as usual where the plan takes nothing for the chosen amount', () => {
  const chosen = askable(autoIn({ state: 'NJ', answers: { pip: { choice: '250000' } } }))
  const of = (price: (isChosen: boolean) => bigint) => ({
    ratedBy: new Set(['pipLevel']),
    priceOf: (risk: AskableRisk) => price(inputsOfRisk(risk).pipLevel === '250000'),
  })
  const free = rateable(
    chosen,
    of(() => 100n),
  )
  expect([free.unrated, free.isLess]).toEqual([['pip'], true])
  expect(inputsOfRisk(free.risk)).toMatchObject({ pipLevel: 'MINIMUM' })
  expect(
    rateable(
      chosen,
      of(isChosen => (isChosen ? 120n : 100n)),
    ),
  ).toEqual({ risk: chosen, unrated: [], isLess: false })
})
