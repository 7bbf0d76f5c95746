import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { Quoted } from '../../src/connectors/connector.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import type { AutoAnswers } from '../../src/risk/auto/auto-answers.ts'
import type { Risk } from '../../src/risk/risk.ts'
import type { Day } from '../../src/units/day.ts'
import { expectSum } from '../carriers/expectations.ts'
import { panelOf, plansOf } from '../carriers/panel.ts'
import { offerBy } from '../carriers/samples/sample.ts'
import { autoIn, driving } from '../carriers/samples/sample-auto.ts'
import { homeownerIn } from '../carriers/samples/sample-homeowner.ts'
import { lifeIn } from '../carriers/samples/sample-life.ts'
import { rentersIn } from '../carriers/samples/sample-renters.ts'
import { tellOf } from '../rooms/connectors.ts'

/** What an audit by practitioners asked of the demonstration carriers, by the number of its row. */

const carriers = loadCarriers()
const panels = {
  auto: panelOf(carriers, 'auto'),
  homeowner: panelOf(carriers, 'homeowner'),
  life: panelOf(carriers, 'life'),
  renters: panelOf(carriers, 'renters'),
}

function offersFor(risk: Risk & { readonly line: keyof typeof panels }) {
  const offers = panels[risk.line].ratedIn(risk.state).map(({ connector }) => offerBy(connector, risk))
  expect(offers.length).toBeGreaterThan(1)
  return offers
}

const quotesFor = (...asked: Parameters<typeof offersFor>): readonly Quoted[] =>
  offersFor(...asked).filter(offer => offer.kind === 'quoted')

const premiums = (state: State, answers: Partial<AutoAnswers>) =>
  quotesFor(autoIn({ state, answers })).map(({ bill }) => Number(bill.premium))

/** Somebody of 40 who has been licensed for some years. */
const licensedFor = (years: number) => ({ drivers: driving({ firstLicenseAge: 40 - years }) })

