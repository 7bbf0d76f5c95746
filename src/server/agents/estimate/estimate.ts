import type { Carrier } from '../../../carriers/carrier.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import type { Lines } from '../../../lines/index.ts'
import type { SampleSetting } from '../../../lines/samples.ts'
import { centsOf } from '../../../units/cents.ts'
import { type Period, timesAYear } from '../../../units/period.ts'
import { walk } from '../../../wizard/walk.ts'
import { ratePlans } from '../../journey/quoting/make-offers.ts'
import { answersOf, chosenFacts, ordinary, type Person, type Ways } from './people.ts'
import { rangeOf } from './range.ts'

/** The lowest price that ordinary people with the given facts would find. */
export interface Estimate {
  readonly low: number
  readonly high: number
  readonly period: Period
  /** How many insurers the usual person has a price from. */
  readonly insurers: number
  /** The facts that were not given, with the usual person's answers. */
  readonly open: Person
  /** Those that don't vary in the range, which is for their usual choice. */
  readonly chosen: Person
  /** How much each missing fact moves the price on its own, the largest move first. */
  readonly moves: readonly { readonly fact: string; readonly from: number; readonly to: number }[]
}

interface Deps {
  readonly carriers: readonly Carrier[]
  readonly lines: Lines
}

interface Asked {
  readonly line: InsuranceLine
  readonly at: SampleSetting
  readonly given: Person
}

/** The share of ordinary people that a range may miss by its own arithmetic; the slack covers what the arithmetic leaves out. */
const width = { outside: 0.08, slack: 1.02 }

/** Null where no rate plan has a price for the usual person. */
export function estimatePrice(deps: Deps, { line, at, given }: Asked): Estimate | null {
  const facts: readonly (readonly [string, Ways])[] = Object.entries(ordinary[line]).filter(
    ([fact]) => given[fact] === undefined,
  )
  const open = Object.fromEntries(facts.flatMap(([fact, [first]]) => (first ? [[fact, first[0]]] : [])))
  const usual = { ...open, ...given }
  const best = lowestPrice(deps, { line, at, person: usual })
  if (!best) return null
  const priced = facts.map(([fact, ways]) => ({
    fact,
    ways: ways.map(([value, weight]) => {
      const same = value === open[fact]
      const price = same ? best : lowestPrice(deps, { line, at, person: { ...usual, [fact]: value } })
      return { value, weight, cents: price?.year ?? null }
    }),
  }))
  const isChosen = (fact: string) => chosenFacts[line]?.includes(fact) === true
  const perPeriod = (year: number) => Math.round(year / timesAYear[best.period])
  const { low, high } = rangeOf(
    best.year,
    priced.filter(({ fact }) => !isChosen(fact)).map(({ ways }) => ways),
    width,
  )
  const moves = priced
    .map(({ fact, ways }) => {
      const cents = ways.flatMap(way => way.cents ?? [])
      return { fact, from: perPeriod(Math.min(...cents)), to: perPeriod(Math.max(...cents)) }
    })
    .filter(({ from, to }) => to > from)
    .toSorted((one, other) => other.to / other.from - one.to / one.from)
  return {
    ...{ low: perPeriod(low), high: perPeriod(high), period: best.period },
    ...{ insurers: best.insurers, open, moves },
    chosen: Object.fromEntries(Object.entries(open).filter(([fact]) => isChosen(fact))),
  }
}

/** The rate plans' lowest price for a made-up person, for a year or for the trip. */
export function lowestPrice(
  { carriers, lines }: Deps,
  { line, at, person }: { readonly line: InsuranceLine; readonly at: SampleSetting; readonly person: Person },
): { readonly year: number; readonly period: Period; readonly insurers: number } | null {
  const answers = answersOf(line, person, at)
  const { application, open } = walk({ line: lines.byName(line), answers, today: at.today })
  // A state may not offer an answer, as North Carolina does not offer one of the usual limits.
  if (open) return null
  const outcomes = ratePlans(carriers, { quoteId: 'estimate', line, application, today: at.today })
  const quoted = [...outcomes.values()].flatMap(outcome =>
    // A plan that covers less than usual doesn't count.
    outcome.kind === 'quoted' && !outcome.narrow
      ? [{ year: centsOf(outcome.premium) * timesAYear[outcome.period], period: outcome.period }]
      : [],
  )
  const [best] = quoted.toSorted((one, other) => one.year - other.year)
  return best ? { ...best, insurers: quoted.length } : null
}
