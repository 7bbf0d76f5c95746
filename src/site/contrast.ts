/** Colors by the name of their token, for both schemes, as `#rrggbb`. */
export type Colors = ReadonlyMap<string, { readonly light: string; readonly dark: string }>

export interface Pair {
  readonly ink: string
  readonly ground: string
  /** The contrast that it needs. */
  readonly least: number
}

/** Which colors stand on which: text needs a contrast of 4.5, the edge of a control one of 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const pairs: readonly Pair[] = [
  ...pairsOf(4.5, 'paper surface sunken', 'ink muted action action-strong brass ok warn bad'),
  ...pairsOf(4.5, 'action action-strong', 'on-action'),
  ...pairsOf(4.5, 'action-soft', 'ink action muted'),
  ...pairsOf(4.5, 'brass-soft', 'ink brass warn'),
  ...pairsOf(4.5, 'bad-soft', 'ink bad'),
  ...pairsOf(3, 'paper surface sunken', 'edge focus action'),
  ...pairsOf(3, 'bad-soft', 'bad'),
]

function pairsOf(least: number, grounds: string, inks: string): readonly Pair[] {
  return grounds.split(' ').flatMap(ground => inks.split(' ').map(ink => ({ ink, ground, least })))
}

/** The colors of a style sheet that are written for both schemes. */
export function colorsIn(css: string): Colors {
  const found = css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
}

interface Unreadable extends Pair {
  readonly scheme: 'light' | 'dark'
  readonly contrast: number
}

/** The pairs that cannot be read. Throws for a pair without its color. */
export function unreadable(colors: Colors): readonly Unreadable[] {
  return (['light', 'dark'] as const).flatMap(scheme =>
    pairs.flatMap(pair => {
      const [ink, ground] = [colors.get(pair.ink), colors.get(pair.ground)]
      if (!ink || !ground) throw new Error(`there is no color ${pair.ink} or ${pair.ground}`)
      const contrast = contrastOf(ink[scheme], ground[scheme])
      return contrast < pair.least ? [{ ...pair, scheme, contrast }] : []
    }),
  )
}

/** WCAG 2.2, relative luminance. */
function contrastOf(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
