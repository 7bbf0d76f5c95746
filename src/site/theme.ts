import { readFileSync } from 'node:fs'
import { type ChildNode, CssSyntaxError, type Declaration, parse } from 'postcss'
import { type Colors, colorsIn, unreadable } from './contrast.ts'

/** The colors and sizes of a site, where it has its own. */
export interface Theme {
  /** One rule that sets tokens. */
  readonly css: string
  /** Its colors, with ours for those that it leaves alone. */
  readonly colors: Colors
}

/** A mistake in theme.css, with its line. */
interface ThemeFault {
  readonly line: number
  readonly says: string
}

const ownTokens = readFileSync(new URL('../web/ui/tokens.css', import.meta.url), 'utf8')
const ownColors = colorsIn(ownTokens)
const names = new Set([...ownTokens.matchAll(/^ {4}--([\w-]+):/gm)].map(([, name = '']) => name))

/**
 * Reads theme.css: one rule `:root { … }` that sets tokens of `src/web/ui/tokens.css`, and nothing else. Other rules would
 * depend on the page's own elements, which change with every version, so they are refused, as is a color on which text
 * cannot be read.
 */
export function readTheme(text: string): { readonly theme: Theme; readonly faults: readonly ThemeFault[] } {
  const faults: ThemeFault[] = []
  const set = new Map<string, Declaration>()
  for (const declaration of declarationsOf(text, faults)) {
    const fault = faultOf(declaration)
    if (fault === null) set.set(declaration.prop.slice(2), declaration)
    else faults.push({ line: lineOf(declaration), says: fault })
  }
  const colors: Colors = new Map([
    ...ownColors,
    ...[...set].flatMap(([name, { value }]) => {
      const color = colorOf(value)
      return color ? [[name, color] as const] : []
    }),
  ])
  for (const { ink, ground, scheme, contrast, least } of unreadable(colors)) {
    const changed = set.get(ink) ?? set.get(ground)
    if (changed)
      faults.push({
        line: lineOf(changed),
        says: `--${ink} on --${ground} has a contrast of ${contrast.toFixed(1)} in the ${scheme} scheme, and needs ${least} to be read. Make one of them lighter or darker.`,
      })
  }
  const css = `:root{${[...set].map(([name, { value }]) => `--${name}:${value}`).join(';')}}`
  return { theme: { css, colors }, faults }
}

/** The tokens whose colors are needed where no style sheet is: in letters, in pictures and around the page. */
const tokensByValue = [
  'paper',
  'surface',
  'line',
  'ink',
  'muted',
  'action',
  'on-action',
  'brass',
  'ok',
] as const
export type Palette = Readonly<Record<(typeof tokensByValue)[number], string>>

/** The colors of a site in one scheme, as `#rrggbb`. */
export function paletteOf(theme: Theme | undefined, scheme: 'light' | 'dark'): Palette {
  const colors = theme?.colors ?? ownColors
  // Each of these tokens is a color of tokens.css.
  return Object.fromEntries(tokensByValue.map(name => [name, colors.get(name)?.[scheme]])) as Palette
}

function declarationsOf(text: string, faults: ThemeFault[]): readonly Declaration[] {
  try {
    return parse(text).nodes.flatMap(node => {
      if (node.type === 'comment') return []
      if (node.type !== 'rule' || node.selector !== ':root') {
        faults.push({ line: lineOf(node), says: 'a theme holds one rule, :root { … }. Remove the others.' })
        return []
      }
      return node.nodes.flatMap(child => {
        if (child.type === 'decl') return [child]
        if (child.type !== 'comment')
          faults.push({ line: lineOf(child), says: 'within :root there are only tokens. Remove the rule.' })
        return []
      })
    })
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    faults.push({ line: error.line ?? 1, says: `this isn't CSS: ${error.reason}. Mend it.` })
    return []
  }
}

function faultOf({ prop, value, important }: Declaration): string | null {
  const name = prop.replace(/^--/, '')
  if (!prop.startsWith('--') || !names.has(name))
    return `${prop} isn't a token. There are: ${[...names].map(token => `--${token}`).join(', ')}.`
  if (important) return `${prop} needs no !important. Remove it.`
  if (ownColors.has(name) && !colorOf(value))
    return `${prop} is a color. Write it as #1a2b3c, or as light-dark(#1a2b3c, #d4e5f6) for both schemes.`
  if (/[<>{};@\\]|url\(/i.test(value)) return `${prop} loads nothing and holds no rules. Write a plain value.`
  return null
}

/** A color for both schemes. */
function colorOf(value: string): { readonly light: string; readonly dark: string } | null {
  const [, one, light, dark] =
    /^(?:(#[\da-f]{6})|light-dark\((#[\da-f]{6}), ?(#[\da-f]{6})\))$/i.exec(value.trim()) ?? []
  if (one) return { light: one, dark: one }
  return light && dark ? { light, dark } : null
}

function lineOf(node: ChildNode): number {
  return node.source?.start?.line ?? 1
}
