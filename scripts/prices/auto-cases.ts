import { jurisdictions, type State } from '../../src/law/jurisdictions.ts'
import type { AutoAnswers } from '../../src/risk/auto/auto-answers.ts'
import { leastCover, quotedCover } from '../../tests/carriers/samples/auto-choices.ts'
import { columnOf } from '../../tests/carriers/samples/market-facts.ts'
import {
  ann,
  autoIn,
  ben,
  camry,
  carLike,
  driving,
  livingAt,
} from '../../tests/carriers/samples/sample-auto.ts'
import type { PriceCase } from './price-case.ts'

const bankrate = 'Bankrate 2025'

/** Prices of six months, as they are shown; the publisher's are of a year. */
function published(file: string, column: string) {
  const prices = columnOf(file, column)
  return (state: State) => {
    const half = (prices.get(state) ?? Number.NaN) / 2
    return [half, half] as const
  }
}

const full = published('auto-by-state.csv', 'quoted')
const least = published('auto-by-state.csv', 'minimum')

const fullCover: readonly PriceCase[] = jurisdictions.map(({ code, name }) => ({
  title: `${name}: full coverage, six months`,
  risk: autoIn({ state: code, answers: quotedCover(code) }),
  published: full(code),
  byState: true,
  source: bankrate,
}))

const minimumCover: readonly PriceCase[] = jurisdictions.map(({ code, name }) => ({
  title: `${name}: no more than the state requires, six months`,
  risk: autoIn({ state: code, answers: leastCover(code) }),
  published: least(code),
  byState: true,
  source: bankrate,
}))

interface Trait extends Pick<PriceCase, 'title' | 'published' | 'source'> {
  readonly answers: Partial<AutoAnswers>
  /** What the same household says without the trait; the ordinary driver where it is absent. */
  readonly without?: Partial<AutoAnswers>
}

const couple = driving({ maritalStatus: 'M' }, { gender: 'M', relation: 'Spouse' })
const twoCars = [camry, carLike({ group: 'SMALL_SUV', year: 2020 })]
const sixteen = { ...ben, dateBirth: '2010-05-02' } as const

/** No law of Ohio bans any of these traits. */
const traits: readonly Trait[] = [
  {
    title: 'A boy of 16 alone, over a driver of 40',
    answers: { drivers: [{ driver: sixteen }] },
    published: [3.8, 4.5],
    source: 'Insurance.com 2025',
  },
  {
    title: 'A boy of 16 added to a couple with two cars',
    answers: { drivers: [...(couple ?? []), { driver: sixteen }], vehicles: twoCars },
    without: { drivers: couple, vehicles: twoCars },
    published: [1.7, 2.1],
    source: 'recalled',
  },
  { title: 'One accident at fault', answers: after('AT_FAULT_1'), published: [1.43, 1.48], source: bankrate },
  { title: 'One speeding ticket', answers: after('SPEEDING'), published: [1.22, 1.27], source: bankrate },
  { title: 'One DUI', answers: after('DUI'), published: [1.84, 1.96], source: bankrate },
  {
    title: 'Fair credit over good credit',
    answers: { credit: { choice: 'FAIR' } },
    published: [1.1, 1.2],
    source: 'Bankrate 2025; The Zebra 2021',
  },
  {
    title: 'Poor credit over good credit',
    answers: { credit: { choice: 'POOR' } },
    published: [1.66, 1.76],
    source: bankrate,
  },
  {
    title: 'Deductible $1,000 over $500',
    answers: { deductible: { choice: '1000' } },
    published: [0.88, 0.91],
    source: 'recalled',
  },
  {
    title: 'Deductible $2,000 over $500',
    answers: { deductible: { choice: '2000' } },
    published: [0.82, 0.82],
    source: 'recalled',
  },
  { title: 'A driver of 75 over one of 40', answers: aged(75), published: [1.05, 1.15], source: 'recalled' },
  { title: 'A driver of 85 over one of 40', answers: aged(85), published: [1.3, 1.3], source: 'recalled' },
  {
    title: 'A car of 10 years over one of 3',
    answers: built(2016),
    published: [0.8, 0.8],
    source: 'recalled',
  },
  {
    title: 'A car of 18 years over one of 3',
    answers: built(2008),
    published: [0.65, 0.65],
    source: 'recalled',
  },
  {
    title: 'A car of 30 years over one of 3',
    answers: built(1996),
    published: [0.6, 0.6],
    source: 'recalled',
  },
]

