import { describe, expect, test } from 'vitest'
import { tripFrom } from '../../../../tests/carriers/samples/sample-travel.ts'
import { carrierOf, quoted, tell } from '../../../../tests/rooms/results.ts'
import type { Quoted } from '../../../connectors/connector.ts'
import type { CoveragePart } from '../../../rating/coverage/coverage.ts'
import { tellBy } from '../../../sentences/tell.ts'
import { decisiveOf } from './decisive.ts'
import { withOwnWaiver } from './waiver.ts'

type Answer = 'D14' | 'D21' | 'EARLIER' | null

const tripOf = (answer: Answer) =>
  tripFrom({ state: 'OH', answers: answer ? { firstPayment: { choice: answer } } : {} })

const priceOf = (answer: Answer, parts: readonly CoveragePart[] = []) =>
  // `quoted` makes no other outcome.
  quoted('200.00', {
    coverage: { parts },
    assumed: tripOf(answer).assumed.map(name => ({ key: `assumed.${name}` }) as Quoted['assumed'][number]),
  }) as Quoted

const insurer = (waiverDays?: number) => ({
  ...carrierOf('wren'),
  ...(waiverDays === undefined ? {} : { policies: { travel: { waiverDays } } }),
})

/** What the card says about conditions known before, and what the details say. */
function said(answer: Answer, waiverDays?: number, parts: readonly CoveragePart[] = []) {
  const carrier = insurer(waiverDays)
  const outcome = priceOf(answer, parts)
  const [line] =
    decisiveOf([{ id: 'wren', carrier, kind: 'price' }], {
      offers: [{ carrier: 'wren', outcome }],
      questions: new Map(),
      answered: new Set(),
    }).get('wren') ?? []
  const details = withOwnWaiver(outcome, carrier).map(tell)
  return { card: line && tell(line.says), details: details.join(' ') }
}

describe('medical conditions known before a trip', () => {
  const covered = (days: number) =>
    `Can cover pre-existing conditions if you buy within ${days} days of your first payment.`
  const never = 'Pre-existing medical conditions aren’t covered.'

  test('can be covered where the insurer waives their exclusion and the first payment is recent enough', () => {
    const cards = (waiverDays: number) =>
      ([null, 'D14', 'D21', 'EARLIER'] as const).map(answer => said(answer, waiverDays).card)
    expect(cards(14)).toEqual([covered(14), covered(14), never, never])
    expect(cards(15)).toEqual([covered(15), covered(15), covered(15), never])
    expect(cards(30)).toEqual([covered(30), covered(30), covered(30), covered(30)])
    expect(cards(0)).toEqual([never, never, never, never])
  })

  test('are as usual where the insurer says nothing of them', () => {
    expect([null, 'D14', 'D21', 'EARLIER'].map(answer => said(answer as Answer).card)).toEqual([
      never,
      'Pre-existing medical conditions may be covered.',
      'Pre-existing medical conditions are rarely covered.',
      never,
    ])
  })

  test('are told alike on the card and in its details', () => {
    const { details } = said(null, 14)
    expect(details).toContain(
      'Medical conditions you knew about can be covered: this insurer waives that exclusion if you’re well enough to travel and buy within 14 days of your first payment.',
    )
    expect(details).not.toMatch(/aren’t covered|first payment for the trip/)
    expect(said('D14', 0).details).toMatch(/^Medical conditions you knew about before .* aren’t covered\./)
    expect(said('D14', 0).details).not.toContain('may be covered')
  })

  test('are left out by a price that assumes an early payment, and by one of a trip that costs nothing', () => {
    const { details } = said(null)
    expect(details).toContain('You made the first payment for the trip more than 21 days ago.')
    expect(details).toContain(
      'Medical conditions you knew about before you bought the policy aren’t covered.',
    )
    const free = tripFrom({ state: 'OH', answers: { cost: { trip_cost: 0 } } })
    expect(free.assumed).not.toContain('firstPayment')
    expect(free.assumed).toContain('tripHealth')
  })

  test('are waived for no plan of medical care alone', () => {
    expect(said(null, 14, [{ kind: 'medicalOnly' }]).card).toBe(never)
  })

  test('are told in Spanish', () => {
    const [waived] = withOwnWaiver(priceOf('D14'), insurer(14))
    const inSpanish = tellBy(new Map(), { speech: 'es' })
    expect(waived && inSpanish(waived)).toBe(
      'Las condiciones médicas que ya conocía pueden estar cubiertas: esta aseguradora no aplica esa exclusión si su salud le permite viajar y compra dentro de los 14 días de su primer pago.',
    )
    expect(inSpanish({ key: 'decisive.tripHealthWithin', values: { days: 14 } })).toBe(
      'Puede cubrir condiciones preexistentes si compra dentro de los 14 días de su primer pago.',
    )
    expect(inSpanish({ key: 'assumed.firstPayment' })).toBe(
      'Hizo el primer pago del viaje hace más de 21 días.',
    )
  })
})
