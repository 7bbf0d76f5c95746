import { describe, expect, it, test } from 'vitest'
import { ban } from '../../tests/rooms/law.ts'
import {
  loadWorked,
  onlyPlan,
  problemsOf,
  workedDocument,
  workedInputs,
  workedTables,
} from '../../tests/rooms/rating.ts'
import { rulebook } from '../law/rule.ts'
import { PlanError } from './plan/plan-error.ts'

const withTable = (file: string, from: string, to: string) => ({
  files: { [`renters-${file}`]: (workedTables[`renters-${file}`] ?? '').replace(from, to) },
})

test('files that passed every check are not checked again, and only those', () => {
  const hashes: string[] = []
  const passed = {
    isLast: (hash: string) => hashes.at(-1) === hash,
    keep: (hash: string) => void hashes.push(hash),
  }
  loadWorked({ passed })
  loadWorked({ passed })
  expect(hashes).toHaveLength(1)
  const faulty = withTable('losses.csv', 'TWO', 'ONE_OTHER')
  expect(() => loadWorked({ ...faulty, passed })).toThrow(PlanError)
  expect(hashes).toHaveLength(1)
  const believed = { isLast: () => true, keep: () => {} }
  expect(loadWorked({ ...faulty, passed: believed }).plans).toHaveLength(1)
})

const minimum = workedDocument.steps.at(-1)

test('a fault that the plans of many states share is reported once', () => {
  const document = { states: 'all', steps: workedDocument.steps.filter(({ id }) => id !== 'age') }
  const everywhere = { 'renters-base.csv': 'value\n162.00\n', 'renters-territory.csv': territories }
  const problems = problemsOf({ document, files: everywhere })
  expect(problems.filter(problem => problem.includes('table age'))).toEqual([
    'worked/renters/*: no step uses table age. Remove the table or add the step. (in 51 states, AL among them)',
  ])
})

const territories = 'territory,value\nT1,0.88\nT2,0.95\nT3,1.00\nT4,1.06\nT5,1.25\nAVERAGE,1.00\n'

