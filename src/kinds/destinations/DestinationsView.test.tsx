import { expect, test } from 'vitest'
import { drawn } from '../testing-view.ts'
import DestinationsView from './DestinationsView.tsx'

const properties = {
  title: 'Where to?',
  countries: [
    { code: 'FR', label: 'France' },
    { code: 'JP', label: 'Japan' },
  ],
  popular: ['JP'],
}

test('popular countries come with flags of our own, and the others from the list A to Z (spec 2.3, step 12)', () => {
  const html = drawn(DestinationsView, properties)
  expect(html).toContain('src="/flags/JP.svg"')
  expect(html).toMatch(/aria-pressed="false"[^>]*>.*Japan/)
  expect(html).toContain('All countries, A to Z')
})

test('what is chosen is sent by its code and can be taken away', () => {
  const html = drawn(DestinationsView, properties, {
    given: { destinations: [{ code: 'FR', label: 'France' }] },
  })
  expect(html).toContain('<input type="hidden" name="destinations" value="FR"/>')
  expect(html).toMatch(/France<span[^>]* aria-hidden="true">×/)
})

test('without scripts the countries are a list of the browser', () => {
  expect(drawn(DestinationsView, properties)).toMatch(/<noscript><select[^>]*multiple/)
})
