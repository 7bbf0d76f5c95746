import { expect, test } from 'vitest'
import { offerOf, priced, tell } from '../../../../tests/rooms/results.ts'
import { tellBy } from '../../../sentences/tell.ts'
import { priceSince } from './price-since.ts'

type List = Parameters<typeof priceSince>[0]
const since = (then: List, now: List, earlier: readonly List[] = []) =>
  tell(priceSince(then, now, () => earlier))
const whisker = (cents: number) => offerOf('Whiskerwell', priced(cents))
const quill = (cents: number, isEstimated = false) => offerOf('Quillfeather', priced(cents, { isEstimated }))

test('a change is told of the insurer with the lowest price', () => {
  expect(since([quill(5145)], [quill(5145)])).toBe('The same price as before, with Quillfeather.')
  expect(since([quill(5145), whisker(6000)], [quill(4145), whisker(5000)])).toBe(
    '$10 less a month than before, with Quillfeather.',
  )
  expect(since([quill(5145)], [])).toBe('There’s no price to compare.')
})

test('the lowest price is not always the first of the list, which also goes by rating', () => {
  expect(since([quill(5200), whisker(5145)], [quill(4200), whisker(4145)])).toBe(
    '$10 less a month than before, with Whiskerwell.',
  )
})

test('where another insurer was the cheapest, the price before is named, with its insurer', () => {
  expect(since([whisker(1150), quill(1302)], [quill(867), whisker(1150)])).toBe(
    'It was $11.50 with Whiskerwell.',
  )
  const was = [whisker(2070), quill(5145)]
  expect(since(was, [quill(5145), whisker(6000)])).toBe('It was $20.70 with Whiskerwell.')
  expect(since(was, [quill(4900, true), whisker(6000)])).toBe('It was $20.70 with Whiskerwell.')
  expect(since([quill(1150, true), whisker(1302)], [whisker(867), quill(1150)])).toBe(
    'It was ~ $11.50 with Quillfeather.',
  )
})

test('a difference from or to an estimate is told in whole dollars', () => {
  expect(since([quill(5145)], [quill(3784, true)])).toBe('About $14 less a month, with Quillfeather.')
  expect(since([quill(3784, true)], [quill(5145)])).toBe('About $14 more a month, with Quillfeather.')
  const key = 'price.sinceChange'
  const values = { cents: -14_261, period: '6 months', insurer: 'Quillfeather', isEstimated: true } as const
  expect(tellBy(new Map(), { speech: 'es' })({ key, values })).toBe(
    'Alrededor de $143 menos por 6 meses, con Quillfeather.',
  )
  expect(since([quill(5145)], [quill(5170, true)])).toBe('About the same price as before, with Quillfeather.')
})

test('of several changes in a row, the price before the first that the insurer answered is told', () => {
  const before = [quill(5145), whisker(6000)]
  expect(since([], [quill(4145)], [[], before, [quill(7000)]])).toBe(
    'Before these changes, it was $51.45 with Quillfeather.',
  )
  expect(since([whisker(6000)], [quill(4900, true)], [[whisker(5000), quill(5145)]])).toBe(
    'Before these changes, it was $50 with Whiskerwell.',
  )
})

test('of an insurer that had confirmed no price before, what others had is told, and never the price now once more', () => {
  expect(since([], [quill(5145)])).toBe('There’s no price to compare.')
  expect(since([whisker(2070)], [quill(4900, true)])).toBe(
    'The lowest price insurers had given before was $20.70, with Whiskerwell.',
  )
  expect(since([], [quill(4900)], [[], [offerOf('Whiskerwell', priced(2000, { isEstimated: true }))]])).toBe(
    'The lowest price insurers had given before was ~ $20, with Whiskerwell.',
  )
  // Latchfield may have been first with an estimate.
  const late = offerOf('Latchfield', priced(1350))
  expect(since([quill(1454), whisker(1600)], [whisker(1300), quill(1400), late])).toBe(
    'The lowest price insurers had given before was $14.54, with Quillfeather.',
  )
})

test('a plan that covers less than usual is no lowest price', () => {
  const narrow = offerOf('Latchfield', priced(900, { isNarrow: true }))
  expect(since([narrow, quill(5145)], [narrow, quill(5145)])).toBe(
    'The same price as before, with Quillfeather.',
  )
})
