import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { allTold } from '../../language/texts.ts'
import { eSign, eSignVersion } from './e-sign.ts'

/** Orders keep only the version, so a version has one text forever. A new text needs a new version, and lines here. */
const texts = new Map([
  ['2026-11-24 en', '52f772549469659f'],
  ['2026-11-24 we', '6b46880bd0d838c7'],
  ['2026-11-26 en', '0fc7199cbbbb0b64'],
  ['2026-11-26 we', '19ed301255356abc'],
  ['2026-11-26 es', 'b93e40b47aad280f'],
  ['2026-11-28 en', '0fc7199cbbbb0b64'],
  ['2026-11-28 we', '19ed301255356abc'],
  ['2026-11-28 es', '27e95e0213be0cf2'],
])

test.each(['en', 'we', 'es'] as const)(
  'the text that visitors agree to is that of its version (%s)',
  speech => {
    const told = allTold(eSign, speech)
    const digest = createHash('sha256')
      .update(JSON.stringify([told.agree, told.parts]))
      .digest('hex')
    expect(digest.slice(0, 16)).toBe(texts.get(eSignVersion(speech)))
  },
)
