import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadPlans } from '../../book.ts'
import { PlanError } from '../plan-error.ts'

/** The auto plans of a demonstration carrier, which stay within every bound. */
const folder = new URL('../../../../data/carriers/bramble/plans/', import.meta.url)
const lawful = new Map(
  readdirSync(folder)
    .filter(file => file.startsWith('auto'))
    .map(file => [file, readFileSync(new URL(file, folder), 'utf8')]),
)

/** What stops these plans once one file reads differently, without its golden cases. */
function faultsAfter(
  file: string,
  change: (text: string) => string,
  more: Readonly<Record<string, string>> = {},
): string {
  const before = lawful.get(file) ?? ''
  const after = change(before)
  expect(after, file).not.toBe(before)
  try {
    loadPlans({
      files: new Map([...lawful, ...Object.entries(more), [file, after]]),
      hash: text => createHash('sha256').update(text).digest('hex'),
    })
  } catch (error) {
    if (!(error instanceof PlanError)) throw error
    return error.problems.filter(problem => !problem.includes('the case ')).join('\n')
  }
  return ''
}

const replaced = (search: string | RegExp, by: string) => (text: string) => text.replace(search, by)

/** Each factor of a table this many times as far from 1. */
const stretched = (times: number) => (text: string) =>
  text.replace(/[\d.]+$/gm, value => String(Math.round((1 + (Number(value) - 1) * times) * 1_000) / 1_000))

it.each([
  [
    'credit that moves a price too far in Maryland',
    'auto-credit-md.csv',
    stretched(4),
    /^auto\.json:\d+: bramble\/auto\/MD, step credit: Maryland lets credit move a price by 40% at most \(Md\. Code, Insurance 27-501\(e-2\)\), and here the highest price is \d+% above the lowest\. Bring the factors closer together\.$/,
  ],
  [
    'credit that raises a price in North Carolina',
    'auto-credit-nc.csv',
    replaced(/POOR,[\d.]+/, 'POOR,1.050'),
    /^auto\.json:\d+: bramble\/auto\/NC, step credit: North Carolina lets credit lower a price and never raise it \(G\.S\. 58-36-90\), and this step multiplies by 1\.05 in auto-credit-nc\.csv:\d+\. Write no factor above 1\.$/,
  ],
  [
    'miles that weigh too little in California',
    'auto-miles-california.csv',
    stretched(0.1),
    /CA, step experience: California lets years licensed weigh less than annual mileage \(.+\), and here their factors deviate from their mean by 0\.1\d+ and 0\.0\d+\. Bring the factors of experience closer together, or spread those of miles\./,
  ],
  [
    'a place that weighs too much in California',
    'auto-territory-zips.csv',
    replaced(/CA,T5,900,[\d.]+/, 'CA,T5,900,4.000'),
    /auto\.json:\d+: bramble\/auto\/CA, step territory: California lets the ZIP code weigh less than the driving record/,
  ],
  [
    'a type of car that weighs too much in California',
    'auto-group-damage.csv',
    stretched(3),
    /auto\.json:\d+: bramble\/auto\/CA, step group: California lets the type of car weigh less than the driving record/,
  ],
  [
    'a use of cars that weighs too much in California',
    'auto-use.csv',
    replaced(/BUSINESS,[\d.]+/, 'BUSINESS,2.400'),
    /bramble\/auto\/CA, step use: California lets what a car is used for weigh less than the driving record/,
  ],
  [
    'several cars that weigh too much in California',
    'auto-multi-car.csv',
    () => 'from,to,value\n1,2,1.000\n2,51,0.500\n51,101,0.100\n',
    /bramble\/auto\/CA, step multi-car: California lets having several cars weigh less than/,
  ],
  [
    'a discount of California that is too small',
    'auto-california.json',
    replaced('"0.800"', '"0.900"'),
    /^auto-california\.json:\d+: bramble\/auto\/CA, step age: California gives 20% off at least for being a good driver \(.+\), and here it is 10%\. Multiply every coverage by 0\.8 or less where goodDriver is true\.$/,
  ],
  [
    'a discount of California that is too small for one coverage',
    'auto-california.json',
    replaced(/("age-comprehensive",\s*"label"[\s\S]*?)"0\.800"/, '$1"0.950"'),
    /CA, step age: California gives 20% off at least for being a good driver .+ here it is 5%/,
  ],
  [
    'a discount of California that nobody gets',
    'auto-california.json',
    replaced(/"goodDriver",\s*true/g, '"senior", false'),
    /CA: California requires being a good driver to count \(.+\), and no step rates it\. Add a step that reads goodDriver\./,
  ],
  [
    'a car of California that is rated by all drivers',
    'auto-california.json',
    replaced('"lowest"', '"0.90"'),
    /auto-california\.json:\d+: bramble\/auto\/CA, stage vehicle: California has each car rated by one driver/,
  ],
  [
    'a discount of Massachusetts from 65 on that is too small',
    'auto-massachusetts.json',
    replaced('"0.750"', '"0.800"'),
    /auto-massachusetts\.json:\d+: bramble\/auto\/MA, step age: Massachusetts gives 25% off at least for being 65 or older .+ here it is 20%/,
  ],
  [
    'a course of Minnesota that takes too little off one coverage',
    'auto-minnesota.json',
    replaced(/("course-comprehensive",[\s\S]*?)"0\.90"/, '$1"0.95"'),
    /MN, step course: Minnesota gives 10% off at least for a course in accident prevention .+ here it is 5%/,
  ],
  [
    'a device against theft that takes too little off in Minnesota',
    'auto-minnesota.json',
    replaced('"0.95"', '"0.96"'),
    /MN, step anti-theft: Minnesota gives 5% off at least for a device against theft .+ here it is 4%\. Multiply each of these coverages by 0\.95 or less where antiTheft is true\./,
  ],
  [
    'a course that a plan does not reward where the law does',
    'auto.json',
    replaced(/"preventionCourse", true\]/g, '"goodStudent", true]'),
    /IL: Illinois requires a course in accident prevention to count \(215 ILCS 5\/143\.29\), and no step rates it\. Add a step that reads preventionCourse\./,
  ],
  [
    'a new driver of North Carolina who is charged for too long',
    'auto-experience-alone.csv',
    replaced(/NC,3,95,1\.000/, 'NC,3,5,1.100\nNC,5,95,1.000'),
    /NC, step experience: North Carolina ends charges for few years licensed after 3 or 8 years .+ and this step still changes at 5 in auto-experience-alone\.csv:\d+\./,
  ],
])('stops %s', (_, file, change, problem) => {
  expect(faultsAfter(file, change)).toMatch(problem)
})