describe('the demonstration carriers', () => {
  it('L1: ask women and men of Montana different prices', () => {
    const asked = (sex: 'F' | 'M') =>
      quotesFor(lifeIn({ state: 'MT', answers: { sex: { choice: sex } } })).map(({ bill }) => bill.total)
    expect(asked('F')).not.toEqual(asked('M'))
  })

  it.each(['CO', 'AZ'] as const)('L2, L3: ask and refuse nothing for the breed of a dog in %s', state => {
    const owned = (choice: 'DOG' | 'DOG_LISTED') =>
      offersFor(homeownerIn({ state, answers: { features: { choices: [choice] } } }))
    const rented = (choice: 'DOG' | 'DOG_LISTED') =>
      offersFor(rentersIn({ state, answers: { animal: { choice } } }))
    expect(owned('DOG_LISTED')).toEqual(owned('DOG'))
    expect(rented('DOG_LISTED')).toEqual(rented('DOG'))
  })

  it('L4: refuse no home of Minnesota for the breed of a dog', () => {
    const kinds = (state: State) =>
      offersFor(homeownerIn({ state, answers: { features: { choices: ['DOG_LISTED'] } } })).map(
        ({ kind }) => kind,
      )
    expect(new Set(kinds('MN'))).toEqual(new Set(['quoted']))
    expect(new Set(kinds('WI'))).not.toEqual(new Set(['quoted']))
  })

  it('L6, L7, L8: add to a bill what the state charges on that day', () => {
    const added = (quote: Quoted) => quote.bill.surcharges.map(({ amount }) => amount)
    for (const quote of quotesFor(autoIn({ state: 'MI' }))) expect(added(quote)).toEqual(['42.00'])
    const limited = { injuryProtection: { choice: '500000' } } as const
    for (const quote of quotesFor(autoIn({ state: 'MI', answers: limited })))
      expect(added(quote)).toEqual(['9.50'])
    for (const quote of quotesFor(rentersIn({ state: 'FL' }))) expect(added(quote)).toEqual(['2.00'])
    for (const quote of quotesFor(homeownerIn({ state: 'LA' }))) expect(added(quote)).toEqual([])
    const before = { ...rentersIn({ state: 'FL' }), effective: '2026-09-30' } as const
    for (const quote of quotesFor(before)) expect(added(quote)).toHaveLength(2)
  })

  it('put a surcharge that nobody looked up into the total, and mark it so that no card presents it as the law', () => {
    const marks = (state: 'NJ' | 'NY') =>
      quotesFor(autoIn({ state })).flatMap(({ bill }) =>
        bill.surcharges.map(({ id, isUnsure = false }) => `${id} ${isUnsure}`),
      )
    expect(new Set(marks('NJ'))).toEqual(new Set(['nj-guaranty true']))
    expect(new Set(marks('NY'))).toEqual(new Set(['ny-vehicle false']))
    for (const quote of quotesFor(autoIn({ state: 'NJ' }))) expectSum(quote)
  })

  it('L12: give a good driver of California a fifth off', () => {
    for (const carrier of panels.auto.writersIn('CA')) {
      const plan = plansOf(carrier, 'auto')?.book.choose({ state: 'CA', on: '2026-11-22' })?.plan
      const step = plan?.stages.flatMap(({ steps }) => steps).find(({ label }) => label.en === 'Good driver')
      if (plan) expect(step, carrier.id).toMatchObject({ op: 'mul', value: { const: '0.800' } })
    }
    // A ticket and another violation cost a good driver the discount beside what they cost themselves.
    const after = premiums('CA', { incidents: { choices: ['SPEEDING', 'OTHER_VIOLATION'] } })
    const clean = premiums('CA', {})
    for (const [index, price] of after.entries()) expect(price / Number(clean[index])).toBeGreaterThan(1.25)
  })

  it('L13: charge a new driver of North Carolina for three years and no longer', () => {
    const long = premiums('NC', {})
    for (const years of [3, 5, 7]) expect(premiums('NC', licensedFor(years)), `${years}`).toEqual(long)
    for (const [index, price] of premiums('NC', licensedFor(2)).entries())
      expect(price).toBeGreaterThan(Number(long[index]))
  })

  it('L14: give a driver of Massachusetts a quarter off from 65 on', () => {
    const at = (year: number) => premiums('MA', { drivers: driving({ dateBirth: `${year}-05-02` }) })
    const [before, after] = [at(1962), at(1961)]
    expect(before).toEqual(at(1986))
    for (const [index, price] of after.entries()) expect(price / Number(before[index])).toBeCloseTo(0.75, 2)
  })

  it('L17: offer an inspection where they refuse an old roof of Florida', () => {
    const words = panels.homeowner
      .writersIn('FL')
      .flatMap(carrier => plansOf(carrier, 'homeowner')?.book.words ?? [])
    const tell = tellOf(words)
    const helpIn = (state: State) =>
      offersFor(homeownerIn({ state, answers: { roof: { choice: 'R21' } } })).flatMap(offer =>
        offer.kind === 'declined' && offer.text ? tell(offer.text) : [],
      )
    expect(helpIn('FL').length).toBeGreaterThan(0)
    for (const help of helpIn('FL')) expect(help).toContain('inspection')
    for (const help of helpIn('OH')) expect(help).not.toContain('inspection')
  })

  it('1.4: assume nothing about credit in renters prices where it may not count', () => {
    const assumed = (state: State) =>
      quotesFor(rentersIn({ state })).flatMap(quote =>
        quote.assumed.map(sentence => JSON.stringify(sentence)),
      )
    const credit = 'assumed.credit'
    for (const state of ['CA', 'HI', 'MA', 'MD'] as const)
      expect(
        assumed(state).some(text => text.includes(credit)),
        state,
      ).toBe(false)
    expect(assumed('TX').some(text => text.includes(credit))).toBe(true)
  })

  it('4: price two accidents, and two claims of a home, of 50 months ago where they refuse those of last year', () => {
    const after = {
      accidents: (on: Day) =>
        panels.auto.pricesOf(
          autoIn({
            state: 'OH',
            answers: {
              drivers: driving({}, { relation: 'Spouse' }),
              incidents: { choices: ['AT_FAULT_2'] },
              record: { incidents: [0, 1].map(driver => ({ driver, incident: 'AT_FAULT', on })) },
            },
          }),
        ),
      claims: (on: Day) =>
        panels.homeowner.pricesOf(
          homeownerIn({
            state: 'OH',
            answers: {
              claims: { choice: 'TWO' },
              claimRecord: { claims: [0, 1].map(() => ({ peril: 'WATER', on })) },
            },
          }),
        ),
    }
    for (const pricesAfter of Object.values(after)) {
      const [late, old] = [pricesAfter('2025-11-01'), pricesAfter('2022-09-01')]
      expect(old.length).toBeGreaterThan(late.length)
      const cheaper = late.filter(({ id, price }) => Number(old.find(one => one.id === id)?.price) < price)
      // Two insurers of homes count a claim the same for five years.
      expect(late.length - cheaper.length).toBeLessThanOrEqual(pricesAfter === after.claims ? 2 : 0)
    }
  })

  it.each(['AK', 'CA', 'OK', 'VA'] as const)(
    '1.4: say nothing in %s of whose record an accident without fault counts with',
    state => {
      const said = (choices: AutoAnswers['incidents']['choices']) =>
        quotesFor(
          autoIn({
            state,
            answers: { drivers: driving({}, { relation: 'Spouse' }), incidents: { choices } },
          }),
        ).map(({ assumed }) => assumed)
      expect(said(['NOT_AT_FAULT'])).toEqual(said(['NONE']))
      expect(said(['SPEEDING'])).not.toEqual(said(['NONE']))
    },
  )
})
