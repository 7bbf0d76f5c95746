import { jurisdictions, type State } from '../../src/law/jurisdictions.ts'
import type { HomeownerAnswers, HomeownerRisk } from '../../src/risk/homeowner.ts'
import { columnOf } from '../../tests/carriers/samples/market-facts.ts'
import { coverWith, homeownerIn } from '../../tests/carriers/samples/sample-homeowner.ts'
import type { PriceCase } from './price-case.ts'

const quoted = columnOf('homeowner-by-state.csv', 'quoted')

interface House {
  readonly state: State
  readonly zip?: string
  readonly dwelling?: number
  readonly answers?: Partial<HomeownerAnswers>
}

/** A house of 2017 with the deductibles that a visitor is shown. */
function house({ state, zip, dwelling = 300_000, answers }: House): HomeownerRisk {
  const built = { yearBuilt: { text: '2017' }, ...answers }
  const { home, ...risk } = homeownerIn({ state, ...(zip === undefined ? {} : { zip }), answers: built })
  return { ...risk, home: { ...home, cover: coverWith(home, dwelling) } }
}

const averages: readonly PriceCase[] = jurisdictions.map(({ code, name }) => {
  const average = quoted.get(code) ?? Number.NaN
  return {
    title: `${name}: a $300,000 house of 2017, as shown to a visitor`,
    risk: house({ state: code }),
    published: [average, average],
    byState: true,
    source: 'Bankrate and NerdWallet 2025, the mean',
  }
})

const priced: readonly PriceCase[] = (
  [
    ['Fort Lauderdale', 'FL', '33301', 8_347],
    ['Hollywood', 'FL', '33020', 8_739],
    ['West Palm Beach', 'FL', '33401', 8_397],
  ] as const
).map(([city, state, zip, price]) => ({
  title: `${city}: a $300,000 house`,
  risk: house({ state, zip }),
  published: [price, price],
  source: 'Bankrate, May 2025',
}))

const wildfires: readonly PriceCase[] = (
  [
    ['Paradise', '95969'],
    ['Pacific Palisades', '90272'],
  ] as const
).map(([city, zip]) => ({
  title: `${city}: a $300,000 house, where most leave homes to the FAIR Plan`,
  risk: house({ state: 'CA', zip }),
  published: [4_000, 10_000],
  source: 'recalled',
}))

/** A place, another place in its state, and how many times the second's price the first one costs. */
const places: readonly PriceCase[] = (
  [
    ['New Orleans', '70118', 'Shreveport', '71101', 'LA', 2, 4],
    ['Houma', '70360', 'Shreveport', '71101', 'LA', 2, 4],
    ['Lake Charles', '70601', 'Shreveport', '71101', 'LA', 2, 4],
    ['Tampa', '33602', 'Orlando', '32801', 'FL', 1.3, 2.5],
    ['Fort Myers', '33901', 'Orlando', '32801', 'FL', 1.3, 2.5],
    ['Nantucket', '02554', 'Boston', '02108', 'MA', 1.5, 3],
    ['Galveston, where most leave the wind to TWIA,', '77550', 'Houston', '77002', 'TX', 0.3, 0.7],
    ['El Paso', '79901', 'Dallas', '75201', 'TX', 0.4, 0.7],
  ] as const
).map(([place, zip, other, otherZip, state, from, to]) => ({
  title: `${place} over ${other}`,
  risk: house({ state, zip }),
  over: house({ state, zip: otherZip }),
  published: [from, to],
  source: 'recalled',
}))

/** A trait, and how many times the usual house's price it costs. */
const traits: readonly PriceCase[] = (
  [
    ['A dwelling of $150,000', { dwelling: 150_000 }, 0.6, 0.6, 'Bankrate and NerdWallet 2025'],
    ['A dwelling of $500,000', { dwelling: 500_000 }, 1.52, 1.52, 'Bankrate and NerdWallet 2025'],
    ['A dwelling of $1,000,000', { dwelling: 1_000_000 }, 2.7, 2.9, 'recalled'],
    ['A roof of up to 5 years', { answers: { roof: { choice: 'R0_5' } } }, 0.9, 0.9, 'recalled'],
    ['A roof of 16 to 20 years', { answers: { roof: { choice: 'R16_20' } } }, 1.2, 1.2, 'recalled'],
    ['A roof of more than 20 years', { answers: { roof: { choice: 'R21' } } }, 1.3, 1.3, 'recalled'],
    ['Built in 2020', { answers: { yearBuilt: { text: '2020' } } }, 0.9, 0.9, 'Bankrate and NerdWallet 2025'],
    [
      'Built in 1992',
      { answers: { yearBuilt: { text: '1992' } } },
      1.36,
      1.36,
      'Bankrate and NerdWallet 2025',
    ],
    ['Built in 1920', { answers: { yearBuilt: { text: '1920' } } }, 1.4, 1.6, 'recalled'],
    ['One water claim', { answers: { claims: { choice: 'ONE_WATER' } } }, 1.12, 1.25, 'recalled'],
    ['One weather claim', { answers: { claims: { choice: 'ONE_WEATHER' } } }, 1.05, 1.05, 'recalled'],
  ] as const
).map(([title, trait, from, to, source]) => ({
  title: `${title}, in Ohio`,
  risk: house({ state: 'OH', ...trait }),
  over: house({ state: 'OH' }),
  published: [from, to],
  source,
}))

/** The published average of every state, places that perils set apart, and the traits of a house with a published effect. */
export const homeownerCases: readonly PriceCase[] = [
  ...averages,
  ...priced,
  ...wildfires,
  ...places,
  ...traits,
]
