import type { EngineName } from './find-engines.ts'

/** A box of a page by its name: what it is, and what it says. */
export interface Box {
  readonly name: string
  readonly height: number
}

/** A page as one engine drew it. */
export interface Drawn {
  readonly engine: EngineName
  /** The page: line, width and step. */
  readonly page: string
  readonly boxes: readonly Box[]
}

/** The boxes by which a page is known: its parts, and what is pressed or filled in. Runs in the page. */
export function keyBoxes(): readonly Box[] {
  const parts =
    'header, footer, h1, fieldset, article, section, table, nav, [role="region"], form, dialog[open]'
  const controls = 'button, input:not([type="hidden"]), select, summary, a[role="button"]'
  const named = (element: Element) => {
    const told = element.getAttribute('aria-label') ?? element.getAttribute('name')
    const heading = element.querySelector('legend, h1, h2, h3')?.textContent
    const words = (told ?? heading ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    return `${element.localName} "${words.slice(0, 30)}"`
  }
  const times = new Map<string, number>()
  return [...document.querySelectorAll(`${parts}, ${controls}`)]
    .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(element => ({ name: named(element), height: element.getBoundingClientRect().height }))
    .filter(({ height }) => height > 2)
    .map(({ name, height }) => {
      const nth = (times.get(name) ?? 0) + 1
      times.set(name, nth)
      return { name: nth === 1 ? name : `${name} (${nth})`, height: Math.round(height) }
    })
}

/** Heights of one box further apart than that are a difference. */
const most = 1.15
/** Nobody sees less. */
const leastPixels = 4

/** One line per box whose height differs between engines. */
export function heightDifferences(drawn: readonly Drawn[]): readonly string[] {
  const pages = Map.groupBy(drawn, ({ page }) => page)
  return [...pages].flatMap(([page, ofEngines]) => {
    const boxes = Map.groupBy(
      ofEngines.flatMap(({ engine, boxes }) => boxes.map(box => ({ ...box, engine }))),
      ({ name }) => name,
    )
    return [...boxes].flatMap(([name, ones]) => {
      const heights = ones.map(({ height }) => height)
      const [low, high] = [Math.min(...heights), Math.max(...heights)]
      if (high <= low * most || high - low < leastPixels) return []
      return [`${page}: ${name}: ${ones.map(({ engine, height }) => `${engine} ${height}`).join(', ')} px`]
    })
  })
}
