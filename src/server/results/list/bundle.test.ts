import { describe, expect, it } from 'vitest'
import { carrierOf, offerOf, priced } from '../../../../tests/rooms/results.ts'
import type { OfferView, PriceView } from '../offer-view.ts'
import { bundlesOf, isBundled, type LineOffers } from './bundle.ts'

const discounts: Readonly<Record<string, OfferView['carrier']['bundle']>> = {
  acorn: { states: ['TX'], off: { auto: 10, renters: 5 } },
  birch: { states: ['TX'], off: { auto: 10 } },
}

function offer(id: string, dollars: number, more: Partial<PriceView> = {}): OfferView {
  const bundle = discounts[id]
  const carrier = { ...carrierOf(id, { name: `${id} Mutual` }), ...(bundle ? { bundle } : {}) }
  const year = { cents: dollars * 100, fees: 0 }
  return offerOf(id, priced(0, { year, ...more }), { carrier, insurer: carrier.insurer.name })
}

const renters = (...offers: readonly OfferView[]) => of('renters', offers)
const auto = (...offers: readonly OfferView[]) => of('auto', offers)

function of(line: 'renters' | 'auto', offers: readonly OfferView[], state = 'TX'): LineOffers {
  return { line, view: { address: { state }, offers, isQuoting: false }, priced: new Map() }
}

describe('a bundle of a car and a home', () => {
  it("takes the percent of each line off what isn't a fee or surcharge, and is summed up", () => {
    const here = renters(offer('acorn', 112, { year: { cents: 11_200, fees: 1_200 } }))
    const there = auto(offer('acorn', 1000))
    expect(bundlesOf(here, there)).toEqual({
      with: 'auto',
      byOffer: new Map([['acorn', { year: 10_700, alone: 11_200 }]]),
      best: { insurer: 'acorn Mutual', year: 100_700, alone: 111_200, apart: 111_200 },
    })
  })

  it('saves only what the cheapest two insurers would cost more, whoever they are', () => {
    const here = renters(offer('acorn', 100), offer('cedar', 96))
    const there = auto(offer('acorn', 1000), offer('cedar', 950))
    // Bought separately at the same insurer both cost 1100.00, a saving of 105.00 that nobody has to pay for.
    expect(bundlesOf(here, there)?.best).toMatchObject({ year: 99_500, alone: 110_000, apart: 104_600 })
  })

  it('says what the cheapest two insurers cost, whoever they are, once all have answered', () => {
    const here = renters(offer('acorn', 100), offer('cedar', 60))
    const there = auto(offer('acorn', 1000), offer('cedar', 700))
    expect(bundlesOf(here, there)?.best).toMatchObject({ year: 99_500, alone: 110_000, apart: 76_000 })
    const waiting = bundlesOf(here, { ...there, view: { ...there.view, isQuoting: true } })
    expect(waiting?.best).toMatchObject({ alone: 110_000, apart: null })
  })

  it('goes by the plans that price both together, in place of a percent, and says nothing of a price that counts it already', () => {
    const years = (alone: number, year: number) => new Map([['acorn', { alone, year }]])
    const here = { ...renters(offer('acorn', 100)), priced: years(10_000, 9_000) }
    const there = { ...auto(offer('acorn', 920), offer('cedar', 990)), priced: years(100_000, 92_000) }
    expect(bundlesOf(here, there)).toEqual({
      with: 'auto',
      byOffer: new Map([['acorn', { alone: 10_000, year: 9_000 }]]),
      // Nobody pays the price for both together for the car alone.
      best: { insurer: 'acorn Mutual', year: 101_000, alone: 110_000, apart: 109_000 },
    })
    expect(bundlesOf(there, here)?.byOffer).toEqual(new Map())
  })

  it.each([
    ['of an insurer that gives no discount', 'cedar', {}],
    ['of one that gives it for the other line alone', 'birch', {}],
    ['of a price that similar plans stand in for', 'acorn', { source: 'similar plans' }],
    ['of a plan that covers less than usual', 'acorn', { isNarrow: true }],
    ['where the insurer has to be called', 'acorn', { year: null }],
  ] as const)('is never made %s', (_, id, more) => {
    const bundles = bundlesOf(renters(offer(id, 100, more)), auto(offer(id, 1000)))
    expect(bundles).toEqual({ with: 'auto', byOffer: new Map() })
  })

  it('is never made in a state where the insurer gives none, nor over two states', () => {
    const [here, there] = [renters(offer('acorn', 100)), auto(offer('acorn', 1000))]
    const inOhio = (of: LineOffers) => ({ ...of, view: { ...of.view, address: { state: 'OH' } } })
    expect(bundlesOf(inOhio(here), inOhio(there))?.best).toBeUndefined()
    expect(bundlesOf(here, inOhio(there))).toBeNull()
  })

  it('is made of a car with a rented or an owned home, and of no other lines', () => {
    const lines = ['renters', 'auto', 'homeowner', 'pet', 'travel', 'life']
    const pairs = lines.flatMap(line =>
      lines.filter(other => isBundled(line, other)).map(other => `${line} ${other}`),
    )
    expect(pairs).toEqual(['renters auto', 'auto renters', 'auto homeowner', 'homeowner auto'])
  })
})
