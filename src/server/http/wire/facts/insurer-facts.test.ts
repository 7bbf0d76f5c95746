import { describe, expect, test } from 'vitest'
import { autoIn } from '../../../../../tests/carriers/samples/sample-auto.ts'
import { carrierOf, offerOf, priced } from '../../../../../tests/rooms/results.ts'
import type { Speech } from '../../../../language/text.ts'
import type { OfferView, ShownCarrier } from '../../../results/offer-view.ts'
import { insurerFacts } from './insurer-facts.ts'

const strength = {
  agency: 'AM Best',
  rating: 'A+',
  read: '2026-10-05',
  source: 'https://ratings.example/',
} as const
const rated: Partial<ShownCarrier> = {
  demo: false,
  strength,
  complaints: { auto: { index: 0.6, year: 2025, source: 'https://complaints.example/' } },
  satisfaction: { score: 712, of: 1000, publisher: 'Lamplight Surveys', year: 2025 },
}

const by = (id: string, carrier: Partial<ShownCarrier> = {}, kind: 'call' | 'declined' | null = null) =>
  offerOf(id, kind ?? priced(10_000), { carrier: { ...carrierOf(id), ...carrier } })

const told = (offer: OfferView, offers: readonly OfferView[] = [offer], speech: Speech = 'en') =>
  insurerFacts(offer.carrier, { risk: autoIn({ state: 'OH' }), offers, speech })

describe('what is published about an insurer', () => {
  test('is told with its scale, its year and its source', () => {
    expect(told(by('wren', rated))).toEqual([
      {
        title: 'Financial strength',
        text: 'A+ from AM Best, grade 2 of 13, read on October 5, 2026.',
        source: 'https://ratings.example/',
      },
      {
        title: 'Complaints',
        text: '0.60 in 2025, by the regulators’ index (NAIC). 1.00 is usual for an insurer’s size, and lower is better.',
        source: 'https://complaints.example/',
      },
      { title: 'Claims satisfaction', text: '712 of 1,000 (Lamplight Surveys, 2025).' },
    ])
  })

  test('is told in Spanish', () => {
    expect(told(by('wren', rated), undefined, 'es').map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Solidez financiera: A+ de AM Best, nivel 2 de 13, consultado el 5 de octubre de 2026.',
      'Quejas: 0.60 en 2025, según el índice de los entes reguladores (NAIC). 1.00 es lo habitual para el tamaño de una aseguradora; un número más bajo es mejor.',
      'Satisfacción con los reclamos: 712 de 1,000 (Lamplight Surveys, 2025).',
    ])
  })

  test('is missing where another insurer of the list has it, and not mentioned where none has', () => {
    const unrated = by('robin', { demo: false })
    const listed = [
      by('wren', { ...rated, complaints: { renters: { index: 1, year: 2025, source: '' } } }),
      unrated,
    ]
    expect(told(unrated, listed)).toEqual([
      { title: 'Financial strength and claims satisfaction', text: 'Not rated.' },
    ])
    expect(told(unrated, listed, 'es')).toEqual([
      { title: 'Solidez financiera y satisfacción con los reclamos', text: 'Sin calificación.' },
    ])
    expect(told(unrated)).toEqual([])
  })

  test('says of a fictional insurer that it is a demonstration, and leads to no page', () => {
    const [fact] = told(by('wren', { ...rated, demo: true }))
    expect(fact).toEqual({
      title: 'Financial strength (demonstration)',
      text: 'A+ from AM Best, grade 2 of 13, read on October 5, 2026.',
    })
    const [inSpanish] = told(by('wren', { ...rated, demo: true }), undefined, 'es')
    expect(inSpanish?.title).toBe('Solidez financiera (demostración)')
  })
})