function after(incident: 'AT_FAULT_1' | 'SPEEDING' | 'DUI'): Partial<AutoAnswers> {
  return { incidents: { choices: [incident] } }
}

function aged(age: number): Partial<AutoAnswers> {
  return { drivers: [{ driver: { ...ann, dateBirth: `${2026 - age}-05-02` } }] }
}

function built(year: number): Partial<AutoAnswers> {
  return { vehicles: [carLike({ year })] }
}

const inOhio: readonly PriceCase[] = traits.map(({ title, answers, without = {}, ...figures }) => ({
  title,
  risk: autoIn({ state: 'OH', answers }),
  over: autoIn({ state: 'OH', answers: without }),
  ...figures,
}))

const cities: readonly PriceCase[] = (
  [
    ['Brooklyn', '11201', 1.8, 1.8, 'recalled'],
    ['Detroit', '48201', 1.75, 2.01, 'recalled; MoneyGeek 2024'],
    ['Philadelphia', '19103', 1.71, 1.71, 'Pennsylvania Insurance Department 2023'],
    ['Miami', '33130', 1.59, 1.62, 'insuranceQuotes 2017'],
    ['Chicago', '60614', 1.46, 1.46, 'Policygenius'],
    ['Los Angeles', '90012', 1.41, 1.41, 'Insurify 2024'],
    ['Cleveland', '44113', 1.26, 1.32, 'Bankrate 2021; TrustedChoice 2018'],
    ['Memphis', '38103', 1.16, 1.33, 'Bankrate 2023; ValuePenguin 2016'],
    ['Dallas', '75201', 1.09, 1.2, 'InsuranceQuotes 2015, 2024'],
    ['Sacramento', '95814', 1.15, 1.17, 'InsuranceQuotes 2014; ValuePenguin 2019'],
    ['Atlanta', '30303', 1.12, 1.17, 'Bankrate 2021, 2024'],
    ['Columbus', '43215', 1.13, 1.15, 'Bankrate 2021; TrustedChoice 2018'],
    ['Tulsa', '74103', 1.07, 1.18, 'The Zebra 2018; ValuePenguin 2016'],
    ['Houston', '77002', 1.11, 1.11, 'InsuranceQuotes 2015, its county'],
    ['Tampa', '33602', 1.03, 1.37, 'Bankrate 2024; Insurify 2023'],
    ['Cincinnati', '45202', 1.09, 1.11, 'Bankrate 2021; TrustedChoice 2018'],
    ['Phoenix', '85003', 1.09, 1.11, 'Bankrate 2024'],
    ['Oklahoma City', '73102', 1.06, 1.13, 'The Zebra 2018; ValuePenguin 2016'],
    ['Lawrence', '01841', 1.4, 1.4, 'recalled'],
    ['Brockton', '02301', 1.45, 1.45, 'recalled'],
    ['Grand Rapids', '49503', 0.72, 0.76, 'The Zebra 2022'],
    ['Lansing', '48933', 0.72, 0.76, 'The Zebra 2022'],
    ['Ann Arbor', '48104', 0.74, 0.74, 'ValuePenguin 2016'],
    ['Jacksonville', '32202', 0.94, 1.0, 'The Zebra 2024; CarInsurance.com 2023'],
    ['San Diego', '92103', 0.89, 0.95, 'InsuranceQuotes 2014; The Zebra 2022'],
  ] as const
).map(([city, zip, from, to, source]) => {
  const risk = livingAt(zip)
  return {
    title: `${city} over the state`,
    risk,
    over: autoIn({ state: risk.state }),
    published: [from, to],
    source,
  }
})

const boroughs: readonly PriceCase[] = (
  [
    ['Queens', '11375', 0.86],
    ['The Bronx', '10451', 0.83],
    ['Manhattan', '10025', 0.76],
    ['Staten Island', '10301', 0.73],
  ] as const
).map(([borough, zip, times]) => ({
  title: `${borough} over Brooklyn`,
  risk: livingAt(zip),
  over: livingAt('11201'),
  published: [times, times],
  source: 'The Zebra 2019',
}))

/** Full cover and the least cover of every state, and the traits of drivers, cars and places with a known effect. */
export const autoCases: readonly PriceCase[] = [
  ...fullCover,
  ...minimumCover,
  ...inOhio,
  ...cities,
  ...boroughs,
]
