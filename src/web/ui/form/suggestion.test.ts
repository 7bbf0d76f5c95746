import { expect, test } from 'vitest'
import { listAnnounced } from './suggestion.ts'

test('one suggestion is announced as one, and more with the keys that choose among them', () => {
  expect(listAnnounced(1, 'en')).toMatch(/^1 suggestion\./)
  expect(listAnnounced(2, 'en')).toMatch(/^2 suggestions\./)
})
