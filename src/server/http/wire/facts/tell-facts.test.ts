import { expect, test } from 'vitest'
import { autoIn } from '../../../../../tests/carriers/samples/sample-auto.ts'
import { carrierOf, offerOf, priced, quoted } from '../../../../../tests/rooms/results.ts'
import type { Quoted } from '../../../../connectors/connector.ts'
import type { Speech } from '../../../../language/text.ts'
import type { OfferOutcome, OfferView, ShownCarrier } from '../../../results/offer-view.ts'
import { tellFacts } from './tell-facts.ts'

const told = (offer: OfferView, isInsured = true, speech: Speech = 'en') =>
  tellFacts(offer, { risk: autoIn({ state: 'OH' }), isInsured, offers: [offer], speech }).map(
    ({ title, text }) => `${title}: ${text}`,
  )

const wren: ShownCarrier = {
  ...carrierOf('wren'),
  strength: { agency: 'Demotech', rating: 'A', read: '2026-10-05', source: 'https://ratings.example/' },
}
const offer = (kind: 'price' | 'call' | 'declined', more: Partial<OfferView> = {}) =>
  offerOf('wren', kind === 'price' ? priced(10_000) : kind, { carrier: wren, ...more })

const keep = 'Your current policy: Don’t cancel it until the new one has begun.'
const strength = 'Financial strength (demonstration): A from Demotech, grade 3 of 6, read on October 5, 2026.'

test('an insurer is told of where its policy can be bought, and not where it declined', () => {
  expect(told(offer('price'), false)).toEqual([strength])
  expect(told(offer('call'), false)).toEqual([strength])
  expect(told(offer('declined'))).toEqual([])
})

test('whoever is insured now and has to call keeps that policy until the new one has begun', () => {
  // Neither of these is an ad.
  const priceBy = (source: Quoted['source']) => quoted('100.00', { source }) as OfferOutcome
  const byPhone = priceBy('carrier')
  const bound = { ...wren, binds: { lines: ['auto'] } } as unknown as ShownCarrier
  const call = offer('call', {
    outcome: { kind: 'referred', phone: wren.phone, message: { text: 'Call us.' } },
  })
  expect(told(call)).toContain(keep)
  expect(told(call, true, 'es')).toContain(
    'Su póliza actual: No la cancele hasta que haya empezado la nueva.',
  )
  expect(told(offer('price', { outcome: byPhone }))).toContain(keep)
  expect(told(offer('price', { outcome: byPhone }), false)).not.toContain(keep)
  // The page before its order says so.
  expect(told(offer('price', { outcome: byPhone, carrier: bound }))).not.toContain(keep)
  // Nobody can call about an estimate.
  expect(told(offer('price', { outcome: priceBy('estimate') }))).not.toContain(keep)
})
