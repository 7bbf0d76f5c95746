import { expect, test } from 'vitest'
import { carrierOf, quoted, tell } from '../../../../tests/rooms/results.ts'
import type { Sentence } from '../../../sentences/sentence.ts'
import { decisiveOf } from './decisive.ts'

/** The lines on the card of a price with these notes. */
function linesOn(notes: readonly Sentence[]) {
  const offers = [{ carrier: 'wren', outcome: noted(notes) }]
  const listed = [{ id: 'wren', carrier: carrierOf('wren'), kind: 'price' as const }]
  const lines = decisiveOf(listed, { offers, questions: new Map(), answered: new Set() }).get('wren') ?? []
  return lines.map(({ says }) => tell(says))
}

function noted(notes: readonly Sentence[]) {
  return quoted('200.00', { notes, assumed: [{ key: 'assumed.squareFeet' }] })
}

test('a card says first which choices its price does not follow', () => {
  const unrated = { key: 'note.unratedCovers', values: { covers: ['roofSettlement'] } } as const
  expect(linesOn([{ text: 'Dental is included.' }, unrated])).toEqual([
    'This price doesn’t reflect your choice of how the roof is paid for. Ask about it before you buy.',
    'Assumes a home of typical size.',
  ])
  expect(linesOn([{ key: 'note.roofUnsaid' }])[0]).toBe(
    'This insurer hasn’t said how its price pays for the roof. Ask before you buy.',
  )
  expect(linesOn([{ text: 'Dental is included.' }])).toEqual(['Assumes a home of typical size.'])
})

test('a card of a life price says that the price is final only after the insurer’s own review', () => {
  const outcome = quoted('20.00', { assumed: [{ key: 'assumed.healthClass' }] })
  const listed = [{ id: 'wren', carrier: carrierOf('wren'), kind: 'price' as const }]
  const offers = [{ carrier: 'wren', outcome }]
  const [line] = decisiveOf(listed, { offers, questions: new Map(), answered: new Set() }).get('wren') ?? []
  expect(line && tell(line.says)).toBe('Final only after the insurer’s own health review.')
})