describe('a plan does not load', () => {
  it.each([
    [
      'a gap',
      withTable('deductible.csv', '1000,0.91\n', ''),
      /deductible: there is no row for 1000\. Add it/,
    ],
    ['a duplicate', withTable('losses.csv', 'TWO', 'ONE_OTHER'), /losses\.csv:5: a second row for ONE_OTHER/],
    [
      'a value nobody can answer',
      withTable('type.csv', 'ROOM', 'ROOMS'),
      /type\.csv:8: no answer leads to ROOMS/,
    ],
    [
      'a row behind a rule that declines',
      withTable('losses.csv', 'TWO', 'THREE_PLUS'),
      /losses\.csv:5: no answer leads/,
    ],
    [
      "a key that isn't an input",
      withTable('animal.csv', 'animal,', 'pet,'),
      /animal: there is no input pet/,
    ],
    ['a number that is none', withTable('base.csv', '162.00', '162,00'), /base\.csv:2: 3 cells/],
    [
      'a factor too fine',
      withTable('type.csv', '0.90', '0.9000001'),
      /type\.csv:8: "0\.9000001" is not a decimal/,
    ],
    [
      'money too fine',
      withTable('base.csv', '162.00', '162.00001'),
      /base\.csv:2: "162\.00001" is not a decimal/,
    ],
    ['ages nobody covers', withTable('age.csv', '50,65', '52,65'), /age\.csv:4: nothing covers 50 to 51/],
    [
      'ages covered twice',
      withTable('age.csv', '50,65', '48,65'),
      /age\.csv:4: 48 to 49 is in the row above too/,
    ],
    ['the oldest left out', withTable('age.csv', '65,121', '65,100'), /age: nothing covers 100 to 120/],
    [
      'ages nobody has',
      withTable('age.csv', '18,25', '10,17,1.1\n17,25'),
      /age\.csv:2: no answer is from 10 to 16/,
    ],
    ['a range backwards', withTable('age.csv', '18,25', '25,18'), /age\.csv:2: 25 to 18 isn't a range/],
    [
      'a curve that ends early',
      withTable('property.csv', '100000,2.05\n', ''),
      /property: the curve ends below 100000/,
    ],
    [
      'a curve that begins late',
      withTable('property.csv', '10000,0.75\n', ''),
      /property: the curve begins above 10000/,
    ],
    [
      'points out of order',
      withTable('property.csv', '30000', '5000'),
      /property\.csv:3: the point 5000 is not above/,
    ],
    [
      'wrong columns',
      withTable('property.csv', 'personalProperty', 'amount'),
      /property\.csv:1: the columns are amount,value/,
    ],
    ['rows of another state', withTable('base.csv', 'TX', 'OH'), /base\.csv:2: the plan does not write OH/],
    [
      'a device without a credit',
      withTable('devices.csv', 'GATED,0.03\n', ''),
      /devices: there is no row for GATED/,
    ],
    [
      'a missing file',
      { document: { tables: { base: { kind: 'exact', csv: 'no.csv' } } } },
      /there is no no\.csv/,
    ],
    ['a missing table', { document: { tables: {} } }, /step base: there is no table base/],
    [
      'an idle table',
      { document: { steps: workedDocument.steps.filter(({ id }) => id !== 'age') } },
      /no step uses table age/,
    ],
    [
      'two steps of one id',
      { document: { steps: [...workedDocument.steps, workedDocument.steps.at(-1)] } },
      /minimum appears twice/,
    ],
    [
      'a base below zero',
      withTable('base.csv', '162.00', '-162.00'),
      /base\.csv:2: -162\.00 leaves no price/,
    ],
    ['a base of nothing', withTable('base.csv', '162.00', '0.00'), /base\.csv:2: 0\.00 leaves no price/],
    ['a factor of nothing', withTable('type.csv', '0.90', '0'), /type\.csv:8: 0 leaves no price above zero/],
    [
      'a base above any price',
      withTable('base.csv', '162', '1620000'),
      /base\.csv:2: no price is above 1,000,000/,
    ],
    [
      'a constant below zero',
      { document: { steps: [{ ...workedDocument.steps[0], value: { const: '-156.00' } }] } },
      /renters\.json:1: steps\.0\.value: it leaves no price above zero\. Write a number above 0/,
    ],
    ['no JSON', { files: { 'renters.json': '{' } }, /renters\.json: not JSON/],
    ['a wrong shape', { document: { period: 'week' } }, /renters\.json:1: period:/],
    [
      'a constant too fine',
      {
        document: {
          steps: [...workedDocument.steps, { ...minimum, id: 'least', value: { const: '60.00001' } }],
        },
      },
      /step least: 60\.00001 has more than 4 places/,
    ],
    [
      'a fee below the cent',
      { document: { fees: [{ ...workedDocument.fees[0], value: { const: '1.005' } }] } },
      /fees\.0\.value/,
    ],
    [
      'rounding to nothing',
      { document: { rounding: { step: { to: '0.00', mode: 'halfUp' } } } },
      /unit above zero/,
    ],
    [
      'a premium finer than the cent',
      { document: { rounding: { premium: { to: '0.001', mode: 'halfUp' } } } },
      /rounding\.premium\.to: write whole cents/,
    ],
    ['an unknown member', { document: { colour: 'red' } }, /renters\.json:1: colour/],
    [
      'an unknown state',
      { document: { states: ['ZZ'] } },
      /renters\.json:1: states: write "all" or a list of the 51 state codes/,
    ],
    [
      'a kind of coverage that there is not',
      { document: { present: { adds: [{ kind: 'jewels', amounts: [500] }] } } },
      /renters\.json:\d+: present\.adds\.0\.kind: not a kind of coverage: use one of dwelling, belongings/,
    ],
    [
      'a part of a coverage without its amount, and one with an amount that says nothing',
      {
        document: { present: { coverage: [{ kind: 'belongings' }, { kind: 'routineCare', amounts: [1] }] } },
      },
      /coverage part belongings: give its amounts in dollars[\s\S]*coverage part routineCare: it has no amount/,
    ],
    [
      'a note without the id by which offers know it',
      {
        document: {
          present: { notes: [{ when: ['eq', 'animal', 'DOG'], text: 'A dog.' }] },
        },
      },
      /renters\.json:\d+: present\.notes\.0\.id: .*expected "id"/i,
    ],
    [
      'two notes of one id',
      {
        document: {
          present: {
            notes: ['One.', 'Two.'].map(text => ({ id: 'dog', when: ['eq', 'animal', 'DOG'], text })),
          },
        },
      },
      /dog appears twice/,
    ],
  ] as const)('with %s', (_, change, message) => {
    expect(problemsOf(change).join('\n')).toMatch(message)
  })

  it.each([
    [['eq', 'losses', 'FOUR'], /losses is never "FOUR"/],
    [['eq', 'house', 'X'], /there is no input house/],
    [['has', 'losses', 'TWO'], /"has" does not fit losses/],
    [['eq', 'protections', 'GATED'], /"eq" does not fit protections/],
    [['and', ['lt', 'insuredAge', 300], ['not', ['eq', 'guardedBreed', 'yes']]], /insuredAge is never 300/],
    [['sometimes'], /not a condition/],
  ])('with the condition %j', (when, message) => {
    const rule = { ...workedDocument.eligibility[0], id: 'another', when }
    const eligibility = [...workedDocument.eligibility, rule]
    expect(problemsOf({ document: { eligibility } }).join('\n')).toMatch(message)
  })

  it('and reports all its problems at once', () => {
    const files = {
      ...withTable('age.csv', '50,65', '52,65').files,
      ...withTable('type.csv', 'ROOM', 'X').files,
    }
    expect(problemsOf({ files })).toHaveLength(3)
  })

  it('also where one table has wrong values, wrong keys and rows too few', () => {
    expect(problemsOf(withTable('losses.csv', 'TWO,', 'TO,x'))).toMatchObject([
      expect.stringMatching(/losses\.csv:\d: "x.*" is not a decimal/),
      expect.stringContaining('no answer leads to TO.'),
      expect.stringContaining('no row for TWO.'),
    ])
  })

  it('but of a table no more than anybody reads, and how many there are beyond them', () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => `X${row},1.00\n`).join('')
    const problems = problemsOf(withTable('losses.csv', 'value\n', `value\n${rows}`))
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)).toBe('worked/renters/TX, table losses: there are 19900 more like these.')
  })

  it('also where several of its files are no tables', () => {
    const files = {
      ...withTable('age.csv', 'from,to', 'from;to').files,
      ...withTable('type.csv', 'ROOM,', 'ROOM,1,').files,
    }
    expect(problemsOf({ files })).toMatchObject([
      expect.stringContaining('type.csv:'),
      expect.stringContaining('age.csv:1: semicolons'),
    ])
  })
})

