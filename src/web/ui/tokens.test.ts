import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

/** Text on background: contrast of at least 4.5. */
const text = pairs('paper surface sunken', 'ink muted action action-strong brass ok warn bad')
  .concat(pairs('action action-strong', 'on-action'))
  .concat(pairs('action-soft', 'ink action muted'))
  .concat(pairs('brass-soft', 'ink brass warn'))
  .concat(pairs('bad-soft', 'ink bad'))

/** Graphics beside background: contrast of at least 3. */
const edges = pairs('paper surface sunken', 'edge focus action').concat(pairs('bad-soft', 'bad'))

describe.each(['light', 'dark'] as const)('in the %s scheme', scheme => {
  test.each(text)('text reads on its ground: $on under $what', ({ on, what }) => {
    expect(contrast(color(on, scheme), color(what, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)('the edge of a control is seen: $what on $on', ({ on, what }) => {
    expect(contrast(color(on, scheme), color(what, scheme))).toBeGreaterThanOrEqual(3)
  })
})

function pairs(grounds: string, inks: string): { on: string; what: string }[] {
  return grounds.split(' ').flatMap(on => inks.split(' ').map(what => ({ on, what })))
}

function color(name: string, scheme: 'light' | 'dark'): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`tokens.css has no color ${name}`)
  return token[scheme]
}

/** WCAG 2.2, relative luminance. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
