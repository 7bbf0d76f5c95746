import { expect, test } from 'vitest'
import { allTold } from '../../language/texts.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import { momentIn } from './moment.ts'

const instant = new Date('2026-12-21T15:28:00Z')

test.each([
  ['TX', '9:28 AM CST'],
  ['NY', '10:28 AM EST'],
  ['AZ', '8:28 AM MST'],
  ['HI', '5:28 AM HST'],
  [undefined, '10:28 AM EST'],
] as const)('a time is told in the time zone of the visitor’s state, by its name: %s', (state, time) => {
  const { at, text } = allTold(momentIn(state, instant), 'en')
  expect(text.replaceAll('\u202f', ' ')).toBe(`December 21, 2026 at ${time}`)
  expect(at).toBe('2026-12-21T15:28:00.000Z')
})

test('in Spanish the hour stays on one line with its “p. m.”', () => {
  const { text } = allTold(momentIn('TX', new Date('2026-12-21T20:28:00Z')), 'es')
  expect(text).toBe('21 de diciembre de 2026 a las 2:28\u00a0p.\u00a0m. CST')
})

test('every state has a time zone', () => {
  const zoneOf = (state: (typeof stateCodes)[number]) => momentIn(state, instant).text.en.split(' ').at(-1)
  expect(new Set(stateCodes.map(zoneOf))).toEqual(new Set(['CST', 'AKST', 'MST', 'PST', 'EST', 'HST']))
  expect(stateCodes.filter(state => zoneOf(state) === 'EST')).toHaveLength(22)
})
