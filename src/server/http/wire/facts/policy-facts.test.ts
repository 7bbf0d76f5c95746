import { describe, expect, test } from 'vitest'
import { homeownerIn } from '../../../../../tests/carriers/samples/sample-homeowner.ts'
import { rentersIn } from '../../../../../tests/carriers/samples/sample-renters.ts'
import { carrierOf, offerOf, priced } from '../../../../../tests/rooms/results.ts'
import type { Speech } from '../../../../language/text.ts'
import type { CoveragePart } from '../../../../rating/coverage/coverage.ts'
import type { Risk } from '../../../../risk/risk.ts'
import type { ShownCarrier } from '../../../results/offer-view.ts'
import { policyFacts } from './policy-facts.ts'

interface Told {
  readonly speech?: Speech
  readonly parts?: readonly CoveragePart[]
  readonly carrier?: Partial<ShownCarrier>
}

/** The facts of a policy as its details say them. */
function told(risk: Risk, { speech = 'en', parts = [], carrier = {} }: Told = {}): readonly string[] {
  const offer = offerOf('wren', priced(10_000, { coverage: { parts } }), {
    carrier: { ...carrierOf('wren'), ...carrier },
  })
  return policyFacts(offer, { risk, offers: [offer], speech }).map(({ title, text }) => `${title}: ${text}`)
}

describe('what a home’s policy usually leaves out', () => {
  const house = homeownerIn({ state: 'OH', answers: { roof: { choice: 'R0_5' } } })
  const condo = (state: 'OH' | 'FL') => homeownerIn({ state, answers: { home: { choice: 'CONDO' } } })

  test('is told by its form: of a house, a condo and a renter', () => {
    expect(told(house)).toEqual([
      'Usually not covered: Floods, earthquakes and other earth movement, water that backs up from sewers and drains, most of what newer building codes add to a repair, and wear, rot, mold and pests.',
    ])
    expect(told(condo('OH'))[1]).toBe(
      'Loss assessment: If the association charges its owners for a loss, the policy usually pays your share only up to a separate limit. Ask how high it is.',
    )
    expect(told(rentersIn({ state: 'OH' }))).toEqual([
      'Usually not covered: Damage to the building, floods, earthquakes and other earth movement, water that backs up from sewers and drains, and wear, rot, mold and pests.',
    ])
  })

  test('is told in Spanish', () => {
    const speech = 'es'
    expect(told(house, { speech })).toEqual([
      'Por lo general no se cubre: Las inundaciones, los terremotos y otros movimientos de tierra, el agua que regresa por desagües y alcantarillas, la mayor parte de lo que agregan a una reparación los códigos de construcción más nuevos y el desgaste, la pudrición, el moho y las plagas.',
    ])
    expect(told(condo('OH'), { speech })[1]).toContain(
      'suele pagar la parte de usted solo hasta un límite aparte',
    )
    expect(told(condo('FL'), { speech })[1]).toContain('en Florida de al menos $2,000.')
    expect(told(rentersIn({ state: 'OH' }), { speech })[0]).toContain(
      'Los daños al edificio, las inundaciones',
    )
  })

  test('names the least loss assessment of Florida, which its law sets', () => {
    expect(told(condo('FL'))[1]).toContain('in Florida at least $2,000.')
    expect(told(condo('OH'))[1]).not.toContain('$2,000')
  })

  test('warns of the value of a roof that is more than ten years old, and not of a condo', () => {
    const roof = (choice: 'R6_10' | 'R11_15', home: 'SINGLE_FAMILY' | 'CONDO' = 'SINGLE_FAMILY') =>
      told(homeownerIn({ state: 'KS', answers: { roof: { choice }, home: { choice: home } } })).filter(text =>
        text.startsWith('Roof: An older roof may be paid at what it was worth'),
      ).length
    expect([roof('R6_10'), roof('R11_15'), roof('R11_15', 'CONDO')]).toEqual([0, 1, 0])
    const old = homeownerIn({ state: 'KS', answers: { roof: { choice: 'R21' } } })
    expect(told(old, { speech: 'es' })[1]).toMatch(/^Techo: Un techo viejo puede pagarse por lo que valía/)
  })

  test('is without what the price covers, and with what it covers with nothing', () => {
    // A kind of coverage that nobody may choose yet.
    const backup = (amount: number) => [{ kind: 'waterBackup', amounts: [amount] } as unknown as CoveragePart]
    expect(told(house, { parts: backup(5000) })[0]).not.toContain('backs up')
    expect(told(house, { parts: backup(0) })[0]).toContain('backs up')
  })
})
