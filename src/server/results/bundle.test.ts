import { describe, expect, it } from 'vitest'
import type { PriceInfo, Quote } from '../../contract/status.ts'
import { bundleBy, isBundled, type LineOffers } from './bundle.ts'

const bundle = bundleBy([
  { id: 'acorn', bundle: { states: ['TX'], off: { auto: 10, renters: 5 } } },
  { id: 'birch', bundle: { states: ['TX'], off: { auto: 10 } } },
  { id: 'cedar' },
])

function quote(id: string, year_total: string, more: Partial<PriceInfo> = {}): Quote {
  return {
    id,
    insurer: { name: `${id} Mutual`, logo: '', tag_line: '', badges: [] },
    description: '',
    coverage_amount: '',
    price_info: { type: 'price', source: 'insurer', year_total, ...more },
    actions: [],
  }
}

const renters = (...quotes: Quote[]): LineOffers => ({
  line: 'renters',
  state: 'TX',
  quotes,
  isQuoting: false,
})
const auto = (...quotes: Quote[]): LineOffers => ({
  line: 'auto',
  state: 'TX',
  quotes,
  isQuoting: false,
})

describe('a bundle of a car and a home', () => {
  it("takes the percent of each line off what isn't a fee or surcharge, and is summed up", () => {
    const here = renters(quote('acorn', '112.00', { year_fees: '12.00' }))
    const there = auto(quote('acorn', '1000.00'))
    const { quotes, best } = bundle(here, there)
    expect(quotes[0]?.bundle).toEqual({ with: 'auto insurance', year: '107.00', alone: '112.00' })
    expect(best).toEqual({
      insurer: 'acorn Mutual',
      with: 'auto insurance',
      year: '1007.00',
      apart: '1112.00',
      saves: { amount: '105.00', against: 'any-two' },
    })
  })

  it('saves only what the cheapest two insurers would cost more, whoever they are', () => {
    const here = renters(quote('acorn', '100.00'), quote('cedar', '96.00'))
    const there = auto(quote('acorn', '1000.00'), quote('cedar', '950.00'))
    // Apart at the same insurer both cost 1100.00, a saving of 105.00 that nobody has to pay for.
    expect(bundle(here, there).best).toMatchObject({
      year: '995.00',
      apart: '1046.00',
      saves: { amount: '51.00', against: 'any-two' },
    })
  })

  it('says what the cheapest two insurers cost, whoever they are, once all have answered', () => {
    const here = renters(quote('acorn', '100.00'), quote('cedar', '60.00'))
    const there = auto(quote('acorn', '1000.00'), quote('cedar', '700.00'))
    expect(bundle(here, there).best).toMatchObject({
      year: '995.00',
      apart: '760.00',
      saves: { amount: '105.00', against: 'same-insurer' },
    })
    const waiting = bundle(here, { ...there, isQuoting: true })
    expect(waiting.best).not.toHaveProperty('apart')
    expect(waiting.best?.saves).toEqual({ amount: '105.00', against: 'same-insurer' })
  })

  it.each([
    ['of an insurer that gives no discount', 'cedar', {}],
    ['of one that gives it for the other line alone', 'birch', {}],
    ['of a price that similar plans stand in for', 'acorn', { source: 'similar plans' }],
    ['of a plan that covers less than usual', 'acorn', { narrow: true }],
    ['where the insurer has to be called', 'acorn', { type: 'call' }],
  ] as const)('is never made %s', (_, id, more) => {
    const { quotes, best } = bundle(renters(quote(id, '100.00', more)), auto(quote(id, '1000.00')))
    expect(quotes[0]?.bundle).toBeUndefined()
    expect(best).toBeUndefined()
  })

  it('is never made in a state where the insurer gives none, nor over two states', () => {
    const [here, there] = [renters(quote('acorn', '100.00')), auto(quote('acorn', '1000.00'))]
    const inOhio = (offers: LineOffers) => ({ ...offers, state: 'OH' })
    expect(bundle(inOhio(here), inOhio(there)).best).toBeUndefined()
    expect(bundle(here, inOhio(there)).best).toBeUndefined()
  })

  it('is made of a car with a rented or an owned home, and of no other lines', () => {
    const lines = ['renters', 'auto', 'homeowner', 'pet', 'travel', 'life']
    const pairs = lines.flatMap(line =>
      lines.filter(other => isBundled(line, other)).map(other => `${line} ${other}`),
    )
    expect(pairs).toEqual(['renters auto', 'auto renters', 'auto homeowner', 'homeowner auto'])
  })
})
