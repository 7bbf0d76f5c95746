import { expect, test } from 'vitest'
import { embed } from './escape.ts'

test('what a visitor typed cannot end the script element that carries it', () => {
  const typed = { address1: '</script><script>alert(1)</script><!-- & \u2028\u2029' }
  const text = embed(typed)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(typed)
})
