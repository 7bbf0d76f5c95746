import { expect, test } from 'vitest'
import { dial } from './telephone.ts'

test('every way to write a US number dials the same', () => {
  expect(['1-800-555-0111', '(800) 555-0111', '+1 800 555 0111'].map(dial)).toEqual([
    'tel:+18005550111',
    'tel:+18005550111',
    'tel:+18005550111',
  ])
})
