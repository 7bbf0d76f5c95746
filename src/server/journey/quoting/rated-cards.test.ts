import { expect, it } from 'vitest'
import type { Carrier } from '../../../carriers/carrier.ts'
import { loadCarriers } from '../../../carriers/load-carriers.ts'
import { lines } from '../../../lines/index.ts'
import { sampleAnswers } from '../../../lines/samples.ts'
import { walk } from '../../../wizard/walk.ts'
import { mayMovePrices, ratedCards } from './rated-cards.ts'

const today = '2026-11-21'
const line = lines.byName('auto')
const answers = sampleAnswers.auto({ zip: '78701', city: 'Austin', state: 'TX', today })
const journey = { line, answers, today } as const
const walked = walk(journey)
const all = loadCarriers()
const named = (...ids: readonly string[]) => all.filter(({ id }) => ids.includes(id))

function at(name: string) {
  return walked.refinements.find(({ asks }) => asks.name === name) ?? expect.fail(`nobody asks ${name}`)
}

const cardsFor = (carriers: readonly Carrier[]) =>
  ratedCards(carriers, { journey, walked }, at('policyDiscounts'))?.map(({ value }) => value)

it('offers only discounts that an insurer of the list gives', () => {
  expect(cardsFor(named('wickerby'))).toEqual(['AUTOMATIC_PAYMENT', 'ANTI_THEFT:car', 'NONE'])
  expect(cardsFor(named('wickerby', 'bramble'))).toEqual([
    'PAPERLESS',
    'AUTOMATIC_PAYMENT',
    'ANTI_THEFT:car',
    'NONE',
  ])
})

it('offers all of them where an insurer is asked over a wire, and none where nobody has rates', () => {
  const wired = all.filter(({ lines }) => lines.auto?.connector.via === 'wire')
  expect(wired.length).toBeGreaterThan(0)
  expect(cardsFor(wired)).toContain('TELEMATICS')
  expect(cardsFor([])).toEqual(['NONE'])
  expect(mayMovePrices([], { journey, walked }, at('policyDiscounts'))).toBe(false)
  expect(mayMovePrices(named('wickerby'), { journey, walked }, at('policyDiscounts'))).toBe(true)
})

it('leaves every other question as it is', () => {
  expect(ratedCards([], { journey, walked }, at('rental'))).toBeUndefined()
  expect(mayMovePrices([], { journey, walked }, at('rental'))).toBe(true)
})

it('asks for credit and for a second policy only where an insurer of the list prices it', () => {
  const ofOwner = {
    line: lines.byName('homeowner'),
    answers: sampleAnswers.homeowner({ zip: '78701', city: 'Austin', state: 'TX', today }),
    today,
  } as const
  const walkedOwner = walk(ofOwner)
  const place = (name: string) =>
    walkedOwner.refinements.find(({ asks }) => asks.name === name) ?? expect.fail(`nobody asks ${name}`)
  const moves = (name: string, ...ids: readonly string[]) =>
    mayMovePrices(named(...ids), { journey: ofOwner, walked: walkedOwner }, place(name))
  expect(moves('credit', 'bramble')).toBe(true)
  expect(moves('credit', 'mossgrove', 'gimbleton')).toBe(false)
  expect(moves('credit', 'mossgrove', 'quillfeather')).toBe(true)
  expect(moves('multiPolicy', 'wickerby')).toBe(true)
  expect(moves('multiPolicy', 'mossgrove', 'tinderbox')).toBe(false)
})

it('asks for a limit for damage of its own only where some insurer of the list prices one', () => {
  const isAsked = (...ids: readonly string[]) =>
    mayMovePrices(named(...ids), { journey, walked }, at('propertyDamage'))
  expect(isAsked('mossgrove', 'bramble')).toBe(false)
  expect(isAsked('mossgrove', 'wickerby')).toBe(true)
  // Nobody knows what an insurer behind a wire prices by.
  expect(isAsked('marrowgate')).toBe(true)
})
