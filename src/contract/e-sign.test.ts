import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { eSign } from './e-sign.ts'

/** Orders keep the version alone, so a version has one text for ever. A new text needs a new version, and a line here. */
const texts = new Map([
  ['2026-11-22', '8efa86c4cb7a9f3f'],
  ['2026-11-24', '52f772549469659f'],
])

test('the text that visitors agree to is that of its version', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify([eSign.agree, eSign.parts]))
    .digest('hex')
  expect(digest.slice(0, 16)).toBe(texts.get(eSign.version))
})