it('stops a plan without a factor that California requires', () => {
  const withoutMiles = (text: string) => {
    const { tables: _, steps, drop, ...document } = JSON.parse(text)
    return JSON.stringify({
      ...document,
      drop: { ...drop, steps: ['miles'] },
      steps: steps.filter(({ id }: { id: string }) => id !== 'miles'),
    })
  }
  expect(faultsAfter('auto-california.json', withoutMiles)).toMatch(
    /auto\.json: bramble\/auto\/CA: California requires annual mileage to count \(.+\), and no step rates it\. Add a step that reads annualMiles\./,
  )
})

/** The rows of a record that counts in full for this many months, and not at all after them. */
function recordOf(months: number): string {
  const [, ...rows] = (lawful.get('auto-record-california.csv') ?? '').trim().split('\n')
  const dated = rows.flatMap(row => {
    const [incident, charge] = row.split(',')
    return [`${incident},0,${months},${charge}`, `${incident},${months},61,0`]
  })
  return ['incident,incidentMonthsFrom,incidentMonthsTo,value', ...dated].join('\n')
}

it('weighs a record of California by how long it counts', () => {
  const byDate = (text: string) => {
    const { tables, ...document } = JSON.parse(text)
    const record = {
      kind: 'grid',
      keys: { incident: 'exact', incidentMonths: 'range' },
      csv: 'auto-dated.csv',
    }
    return JSON.stringify({ ...document, tables: { ...tables, record } })
  }
  const faultsFor = (months: number) =>
    faultsAfter('auto-california.json', byDate, { 'auto-dated.csv': recordOf(months) })
  expect(faultsFor(55)).toBe('')
  expect(faultsFor(12)).toMatch(/CA, step .+: California lets .+ weigh less than the driving record/)
})

