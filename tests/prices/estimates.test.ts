import { describe, expect, it } from 'vitest'
import type { Carrier } from '../../src/carriers/carrier.ts'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { carrierRequest } from '../../src/connectors/carrier-request.ts'
import type { Quoted } from '../../src/connectors/connector.ts'
import { type InsuranceLine, insuranceLines } from '../../src/law/rule.ts'
import { lines } from '../../src/lines/index.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { makeEstimator } from '../../src/server/estimate/estimate.ts'
import { bucketOf } from '../../src/server/estimate/index-of.ts'
import type { Observation, PriceIndex } from '../../src/server/estimate/price-index.ts'
import { riskOf } from '../../src/server/journey/quoting/risk-of.ts'
import { timesAYear } from '../../src/units/period.ts'
import { walk } from '../../src/wizard/walk.ts'
import { ascending } from '../carriers/expectations.ts'
import { columnOf, medianOf, plansOf } from '../carriers/panel.ts'
import { offerBy, today } from '../carriers/samples/sample.ts'
import { randomWalk } from '../rooms/lines.ts'
import { chanceFrom, homes } from '../support/chance.ts'
import { type Sweep, sweep } from '../support/sweep.ts'

const carriers = loadCarriers()

/** Quotes that each carrier has confirmed before its first estimate. */
const before = 60
/** Later quotes, for which we compare its estimates with its prices. */
const after = 60
/** Random applications, from which each carrier accepts what it does. */
const applications: Readonly<Record<InsuranceLine, Sweep>> = {
  auto: sweep(400, 'applications', 320),
  homeowner: sweep(5000, 'applications', 2500),
  life: sweep(2500, 'applications', 2000),
  pet: sweep(800, 'applications', 500),
  renters: sweep(800, 'applications', 500),
  travel: sweep(1500, 'applications', 750),
}

/** Applications of any kind, anywhere in the country. */
function risksOf(name: InsuranceLine): readonly Risk[] {
  const line = lines.byName(name)
  return Array.from({ length: applications[name].size }, (_, seed) => {
    const chance = chanceFrom(20_261_121 + seed, today)
    const { zip, state } = chance.one([...homes.values()])
    const start = { start: { type: name, zipCode: zip, state } }
    const { application } = walk({ line, answers: randomWalk(line, { ...chance, start }).answers, today })
    return riskOf({ line: name, application, today })
  })
}

/** An index that learns at once. */
function quickIndex(): PriceIndex {
  const seen: Observation[] = []
  const countsOf = (observations: readonly Observation[]) =>
    new Map(
      [...Map.groupBy(observations, ({ ratio }) => bucketOf(ratio))].map(([bucket, of]) => [
        bucket,
        of.length,
      ]),
    )
  return {
    learned: ({ carrier, state }) => {
      const own = seen.filter(observation => observation.carrier === carrier)
      return {
        line: countsOf(own),
        state: countsOf(own.filter(observation => observation.state === state)),
        period: own[0]?.period ?? null,
      }
    },
    observe: observation => seen.push(observation),
    flush: async () => {},
    read: async () => {},
  }
}

/** A carrier as if it stood behind a wire. */
function overWire(carrier: Carrier): Carrier {
  // The estimator looks only at how to reach it.
  const connector = { via: 'wire' } as never
  const written = Object.entries(carrier.lines).map(([line, writing]) => [line, { ...writing, connector }])
  return { ...carrier, lines: Object.fromEntries(written) }
}

function levelsOf(line: InsuranceLine): ReadonlyMap<string, number> {
  return columnOf(`${line}-panel.csv`, 'level')
}

interface Confirmed {
  readonly risk: Risk
  readonly quoted: Quoted
}

/** What a carrier confirms: its first quotes and those after them. */
function confirmedBy(carrier: Carrier, risks: readonly Risk[]): readonly Confirmed[] {
  const confirmed: Confirmed[] = []
  for (const risk of risks) {
    if (confirmed.length === before + after) break
    if (!carrier.lines[risk.line]?.states.includes(risk.state)) continue
    const rates = plansOf(carrier, risk.line)?.connector
    const quoted = rates && offerBy(rates, risk)
    if (quoted?.kind === 'quoted' && !quoted.estimated) confirmed.push({ risk, quoted })
  }
  return confirmed
}

function yearOf({ premium, period }: Quoted): number {
  return Number(premium) * Number(timesAYear[period])
}

/** How far the estimates of a line's carriers miss, each after its first quotes. */
function missesOf(line: InsuranceLine) {
  const risks = risksOf(line)
  return carriers.flatMap(carrier => {
    const confirmed = confirmedBy(carrier, risks)
    const fresh = confirmed.slice(before)
    if (fresh.length < 20) return []
    const estimates = makeEstimator({ index: quickIndex() })
    const wired = { ...overWire(carrier), level: levelsOf(line).get(carrier.id) }
    const requestOf = (risk: Risk) => carrierRequest({ reference: 'q1', risk, today })
    for (const { risk, quoted } of confirmed.slice(0, before))
      estimates.observe({ carrier: wired, request: requestOf(risk), confirmed: quoted })
    const misses = fresh.flatMap(({ risk, quoted }) => {
      const estimate = estimates.estimate({ carrier: wired, request: requestOf(risk), reason: 'failed' })
      return estimate ? [Math.abs(Math.log(yearOf(quoted) / yearOf(estimate)))] : []
    })
    return [{ carrier: carrier.id, misses }]
  })
}

describe('estimates for the demonstration panel', () => {
  it('begin with the level of the carrier’s prices', () => {
    const priced = carriers.filter(({ lines }) =>
      insuranceLines.some(line => lines[line]?.connector.via === 'wire'),
    )
    for (const { id, level, lines } of priced.filter(carrier => carrier.level !== undefined)) {
      const made = insuranceLines.flatMap(line => (lines[line] ? [Number(levelsOf(line).get(id))] : []))
      expect(level, id).toBeCloseTo(made.reduce((sum, one) => sum + one, 0) / made.length, 2)
    }
    // It insures only old pets, and their level does not say how its prices compare overall.
    expect(priced.filter(carrier => carrier.level === undefined).map(({ id }) => id)).toEqual(['latchfield'])
  })

  it.each(insuranceLines.map(line => ({ line, title: applications[line].title })))(
    'of $line miss by less than 15% in the median: $title',
    ({ line }) => {
      const missed = missesOf(line)
      const medians = missed.map(
        ({ carrier, misses }) => `${carrier} ${medianOf(misses.toSorted(ascending))}`,
      )
      expect(missed.length, 'carriers').toBeGreaterThanOrEqual(4)
      const all = missed.flatMap(({ misses }) => misses).toSorted(ascending)
      expect(medianOf(all), medians.join(', ')).toBeLessThan(0.15)
    },
  )
})
