import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

test('plain text and plain paragraphs are shown without parsing markup', () => {
  expect(paragraphsOf('Covers bikes.')).toEqual(['Covers bikes.'])
  expect(paragraphsOf('<p>Covers bikes.</p><p>And boats.</p>')).toEqual(['Covers bikes.', 'And boats.'])
})

test.each([
  '<p>a <b>c</b></p>',
  'a &#38; b',
  '<p>a',
  'a</p>',
  '<p onclick="x()">a</p>',
  '<script>a</script>',
])('anything more counts as markup: %s', html => {
  expect(paragraphsOf(html)).toBeNull()
})
