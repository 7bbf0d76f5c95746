import { describe, expect, test } from 'vitest'
import { autoIn } from '../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../tests/carriers/samples/sample-homeowner.ts'
import { lifeIn } from '../../tests/carriers/samples/sample-life.ts'
import { petIn } from '../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../tests/carriers/samples/sample-renters.ts'
import { partyOf, tripFrom } from '../../tests/carriers/samples/sample-travel.ts'
import { kindAt, watched, withheldKinds } from './answer-kinds.ts'
import { askable } from './askable.ts'
import type { Risk } from './risk.ts'

const risks: readonly Risk[] = [
  autoIn({ state: 'TX' }),
  homeownerIn({ state: 'TX' }),
  lifeIn({ state: 'TX' }),
  petIn({ state: 'TX' }),
  rentersIn({ state: 'TX' }),
  tripFrom({ state: 'TX' }),
]

/** The path of every value, with lists as one. */
function pathsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path]
  if (Array.isArray(value)) return value.flatMap(one => pathsOf(one, path))
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsOf(inner, path === '' ? name : `${path}.${name}`),
  )
}

describe.each(risks.map(risk => [risk.line, risk] as const))('a risk of %s', (_line, risk) => {
  test('has a kind for every value that comes from an answer', () => {
    const nameless = pathsOf(risk).filter(path => kindAt(path) === undefined)
    expect(new Set(nameless)).toEqual(new Set(nameless.filter(path => /^(assumed|buyBy)$/.test(path))))
  })

  test('reads the same when it is watched, and names every kind that was read', () => {
    const told = askable(risk)
    const { risk: seen, kinds } = watched(told)
    expect(kinds()).toEqual([])
    expect(JSON.stringify(seen)).toBe(JSON.stringify(told))
    expect(kinds()).toEqual([...new Set(pathsOf(told).flatMap(path => kindAt(path) ?? []))].toSorted())
  })
})

test('what a question does not read is not listed', () => {
  const { risk, kinds } = watched(askable(autoIn({ state: 'TX' })))
  expect([risk.state, risk.drivers.map(({ dob }) => dob).length, risk.vehicles[0]?.vin]).toHaveLength(3)
  expect(kinds()).toEqual(['birthDates', 'insurance', 'vin'])
})

test('what a state keeps out of prices is named, and what no price depends on', () => {
  const california = autoIn({ state: 'CA' })
  expect(withheldKinds(california, askable(california)).byState).toContain('credit')
  const texas = autoIn({ state: 'TX' })
  expect(withheldKinds(texas, askable(texas))).toEqual({ byState: [], needless: [] })
  const alone = tripFrom({ state: 'TX', answers: { travelers: partyOf(40) } })
  expect(withheldKinds(alone, askable(alone)).needless).toEqual([])
  const pair = tripFrom({ state: 'TX', answers: { travelers: partyOf(40, 38) } })
  expect(withheldKinds(pair, askable(pair)).needless).toEqual(['otherNames'])
})
