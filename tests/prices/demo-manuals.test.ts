import { expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { Inputs } from '../../src/rating/inputs/input.ts'
import { plansOf } from '../carriers/panel.ts'

/** Rules of real manuals, each shown by the plan of one demonstration carrier. */

const carriers = loadCarriers()

/** The rows of a worksheet by their labels, for a golden case of the plan with some answers of its own. */
function valuesOf(id: string, state: 'NC' | 'TX', answers: Inputs): ReadonlyMap<string, readonly string[]> {
  const carrier = carriers.find(one => one.id === id)
  const book = carrier && plansOf(carrier, 'auto')?.book
  const plan = book?.choose({ state, on: '2026-11-22' })
  const [golden] = plan?.plan.cases ?? []
  if (!plan || !golden) throw new Error(`${id} has no golden case in ${state}`)
  const { worksheet } = plan.explain({ ...golden.input, ...answers })
  const rows = worksheet.map(({ label, value }) => [label, value ?? ''] as const)
  return new Map(
    [...Map.groupBy(rows, ([label]) => label)].map(([label, all]) => [label, all.map(([, value]) => value)]),
  )
}

const driver = {
  driverAge: 40,
  senior: false,
  yearsLicensed: 24,
  goodDriver: true,
  sex: 'F',
  maritalStatus: 'S',
  education: 'NOT_GIVEN',
  employment: 'NOT_GIVEN',
}

it.each([
  [[], '1.00'],
  [['OTHER_VIOLATION'], '1.30'],
  [['SPEEDING'], '1.45'],
  [['AT_FAULT', 'SPEEDING'], '2.10'],
  [['AT_FAULT', 'AT_FAULT_AGAIN'], '2.35'],
  [['DUI', 'SUSPENDED'], '4.40'],
])(
  'North Carolina charges for points of a driver in three years: %j multiplies by %s',
  (incidents, factor) => {
    const factorsAfter = (incidentMonths: number) => {
      const record = incidents.map(incident => ({ incident, incidentMonths }))
      const drivers = [
        { ...driver, record: [] },
        { ...driver, record },
      ]
      return valuesOf('copperkettle', 'NC', { drivers })
        .get('Insurance points')
        ?.filter(value => value !== '')
    }
    expect(factorsAfter(35)).toEqual(['1.00', factor])
    expect(factorsAfter(36)).toEqual(['1.00', '1.00'])
  },
)

it.each([
  ['77081', '1.428'],
  ['77003', '1.224'],
  ['77598', '1.136'],
  ['76801', '0.777'],
])('Texas is rated by a list of ZIP codes: %s by %s', (zip, factor) => {
  expect(valuesOf('wickerby', 'TX', { zip }).get('Territory')).toContain(factor)
})

it.each([
  ['Toyota', 'Camry', '4T1G11AKP', '1.00'],
  ['BMW', 'M3', 'WBS8M9C5H', '1.62'],
  ['BMW', 'M3', 'WBA8M9C5H', '1.48'],
  ['Yugo', 'GV', '', '1.033'],
])(
  'a symbol comes from the make, the model and the VIN: %s %s %s is rated by %s',
  (make, model, vinPattern, factor) => {
    const car = {
      vehicleGroup: 'OTHER',
      vehicleAge: 3,
      use: 'COMMUTE_PLEASURE',
      annualMiles: 12_000,
      ownership: 'OWNED',
      carDeductible: 500,
      comprehensiveDeductible: 500,
    }
    const vehicles = [{ ...car, make, model, vinPattern }]
    expect(valuesOf('wickerby', 'TX', { vehicles }).get('Symbol')).toContain(factor)
  },
)