it('stops a plan that counts no driving record in California', () => {
  const withoutRecord = (text: string) => {
    const { stages, tables, ...document } = JSON.parse(text)
    const { record: _, ...others } = tables
    const [driver, ...more] = stages
    const steps = driver.steps.filter(({ id }: { id: string }) => id !== 'record')
    const rated = [{ ...driver, steps, highest: [] }, ...more]
    return JSON.stringify({ ...document, tables: others, stages: rated })
  }
  const { tables, ...californian } = JSON.parse(lawful.get('auto-california.json') ?? '')
  const { record: _, ...others } = tables
  const california = JSON.stringify({ ...californian, tables: others })
  expect(faultsAfter('auto.json', withoutRecord, { 'auto-california.json': california })).toMatch(
    /CA: California requires the driving record to count \(.+\), and no step rates it\. Add a step that reads incidents or recentAccidents or openRecord or incident or incidentMonths or cleanRecord or record\./,
  )
})

/** The plans with more steps in a stage. */
const withStageSteps = (stage: string, more: readonly object[]) => (text: string) => {
  const { stages, ...document } = JSON.parse(text)
  const changed = stages.map((one: { id: string; steps: readonly object[] }) =>
    one.id === stage ? { ...one, steps: [...one.steps, ...more] } : one,
  )
  return JSON.stringify({ ...document, stages: changed })
}

const withSteps = (more: readonly object[]) => (text: string) => {
  const { steps, ...document } = JSON.parse(text)
  return JSON.stringify({ ...document, steps: [...steps, ...more] })
}

it('stops dollars for a place in California, whose weight nobody knows', () => {
  const charge = { op: 'add', value: { const: '9.00' }, when: ['eq', 'territory', 'T5'] }
  const city = { id: 'city', label: 'City', ref: 'CA 9', ...charge }
  expect(faultsAfter('auto-california.json', withSteps([city]))).toMatch(
    /CA, step city: California bounds how far the ZIP code may move a price .+ Multiply by a table/,
  )
})

it('stops a condition that charges an experienced driver of North Carolina', () => {
  const late = [
    {
      id: 'late',
      label: 'Late',
      ref: 'NC 9',
      op: 'mul',
      value: { const: '1.1' },
      when: ['lt', 'yearsLicensed', 6],
    },
  ]
  expect(faultsAfter('auto.json', withStageSteps('driver', late))).toMatch(
    /NC, step late: North Carolina ends charges for few years licensed after 3 or 8 years .+ still changes at 6/,
  )
})

it('stops points of North Carolina for years that no longer count, and no others', () => {
  const until = (years: number) => (text: string) => {
    const document = JSON.parse(text)
    const point = { op: 'add', value: { const: '1' }, when: ['lt', 'yearsLicensed', years] }
    const values = [
      ...document.values,
      {
        id: 'points',
        label: 'Points',
        each: 'drivers',
        from: 0,
        to: 9,
        steps: [{ id: 'new', label: 'New', ref: 'V 1', ...point }],
      },
    ]
    const rows = Array.from({ length: 10 }, (_, points) => [[String(points)], `${1 + points / 10}`])
    const tables = { ...document.tables, points: { kind: 'exact', keys: ['points'], rows } }
    const step = { id: 'points', label: 'Points', ref: 'V 2', op: 'mul', value: { table: 'points' } }
    return withStageSteps('driver', [step])(JSON.stringify({ ...document, values, tables }))
  }
  expect(faultsAfter('auto.json', until(6))).toMatch(/NC, step new: North Carolina ends charges .+ at 6/)
  expect(faultsAfter('auto.json', until(3))).not.toMatch(/North Carolina/)
})

it('says nothing of plans that keep every bound', () => {
  expect(faultsAfter('auto.json', replaced('"version": "2025.1"', '"version":  "2025.1"'))).toBe('')
})

it('measures no row that no answer reaches', () => {
  expect(faultsAfter('auto-credit-md.csv', text => `${text.trimEnd()}\nBANKRUPT,9.000\n`)).toBe('')
})
