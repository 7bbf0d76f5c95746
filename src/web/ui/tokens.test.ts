import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colorsIn, pairs, unreadable } from '../../site/contrast.ts'

const colors = colorsIn(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'))

test('text reads on its ground, and the edge of a control is seen, in the light and the dark scheme', () => {
  expect(pairs.length).toBeGreaterThan(40)
  expect(unreadable(colors)).toEqual([])
})

test('a color that cannot be read is found', () => {
  const pale = new Map([...colors, ['muted', { light: '#cccccc', dark: '#a9b6af' }] as const])
  expect(unreadable(pale)).toContainEqual(
    expect.objectContaining({ ink: 'muted', ground: 'paper', scheme: 'light' }),
  )
})
