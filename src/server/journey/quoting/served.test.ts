import { describe, expect, test } from 'vitest'
import { underLicenses } from '../../../carriers/appointments.ts'
import type { Carrier } from '../../../carriers/carrier.ts'
import { loadSite } from '../../../site/load-site.ts'
import type { Day } from '../../../units/day.ts'
import { tellFailure } from '../../failures.ts'
import { verifyStart, zipUnknown } from '../wizard/verify.ts'
import { servedBy } from './served.ts'

type Lines = Pick<Carrier, 'lines'>

/** A carrier that writes renters insurance in Texas and Ohio, and a network of ads for life insurance. */
const renters = {
  lines: { renters: { states: ['TX', 'OH'], connector: { via: 'process' } } },
} as unknown as Lines
const ads = { lines: { life: { states: ['TX'], connector: { via: 'ads' } } } } as unknown as Lines

const site = loadSite()
const servedIn = (changes: Partial<typeof site> = {}) =>
  servedBy({ ...site, ...changes }, [renters, ads], () => '2026-12-01')

describe('what is served', () => {
  test('is what some insurer writes; ads are no insurer', () => {
    expect(servedIn().lines).toEqual(['renters'])
    expect(servedIn().problem('renters', 'TX')).toBeNull()
  })

  test('is only what the site names', () => {
    const served = servedIn({ lines: { renters: ['TX', 'NY'] } })
    expect(served.problem('renters', 'TX')).toBeNull()
    expect(served.problem('renters', 'OH')).toMatchObject({ values: { state: 'OH' } })
    expect(servedIn({ lines: { auto: ['TX'] } }).lines).toEqual([])
  })

  test('ends the day after the last license or appointment of a state, and begins with the first, without a restart', () => {
    let day: Day = '2026-12-01'
    const span = {
      states: ['TX', 'OH'],
      lines: ['renters'],
      from: '2026-12-02',
      until: '2026-12-03',
    } as const
    const [guarded = renters] = underLicenses(
      [{ ...renters, appointments: [span] }],
      [{ state: 'OH', until: '2026-12-02' }],
    )
    const served = servedBy(site, [guarded], () => day)
    const isServed = () => (['TX', 'OH'] as const).map(state => served.problem('renters', state) === null)
    expect(served.lines).toEqual(['renters'])
    expect(isServed()).toEqual([false, false])
    day = '2026-12-02'
    expect(isServed()).toEqual([true, true])
    day = '2026-12-03'
    expect(isServed()).toEqual([true, false])
    day = '2026-12-04'
    expect(isServed()).toEqual([false, false])
    expect(served.problem('renters')).toMatchObject({ key: 'line-not-served' })
    expect(servedBy(site, [guarded], () => day).lines).toEqual([])
  })

  test('is explained for a line and for a state, with whom to ask instead', () => {
    expect(tellFailure(servedIn().problem('life') ?? { en: '' }, 'en')).toBe(
      'I don’t compare life insurance here. Your state’s insurance department lists who sells it: find yours at content.naic.org/state-insurance-departments.',
    )
    expect(
      tellFailure(servedIn({ askInstead: { en: 'Call us.' } }).problem('renters', 'DC') ?? { en: '' }, 'en'),
    ).toBe('I don’t have an insurer for renters insurance in the District of Columbia yet. Call us.')
    expect(servedIn().problem('boats')).toBeNull()
  })

  test.each([
    ['00000', 'Your ZIP code 00000 is not recognized. Try again?'],
    ['99999', 'Your ZIP code 99999 is not recognized. Try again?'],
    ['09001', 'ZIP code 09001 is a military address. I can’t get quotes there yet.'],
    ['00901', 'ZIP code 00901 is in a US territory. I can’t get quotes there yet.'],
  ])('is no place with the ZIP code %s, and the message says why (spec 8.1)', (zip, message) => {
    expect(tellFailure(zipUnknown(zip), 'en')).toBe(message)
  })

  test('decides on the first page whether a quote begins', () => {
    expect(verifyStart({ type: 'renters', zipCode: '78701' }, servedIn())).toMatchObject({ ok: true })
    expect(verifyStart({ type: 'renters', zipCode: '10001' }, servedIn())).toMatchObject({
      ok: false,
      errors: { zipCode: { key: 'state-not-served', values: { state: 'NY' } } },
    })
  })
})
