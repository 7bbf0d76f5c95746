import { describe, expect, test } from 'vitest'
import { quoted } from '../../../tests/support/panel.ts'
import type { Quoted } from '../../connectors/connector.ts'
import { effectOfAnswers } from './effect-of-answers.ts'

const monthly = (premium: string): Quoted => ({
  ...quoted(premium),
  bill: { term: 'month', premium, fees: [], surcharges: [], total: premium },
})
const price = (insurer: string, before: string, after: string) => ({
  insurer,
  without: monthly(before),
  told: monthly(after),
})

describe('what answers did to prices', () => {
  test('is told of the first insurer for a year, and counted for all', () => {
    const [first, count] = effectOfAnswers([
      price('Acorn', '20.00', '15.50'),
      price('Birch', '20.00', '21.00'),
      price('Cedar', '20.00', '20.00'),
    ])
    expect(first).toBe('With the details you added, Acorn costs $54 less a year.')
    expect(count).toBe('Of 3 prices that I work out myself, 1 went down and 1 went up.')
  })

  test('is told of all at once where all moved one way', () => {
    const lower = [price('Acorn', '20.00', '15.50'), price('Birch', '20.00', '19.00')]
    expect(effectOfAnswers(lower)[1]).toBe('All 2 prices that I work out myself went down.')
    const higher = lower.map(({ without, told, ...one }) => ({ ...one, without: told, told: without }))
    expect(effectOfAnswers(higher)[1]).toBe('All 2 prices that I work out myself went up.')
  })

  test('is told for a trip where that is what is paid', () => {
    const ofTrip = (premium: string): Quoted => ({
      ...quoted(premium),
      bill: { term: 'trip', premium, fees: [], surcharges: [], total: premium },
    })
    const [first] = effectOfAnswers([{ insurer: 'Acorn', without: ofTrip('90.00'), told: ofTrip('80.00') }])
    expect(first).toBe('With the details you added, Acorn costs $10 less for the trip.')
  })

  test('is nothing where prices stay the same, and says so', () => {
    expect(effectOfAnswers([price('Acorn', '20.00', '20.00'), price('Birch', '9.00', '9.00')])).toEqual([
      'With the details you added, Acorn costs the same.',
      'Of 2 prices that I work out myself, none changed.',
    ])
  })

  test('is told of one insurer without a count, and of none without a price both ways', () => {
    const [only, ...others] = effectOfAnswers([price('Acorn', '20.00', '20.01')])
    expect([only, others]).toEqual(['With the details you added, Acorn costs $0.12 more a year.', []])
    const declined = { kind: 'declined', code: 'x', message: { text: 'No.' } } as const
    expect(effectOfAnswers([{ insurer: 'Acorn', without: declined, told: quoted('9.00') }])).toEqual([])
  })
})
