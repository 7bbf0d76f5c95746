import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import DestinationsView from './DestinationsView.tsx'

const properties = {
  title: 'Where to?',
  countries: [
    { code: 'FR', label: 'France' },
    { code: 'JP', label: 'Japan' },
  ],
  popular: ['JP'],
}

test('popular countries come with our own flags, and the others from the list A to Z (spec 2.3.12.1, 2.3.12.2)', () => {
  const html = drawn(DestinationsView, properties)
  expect(html).toContain('src="/flags/JP.svg"')
  expect(html).toMatch(/aria-pressed="false"[^>]*>.*Japan/)
  expect(html).toContain('All countries, A to Z')
})

test('a chosen country is sent by its code and can be removed, also without scripts', () => {
  const html = drawn(DestinationsView, properties, {
    values: { destinations: [{ code: 'FR', label: 'France' }] },
  })
  expect(html).toMatch(
    /<label[^>]*><input type="checkbox" name="destinations" checked="" value="FR"\/>.*France<\/label>/,
  )
  expect(html).not.toMatch(/type="hidden" name="destinations"/)
})

test('without scripts the browser shows the countries as a list with a label, and says how to choose several', () => {
  const [, list = ''] = /<noscript>(.*)<\/noscript>/.exec(drawn(DestinationsView, properties)) ?? []
  expect(list).toMatch(/<label[^>]* for="plain-destinations">Countries, A to Z<\/label>/)
  expect(list).toContain('To choose several, hold Ctrl (Command on a Mac) and click each one.')
  expect(list).toMatch(
    /<select id="plain-destinations"[^>]*multiple[^>]* aria-describedby="plain-destinations-hint"/,
  )
})

test('the search box is not a destination itself, and shows the complaints about them', () => {
  const html = drawn(DestinationsView, properties, { errors: { 'destinations.1.code': 'Choose another' } })
  expect(html).toMatch(/role="combobox"[^>]* name="destinations.search"/)
  expect(html).toMatch(/aria-invalid="true"/)
  expect(html).toContain('Choose another')
})
