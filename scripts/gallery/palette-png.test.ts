import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { palettePng } from './palette-png.ts'

type Color = readonly [red: number, green: number, blue: number]

/** A picture with a color for each point. */
function picture(width: number, colors: readonly Color[]) {
  const data = Uint8Array.from(colors.flatMap(color => [...color, 255]))
  return { width, height: colors.length / width, data }
}

test('keeps the colors of a picture with few, rounded to what nobody sees', () => {
  const colors: readonly Color[] = [
    [18, 32, 28],
    [251, 248, 241],
    [15, 94, 70],
    [18, 32, 28],
  ]
  const { width, height, data } = PNG.sync.read(palettePng(picture(2, colors)))
  expect([width, height]).toEqual([2, 2])
  const apart = colors.flat().map((part, nth) => Math.abs(part - (data[nth + Math.floor(nth / 3)] ?? 0)))
  expect(Math.max(...apart)).toBeLessThanOrEqual(8)
  expect(data[3]).toBe(255)
})

test('takes the nearest of the most frequent colors where there are too many', () => {
  // Twice 256 colors, and once a further one.
  const many = Array.from({ length: 256 }, (_, nth): Color => [(nth % 16) * 16, Math.floor(nth / 16) * 16, 0])
  const { data } = PNG.sync.read(palettePng(picture(1, [...many, ...many, [64, 64, 128]])))
  expect([...data.slice(-4)]).toEqual([64, 64, 0, 255])
})
