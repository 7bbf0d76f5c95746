import { expect, test } from 'vitest'
import { newRequestId } from './request-id.ts'

test('no two requests have the same id, and each can be read out on the phone', () => {
  const ids = Array.from({ length: 5_000 }, newRequestId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter(id => !/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/.test(id))).toEqual([])
})
