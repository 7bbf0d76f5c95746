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
import { loadWorkedAuto, workedAutoDocument } from '../../tests/rooms/rating-auto.ts'
import { rulebook } from '../law/rule.ts'
import { PlanError } from './plan/plan-error.ts'

const withTable = (file: string, from: string, to: string) => ({
  files: { [`renters-${file}`]: (workedTables[`renters-${file}`] ?? '').replace(from, to) },
})

test('files that passed every check are not checked again, and only those', () => {
  const hashes: string[] = []
  const passed = {
    last: (hash: string) => (hashes.at(-1) === hash ? [] : null),
    keep: (hash: string) => void hashes.push(hash),
  }
  loadWorked({ passed })
  loadWorked({ passed })
  expect(hashes).toHaveLength(1)
  const faulty = withTable('losses.csv', 'TWO', 'ONE_OTHER')
  expect(() => loadWorked({ ...faulty, passed })).toThrow(PlanError)
  expect(hashes).toHaveLength(1)
  const believed = { last: () => [], keep: () => {} }
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
      /type: there is no row for ROOM\. Add it, or correct ROOMS in renters-type\.csv:8\.$/,
    ],
    [
      'a row behind a rule that declines in place of one that is needed',
      withTable('losses.csv', 'TWO', 'THREE_PLUS'),
      /losses: there is no row for TWO\. Add it\. No answer leads to THREE_PLUS in renters-losses\.csv:5\.$/,
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
    [
      'rows of another state alone',
      withTable('base.csv', 'TX', 'OH'),
      /base: there is no row for TX\. Add it\.$/,
    ],
    [
      'a key of numbers too many to list',
      {
        document: { tables: { ...workedDocument.tables, age: { kind: 'exact', csv: 'ages.csv' } } },
        files: { 'ages.csv': 'insuredAge,value\n18,1.08\n19,1.00\n' },
      },
      /age: insuredAge may be any number from 18 to 120\. Look it up by range or by curve\.$/,
    ],
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
      /renters\.json:1: worked\/renters\/TX, step minimum: minimum appears twice, in renters\.json:1 and renters\.json:1\. Call one of them minimum-2\./,
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
    expect(problemsOf({ files })).toHaveLength(2)
  })

  it('also where one table has wrong values and rows too few', () => {
    expect(problemsOf(withTable('losses.csv', 'ONE_OTHER,1.10\nTWO', 'ONE_OTHER,x\nTO'))).toMatchObject([
      expect.stringMatching(/losses\.csv:4: "x" is not a decimal/),
      expect.stringContaining('no row for TWO. Add it, or correct TO in renters-losses.csv:5.'),
    ])
  })

  it('but of a table no more than anybody reads, and how many there are beyond them', () => {
    const rows = Array.from({ length: 20_000 }, () => 'TWO,1.00\n').join('')
    const problems = problemsOf(withTable('losses.csv', 'value\n', `value\n${rows}`))
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)).toBe('worked/renters/TX, table losses: there are 19900 more like these.')
  })

  it('names both places of two steps of one id, and another name for one', () => {
    const [, age] = workedAutoDocument.stages[0].steps
    const [driver, car] = workedAutoDocument.stages
    const stages = [
      driver,
      { ...car, steps: [...car.steps, { ...age, when: ['gt', 'annualMiles', 20_000] }] },
    ]
    const text = JSON.stringify({ ...workedAutoDocument, stages }, null, 1)
    const lines = text.split('\n').flatMap((line, at) => (line.includes('"id": "marital"') ? [at] : []))
    const load = () => loadWorkedAuto({ files: { 'auto.json': text } })
    expect(lines).toHaveLength(2)
    expect(load).toThrow(
      `step marital: marital appears twice, in auto.json:${lines[0]} and auto.json:${lines[1]}. Call one of them car-marital.`,
    )
  })

  it('with all that can be known of a document that has mistakes of form, of heads and of names', () => {
    const [base, territory, ...steps] = workedDocument.steps
    const document = {
      ...{ colour: 'red', reference: 3 },
      tables: { ...workedDocument.tables, base: { kind: 'exact', csv: 'renters-base.csv', keys: 3 } },
      steps: [
        { ...base, op: 'put' },
        { ...territory, value: { table: 'territories' } },
        ...steps.map(step => (step.id === 'animal' ? { ...step, when: ['eq', 'pets', 'DOG'] } : step)),
      ],
    }
    const text = JSON.stringify({ ...workedDocument, ...document }, null, 1)
    const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length
    const files = {
      'renters.json': text,
      'renters-age.csv': 'from,until,value\n18,121,1.00\n',
      'renters-type.csv': (workedTables['renters-type.csv'] ?? '').replace('ROOM,0.90\n', ''),
    }
    expect(problemsOf({ files })).toEqual([
      expect.stringMatching(/^renters\.json:\d+: reference: /),
      expect.stringMatching(/^renters\.json:\d+: tables\.base: not a table/),
      expect.stringMatching(/^renters\.json:\d+: steps\.0\.op: /),
      expect.stringMatching(/^renters\.json:\d+: colour: /),
      expect.stringMatching(/^renters-age\.csv:1: the columns are from,until,value/),
      expect.stringContaining(
        `renters.json:${lineOf('"id": "animal",\n   "label"') - 1}: worked/renters/TX, step animal: there is no input pets`,
      ),
      expect.stringMatching(/step territory: there is no table territories/),
      expect.stringMatching(/table type: there is no row for ROOM/),
    ])
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

describe('a table as it is filed', () => {
  const notesOf = (change: Parameters<typeof loadWorked>[0]) => loadWorked(change).notes

  it.each([
    [
      'answers nobody gives',
      'type.csv',
      'ROOM,0.90',
      'ROOM,0.90\nBARN,2\nYURT,n/a',
      'renters-type.csv:9: no answer leads to 2 rows, this one first: propertyType BARN, YURT. The plan leaves them out.',
    ],
    [
      'what a rule declines',
      'losses.csv',
      'TWO',
      'THREE_PLUS,1.90\nTWO',
      'renters-losses.csv:5: no answer leads to this row: losses THREE_PLUS. The plan leaves it out.',
    ],
    [
      'ages nobody has',
      'age.csv',
      '18,25',
      '0,18,1.30\n18,25',
      'renters-age.csv:2: no answer leads to this row: insuredAge 0-17. The plan leaves it out.',
    ],
    [
      'limits that are not sold',
      'liability.csv',
      '500000',
      '400000,1.1\n500000',
      'renters-liability.csv:4: no answer leads to this row: liability 400000. The plan leaves it out.',
    ],
    [
      'states without a plan',
      'territory.csv',
      'TX,T1',
      'OH,T1,0.9\nOK,T1,0.9\nTX,T1',
      'renters-territory.csv:2: no answer leads to 2 rows, this one first: state OH, OK. The plan leaves them out.',
    ],
    [
      'a slip of the pen',
      'type.csv',
      '\nHOUSE,',
      '\nHOUSES,1.09\nHOUSE,',
      'renters-type.csv:6: no answer leads to this row: propertyType HOUSES. The plan leaves it out. Did you mean HOUSE where it says HOUSES?',
    ],
  ] as const)('may have rows for %s, and a note says so', (_, file, from, to, text) => {
    const change = withTable(file, from, to)
    expect(notesOf(change)).toEqual([{ text, isWarning: false }])
    expect(onlyPlan(loadWorked(change)).hash).toBe(onlyPlan(loadWorked()).hash)
    expect(onlyPlan(loadWorked(change)).rate(workedInputs)).toMatchObject({ kind: 'rated' })
    expect(notesOf({})).toEqual([])
  })

  it('may miss the row of an amount that a rule refuses, and only of that one', () => {
    const rule = { ...workedDocument.eligibility[0], id: 'other-amount', when: ['in', 'deductible', [1000]] }
    const eligibility = [...workedDocument.eligibility, rule]
    const missing = withTable('deductible.csv', '1000,0.91\n', '')
    expect(onlyPlan(loadWorked({ ...missing, document: { eligibility } })).rate(workedInputs).kind).toBe(
      'rated',
    )
    const other = { ...rule, when: ['eq', 'deductible', 500] }
    expect(
      problemsOf({ ...missing, document: { eligibility: [...eligibility.slice(0, -1), other] } }).join(),
    ).toMatch(/there is no row for 1000/)
  })

  it('is without a note where one state of several reads the row', () => {
    const rule = { ...workedDocument.eligibility[0], id: 'two', when: ['eq', 'losses', 'TWO'] }
    const override = {
      ...{ schema: 1, version: '2025.1', extends: 'worked/renters/*', reason: 'Fewer losses there.' },
      ...{ states: ['OH'], eligibility: [rule] },
    }
    const declined = (states: readonly string[]) => ({
      document: { states, steps: workedDocument.steps.filter(({ id }) => id !== 'breed') },
      files: {
        'renters-oh.json': JSON.stringify(override),
        'renters-base.csv': 'value\n162.00\n',
        'renters-territory.csv': territories,
      },
    })
    expect(notesOf(declined(['TX', 'OH']))).toEqual([])
    expect(notesOf(declined(['OH'])).map(({ text }) => text)).toEqual([expect.stringContaining('losses TWO')])
  })

  it('keeps its notes where its files passed before', () => {
    const kept: unknown[] = []
    const change = withTable('type.csv', 'ROOM,0.90', 'ROOM,0.90\nBARN,2')
    const { notes } = loadWorked({
      ...change,
      passed: { last: () => null, keep: (_, notes) => void kept.push(notes) },
    })
    expect(kept).toEqual([notes])
    const again = loadWorked({ ...change, passed: { last: () => notes, keep: () => {} } })
    expect(again.notes).toEqual(notes)
    expect(onlyPlan(again).hash).toBe(onlyPlan(loadWorked()).hash)
  })
})

describe('dollars that a step sets from a table', () => {
  const base = 'renters-base.csv'
  const priced = (value: string) => {
    const book = loadWorked({ files: { [base]: `state,value\nTX,${value}\n` } })
    return { first: onlyPlan(book).explain(workedInputs).worksheet[0]?.after, notes: book.notes }
  }

  it('keep the decimals of the table, where the plan does not round them', () => {
    expect(priced('162.6195')).toEqual({ first: '162.6195', notes: [] })
    expect(priced('162.61')).toEqual({ first: '162.61', notes: [] })
  })

  it.each([
    ['the step', { round: { to: '0.01', mode: 'halfUp' } }],
    ['the plan', { rounding: { step: { to: '0.01', mode: 'halfUp' } } }],
  ])('are rounded as %s says, with a warning that names the worst row', (_, change) => {
    const { rounding, ...step } = change as { rounding?: object; round?: object }
    const document = {
      ...(rounding ? { rounding } : {}),
      steps: workedDocument.steps.map(one => (one.id === 'base' ? { ...one, ...step } : one)),
    }
    const files = { [base]: 'state,value\nTX,0.145\n' }
    expect(loadWorked({ document, files }).notes).toEqual([
      {
        text: 'renters.json:1: worked/renters/TX, step base: it rounds to 0.01, which cuts decimals of a row, at worst in renters-base.csv:2: 0.145 becomes 0.15, 3.4% off. Leave the rounding out, and every rate counts as it is written.',
        isWarning: true,
      },
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
