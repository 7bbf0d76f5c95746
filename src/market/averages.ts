import { readFileSync } from 'node:fs'
import type { Text } from '../language/text.ts'
import { alike } from '../language/texts.ts'
import type { State } from '../law/jurisdictions.ts'
import { parseCsv } from '../rating/plan/tables/csv.ts'

/** The average that new customers in a state pay according to a publisher, for people and cover of its own choosing. */
export interface PublishedAverage {
  /** Whole dollars a year. */
  readonly dollars: number
  readonly publisher: Text
  readonly year: number
  /** Whom and what the figure is for, to follow "for" or "para". */
  readonly profile: Text
}

/** The covers that averages are published for; `usual` where a line has one. */
export type AverageCover = 'usual' | 'full' | 'minimum'

/** The publishers; scripts/market/sources.csv lists the pages. */
const sources: Readonly<Record<string, Omit<PublishedAverage, 'dollars'>>> = {
  'auto full': {
    publisher: alike('Bankrate'),
    year: 2025,
    profile: {
      en: 'full coverage of one car, and a 40-year-old with a clean record and good credit',
      es: 'cobertura completa de un auto y una persona de 40 años con historial limpio y buen crédito',
    },
  },
  'auto minimum': {
    publisher: alike('Bankrate'),
    year: 2025,
    profile: {
      en: 'the least that the state requires, and a 40-year-old with a clean record and good credit',
      es: 'lo mínimo que exige el estado y una persona de 40 años con historial limpio y buen crédito',
    },
  },
  'homeowner usual': {
    publisher: { en: 'Bankrate and NerdWallet', es: 'Bankrate y NerdWallet' },
    year: 2025,
    profile: {
      en: 'a $300,000 dwelling, a $1,000 deductible, and owners without claims and with good credit',
      es: 'una vivienda de $300,000, un deducible de $1,000 y propietarios sin reclamos y con buen crédito',
    },
  },
  'renters usual': {
    publisher: alike('NerdWallet'),
    year: 2025,
    profile: {
      en: '$30,000 of belongings, $100,000 of liability, a $500 deductible, and good credit',
      es: '$30,000 en pertenencias, $100,000 de responsabilidad civil, un deducible de $500 y buen crédito',
    },
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
