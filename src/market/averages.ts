import { readFileSync } from 'node:fs'
import type { State } from '../law/jurisdictions.ts'
import { parseCsv } from '../rating/plan/csv.ts'

/** The average that new customers in a state pay according to a publisher, for people and cover of its own choosing. */
export interface PublishedAverage {
  /** Whole dollars a year. */
  readonly dollars: number
  readonly publisher: string
  readonly year: number
  /** Whom and what the figure is for, to follow "for". */
  readonly profile: string
}

/** The covers that averages are published for; `usual` where a line has one. */
export type AverageCover = 'usual' | 'full' | 'minimum'

/** The publishers; scripts/market/sources.csv lists the pages. */
const sources: Readonly<Record<string, Omit<PublishedAverage, 'dollars'>>> = {
  'auto full': {
    publisher: 'Bankrate',
    year: 2025,
    profile: 'full coverage of one car, and a 40-year-old with a clean record and good credit',
  },
  'auto minimum': {
    publisher: 'Bankrate',
    year: 2025,
    profile: 'the least that the state requires, and a 40-year-old with a clean record and good credit',
  },
  'homeowner usual': {
    publisher: 'Bankrate and NerdWallet',
    year: 2025,
    profile: 'a $300,000 dwelling, a $1,000 deductible, and owners without claims and with good credit',
  },
  'renters usual': {
    publisher: 'NerdWallet',
    year: 2025,
    profile: '$30,000 of belongings, $100,000 of liability, a $500 deductible, and good credit',
  },
}

const table = new Map(
  parseCsv(
    'averages.csv',
    readFileSync(new URL('../../data/market/averages.csv', import.meta.url), 'utf8'),
  ).rows.map(
    ({ cells: [line, cover, state, dollars] }) => [`${line} ${cover} ${state}`, Number(dollars)] as const,
  ),
)

/** The published average of a state; null where none is known for the line or the cover. */
export function publishedAverage(of: {
  readonly line: string
  readonly cover: AverageCover
  readonly state: State
}): PublishedAverage | null {
  const dollars = table.get(`${of.line} ${of.cover} ${of.state}`)
  const source = sources[`${of.line} ${of.cover}`]
  return dollars === undefined || !source ? null : { dollars, ...source }
}
