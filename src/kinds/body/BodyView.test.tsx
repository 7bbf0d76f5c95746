import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import BodyView from './BodyView.tsx'

test('the list of heights goes from 4 feet 8 to 6 feet 8, with a way out (spec 2.3.10.1)', () => {
  const html = drawn(BodyView, { title: 'How tall?' })
  const values = [...html.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)
  expect(values).toEqual([...Array.from({ length: 25 }, (_, at) => String(56 + at)), 'custom'])
  for (const name of ['feet', 'inches', 'weight']) expect(html).toContain(`name="${name}"`)
})
