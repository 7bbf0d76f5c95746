import { describe, expect, it, test } from 'vitest'
import { rulebook } from '../law/rule.ts'
import { ban } from '../law/testing.ts'
import { endingText } from './plan/endings.ts'
import { PlanError } from './plan/plan-error.ts'
import { loadWorked, onlyPlan, workedDocument, workedInputs, workedTables } from './testing.ts'

function problemsOf(change: Parameters<typeof loadWorked>[0]): readonly string[] {
  try {
    loadWorked(change)
    return []
  } catch (error) {
    if (error instanceof PlanError) return error.problems
    throw error
  }
}

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
      "a placeholder that isn't an input",
      { document: { present: { coverageText: '{house}' } } },
      /no input house/,
    ],
    [
      'a note without the id by which offers know it',
      {
        document: {
          present: { coverageText: 'Cover', notes: [{ when: ['eq', 'animal', 'DOG'], text: 'A dog.' }] },
        },
      },
      /renters\.json:\d+: present\.notes\.0\.id: .*expected "id"/i,
    ],
    [
      'two notes of one id',
      {
        document: {
          present: {
            coverageText: 'Cover',
            notes: ['One.', 'Two.'].map(text => ({ id: 'dog', when: ['eq', 'animal', 'DOG'], text })),
          },
        },
      },
      /dog appears twice/,
    ],
    [
      'a text that takes the place of another on a condition nobody meets',
      {
        document: {
          present: {
            coverageText: 'Cover',
            instead: [{ id: 'four', when: ['eq', 'losses', 'FOUR'], text: '{house}' }],
          },
        },
      },
      /instead four: losses is never "FOUR"[\s\S]*no input house/,
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

const dogs = ban({ line: 'renters', state: 'TX', factor: 'dogBreed' })
const ages = ban({ line: 'renters', state: 'TX', factor: 'age' })
const [base] = workedDocument.steps
const others = workedDocument.steps.slice(1)
/** A premium that begins with somebody's age. */
const beginsWithAge = { steps: [{ ...base, when: ['le', 'insuredAge', 120] }, ...others] }

describe('the law', () => {
  const guarded = { ...workedInputs, guardedBreed: true }
  const banned = onlyPlan(loadWorked({ rules: rulebook([dogs]) }))

  it('does not call unclear law the law', () => {
    const unclear = rulebook([{ ...dogs, status: 'unclear' }])
    const [{ why } = { why: '' }] = onlyPlan(loadWorked({ rules: unclear })).leftOut
    expect(why).toBe(
      'the law of Texas on the breed of a dog in renters prices is unclear, so that it stays out',
    )
  })

  it('leaves out a step that prices by what its state bans', () => {
    const free = onlyPlan(loadWorked())
    expect(free.rate(guarded)).not.toEqual(free.rate(workedInputs))
    expect(banned.rate(guarded)).toEqual(free.rate(workedInputs))
    expect([free.ratedBy.has('guardedBreed'), banned.ratedBy.has('guardedBreed')]).toEqual([true, false])
    expect(banned.hash).not.toBe(free.hash)
  })

  it('has the worksheet say which step it leaves out, and why', () => {
    const { worksheet } = banned.explain(guarded)
    const row = worksheet.find(({ id }) => id === 'breed')
    expect(row).toMatchObject({
      skipped: 'left out: Texas keeps the breed of a dog out of renters prices',
      value: '',
      after: row?.before,
    })
  })

  it('leaves out a rule that refuses for what its state bans, and a note about it', () => {
    const rule = { ...workedDocument.eligibility[0], id: 'young', when: ['lt', 'insuredAge', 40] }
    const document = {
      eligibility: [...workedDocument.eligibility, rule],
      present: {
        ...workedDocument.present,
        notes: [{ id: 'young', when: rule.when, text: 'You’re young.' }],
      },
    }
    const free = onlyPlan(loadWorked({ document }))
    expect([free.rate(workedInputs).kind, free.notes(workedInputs)]).toEqual([
      'refused',
      [{ key: 'worked/renters#notes.young:You’re young.' }],
    ])
    const lawful = onlyPlan(loadWorked({ document, rules: rulebook([ages]) }))
    expect([lawful.rate(workedInputs).kind, lawful.notes(workedInputs)]).toEqual(['rated', []])
    expect(lawful.leftOut).toContainEqual({
      part: { list: 'eligibility', id: 'young' },
      why: 'Texas keeps age out of renters eligibility',
    })
  })

  it('leaves a step out from the day on which a ban begins until the day on which it ends', () => {
    const rules = rulebook([{ ...dogs, from: '2026-11-28', until: '2027-03-01' }])
    const book = loadWorked({ rules })
    const free = onlyPlan(loadWorked())
    const priceOn = (on: `${number}-${number}-${number}`) => book.choose({ state: 'TX', on })?.rate(guarded)
    expect(priceOn('2026-11-27')).toEqual(free.rate(guarded))
    expect(priceOn('2026-11-28')).toEqual(banned.rate(guarded))
    expect(priceOn('2027-02-28')).toEqual(banned.rate(guarded))
    expect(priceOn('2027-03-01')).toEqual(free.rate(guarded))
    expect(book.plans.map(({ from, until }) => [from, until])).toEqual([
      ['2025-01-01', '2026-11-28'],
      ['2026-11-28', '2027-03-01'],
      ['2027-03-01', undefined],
    ])
    expect(book.endings).toEqual([])
  })

  it('leaves a step out of the newest version that is for the day', () => {
    const next = { ...workedDocument, version: '2026.1', effective: { newBusiness: '2026-06-01' } }
    const files = { 'renters-2026.json': JSON.stringify(next) }
    const book = loadWorked({ files, rules: rulebook([{ ...dogs, from: '2026-11-28' }]) })
    const versionOn = (on: `${number}-${number}-${number}`) => {
      const chosen = book.choose({ state: 'TX', on })
      return [chosen?.plan.version, chosen?.leftOut.length]
    }
    expect(versionOn('2026-05-31')).toEqual(['2025.1', 0])
    expect(versionOn('2026-11-27')).toEqual(['2026.1', 0])
    expect(versionOn('2026-11-28')).toEqual(['2026.1', 1])
  })

  it('stops a plan whose premium begins with what its state bans, with file and line', () => {
    expect(problemsOf({ rules: rulebook([ages]), document: beginsWithAge })).toEqual([
      'renters.json:1: worked/renters/TX, step base: Texas keeps age out of renters prices, and the premium begins with this step. Override the step in TX with one that does not read it.',
    ])
  })

  it.each([
    [
      'a text that names it',
      { present: { coverageText: 'Age {insuredAge}' } },
      ages,
      /coverageText: Texas keeps age out of renters prices, and the text of the cover names it/,
    ],
    [
      'a refusal without which answers reach no row',
      {
        eligibility: [
          ...workedDocument.eligibility,
          { ...workedDocument.eligibility[0], id: 'city', when: ['eq', 'territory', 'T5'] },
        ],
      },
      { ...dogs, factor: 'territoryZip', rate: true } as const,
      /Texas keeps the ZIP code out of renters eligibility\. .*no row for TX T5\. Add it/,
    ],
  ])('stops a plan that needs what its state bans: %s', (_, document, rule, message) => {
    const territory = (workedTables['renters-territory.csv'] ?? '').replace('TX,T5,1.25\n', '')
    const files = 'eligibility' in document ? { 'renters-territory.csv': territory } : {}
    expect(problemsOf({ rules: rulebook([rule]), document, files }).join('\n')).toMatch(message)
  })

  it('stops a plan that is left with no step for what its state requires', () => {
    const required = { ...dogs, factor: 'territoryZip', status: 'mandatory', rate: true } as const
    const steps = workedDocument.steps.map(step =>
      step.id === 'territory' ? { ...step, when: ['le', 'insuredAge', 120] } : step,
    )
    expect(problemsOf({ rules: rulebook([required]), document: { steps } })).toEqual([])
    expect(problemsOf({ rules: rulebook([required, ages]), document: { steps } }).join('\n')).toMatch(
      /step territory: Texas keeps age out of renters prices and requires the ZIP code, which no other step rates/,
    )
  })

  describe('that will ban what a plan needs', () => {
    const rules = rulebook([{ ...ages, from: '2027-03-01' }])

    it('ends the plan on that day, and says so when the plan is loaded', () => {
      const book = loadWorked({ rules, document: beginsWithAge })
      expect(book.choose({ state: 'TX', on: '2027-02-28' })).not.toBeNull()
      expect(book.choose({ state: 'TX', on: '2027-03-01' })).toBeNull()
      expect(book.endings).toMatchObject([{ plan: 'worked/renters/TX', state: 'TX', on: '2027-03-01' }])
      expect(book.endings.map(endingText)).toEqual([
        'renters.json:1: worked/renters/TX, step base: from 2027-03-01, Texas keeps age out of renters prices, and the premium begins with this step, so no policy that starts then or later has a price. Override the step in TX with one that does not read it. Or add a version that is for new business by then.',
      ])
    })

    it.each([
      ['2027-03-01', 0],
      ['2027-03-02', 1],
    ])('says nothing where another version begins by then: on %s', (newBusiness, endings) => {
      const next = { ...workedDocument, version: '2027.1', effective: { newBusiness } }
      const files = { 'renters-2027.json': JSON.stringify(next) }
      expect(loadWorked({ rules, document: beginsWithAge, files }).endings).toHaveLength(endings)
    })

    it('says nothing where the plan has ended by then', () => {
      const effective = { newBusiness: '2025-01-01', until: '2027-03-01' }
      expect(loadWorked({ rules, document: { ...beginsWithAge, effective } }).endings).toEqual([])
    })
  })

  it('limits the policy fee', () => {
    const fees = [{ ...workedDocument.fees[0], value: { const: '27.00' } }]
    const files = Object.fromEntries(
      ['renters-base.csv', 'renters-territory.csv'].map(file => [
        file,
        (workedTables[file] ?? '').replaceAll('TX', 'FL'),
      ]),
    )
    expect(problemsOf({ document: { fees, states: ['FL'] }, files }).join('\n')).toMatch(
      /fee policy-fee: FL allows 25\.00 at most/,
    )
  })

  it.each([
    ['year', '0.0875', /nothing is paid by the month/],
    ['month', '0.08', /twelve times 0\.08 isn't a year/],
    ['month', '0.875', /twelve times 0\.875 isn't a year/],
  ])('takes no monthly share that is none: by the %s, %s', (period, factor, problem) => {
    const payments = { factor, ref: 'F-2' }
    expect(problemsOf({ document: { period, payments } }).join('\n')).toMatch(problem)
  })

  it('takes no installment fee of nothing', () => {
    const document = { payments: { installmentFee: '0.00', ref: 'F-3' } }
    expect(problemsOf({ document }).join('\n')).toMatch(/payments: 0\.00 isn't a fee/)
  })

  it.each([
    ['month', { paidInFull: '0.05' }, /payments: a month is not paid in other ways/],
    ['trip', { paidInFull: '0.05' }, /a trip is not paid in other ways/],
    ['year', {}, /there is no way to pay/],
    ['year', { paidInFull: '1.00' }, /1\.00 isn't a discount/],
    ['6 months', { installments: { count: 9, down: '0.20' } }, /9 payments do not fit into 6 months/],
    ['year', { installments: { count: 6, down: '0' } }, /0 isn't a down payment/],
    ['year', { installments: { count: 6, down: '0.2', fee: '0.00' } }, /0\.00 isn't a fee/],
    ['year', { installments: { count: 13, down: '0.2' } }, /payments.*not a way to pay|payments/],
  ])('takes no way to pay that is none: by the %s, %o', (period, ways, problem) => {
    const document = { period, payments: { ...ways, ref: 'F-4' } }
    expect(problemsOf({ document }).join('\n')).toMatch(problem)
  })

  it('names the input of a fee’s condition that there is not', () => {
    const fees = [
      { id: 'odd', label: 'Odd', ref: 'F-1', when: ['eq', 'pipLevel', 'NONE'], value: { const: '1.00' } },
    ]
    expect(problemsOf({ document: { fees } }).join('\n')).toMatch(/fee odd: there is no input pipLevel/)
  })

  it('takes no day for renewals, which are not priced', () => {
    const effective = { newBusiness: '2025-01-01', renewal: '2025-03-01' }
    expect(problemsOf({ document: { effective } }).join('\n')).toMatch(
      /renters\.json:1: effective\.renewal: renewals are not priced here.* Remove it/,
    )
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
    rules: rulebook([dogs]),
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

  it('holds every amount of a worksheet', () => {
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