describe('a family of plans', () => {
  const override = {
    schema: 1,
    version: '2025.1',
    extends: 'worked/renters/*',
    states: ['TX'],
    reason: 'Breeds may not be priced there.',
    drop: { steps: ['breed'] },
    fees: [{ ...workedDocument.fees[0], value: { const: '10.00' } }],
    tables: { base: { kind: 'exact', keys: ['state'], rows: [[['TX'], '200.00']] } },
  }
  const overridden = (change: object = {}) => ({
    files: { 'renters-tx.json': JSON.stringify({ ...override, ...change }) },
    rules: rulebook([ban({ line: 'renters', state: 'TX', factor: 'dogBreed' })]),
  })

  it('lets a state drop and replace parts of it', () => {
    const { plan } = onlyPlan(loadWorked(overridden()))
    expect(plan.steps.map(({ id }) => id)).not.toContain('breed')
    expect(plan.fees.map(({ value }) => value)).toEqual([{ const: '10.00' }])
    expect(plan.tables.base?.rows.map(({ value }) => value)).toEqual(['200.00'])
    expect(plan.id).toBe('worked/renters/TX')
  })

  it('refuses an override of nothing', () => {
    expect(problemsOf(overridden({ drop: { steps: ['breeds'] } })).join()).toMatch(
      /drops breeds, which the plan/,
    )
    expect(problemsOf(overridden({ extends: 'other/renters/*' })).join()).toMatch(/there is no plan other/)
  })

  it('has a hash that follows the content and not the layout of the files', () => {
    const { hash } = onlyPlan(loadWorked())
    const spaced = withTable('type.csv', 'propertyType', '# filed\n\npropertyType')
    expect(onlyPlan(loadWorked(spaced)).hash).toBe(hash)
    expect(onlyPlan(loadWorked(withTable('type.csv', '0.90', '0.91'))).hash).not.toBe(hash)
  })

  it('has the same hash with and without the Spanish of its labels', () => {
    const steps = workedDocument.steps.map(step => ({ ...step, label: { en: step.label, es: 'Paso' } }))
    const spanish = onlyPlan(loadWorked({ document: { ...workedDocument, steps } }))
    expect(spanish.hash).toBe(onlyPlan(loadWorked()).hash)
  })
})

describe('the plan for a policy', () => {
  const next = {
    ...workedDocument,
    version: '2026.1',
    effective: { newBusiness: '2026-06-01', until: '2027-01-01' },
  }
  const book = loadWorked({ files: { 'renters-2026.json': JSON.stringify(next) } })

  it.each([
    ['2024-12-31', undefined],
    ['2025-01-01', '2025.1'],
    ['2026-05-31', '2025.1'],
    ['2026-06-01', '2026.1'],
    ['2026-12-31', '2026.1'],
    ['2027-01-01', undefined],
  ] as const)('that starts on %s is %s', (on, version) => {
    expect(book.choose({ state: 'TX', on })?.plan.version).toBe(version)
  })

  it('is none where the carrier does not write', () => {
    expect(book.choose({ state: 'OH', on: '2026-11-22' })).toBeNull()
  })
})

describe('a golden case', () => {
  const cases = { csv: 'cases.csv', profiles: { worked: workedInputs } }
  const amounts =
    '162.00 171.72 150.26 150.26 150.26 142.75 142.75 169.87 157.98 165.98 165.98 165.98 166.00 178.00'
  const withCase = (row: string) => ({
    document: { cases },
    files: { 'cases.csv': `state,name,worksheet,total\n${row}\n` },
  })

  it('checks every amount of a worksheet', () => {
    expect(problemsOf(withCase(`TX,worked,${amounts},178.00`))).toEqual([])
  })

  it.each([
    [`TX,worked,${amounts},179.00`, /cases\.csv:2: the case worked comes to 178\.00/],
    [`TX,worked,${amounts.replace('150.26', '150.25')},178.00`, /cases\.csv:2: the case worked/],
    [`TX,other,${amounts},178.00`, /cases\.csv:2: no profile is called other/],
  ])('that the plan no longer meets stops it: %s', (row, message) => {
    expect(problemsOf(withCase(row)).join()).toMatch(message)
  })
})
