import { SaxesParser } from 'saxes'

/** The largest drawing, in bytes: every page shows it. */
const most = 64 * 1024

/** What a drawing may contain: shapes, text and colors, and nothing that runs or loads. */
const elements = new Set(
  'svg g defs symbol use title desc path circle ellipse rect line polyline polygon text tspan linearGradient radialGradient stop clipPath mask style'.split(
    ' ',
  ),
)

interface DrawingFault {
  readonly line: number
  readonly says: string
}

/** What is wrong with an SVG file that a site or a carrier wants to show; null for a good one. */
export function faultOfDrawing(file: Buffer): DrawingFault | null {
  if (file.length > most)
    return {
      line: 1,
      says: `it has ${Math.ceil(file.length / 1024)} KB, and may have ${most / 1024}. Simplify it.`,
    }
  const text = file.toString('utf8')
  const parser = new SaxesParser()
  let fault: DrawingFault | null = null
  let shapes = 0
  const parts = countParts()
  /** The styles so far, however many pieces they are written in; null outside of them. */
  let styles: string | null = null
  const find = (says: string) => {
    fault ??= { line: parser.line, says }
  }
  const read = (words: string) => {
    if (styles !== null) styles += words
  }
  parser.on('error', ({ message }) => find(`this is no SVG: ${message}. Export it again.`))
  parser.on('doctype', () => find('an SVG needs no doctype. Remove it.'))
  parser.on('processinginstruction', ({ target }) =>
    find(`a drawing loads nothing: remove <?${target} … ?>.`),
  )
  parser.on('opentag', ({ name, attributes }) => {
    if (shapes === 0 && name !== 'svg')
      find(`it begins with <${name}>, and an SVG with <svg>. Export it again.`)
    shapes += 1
    if (!elements.has(name)) find(`a drawing may not contain <${name}>. Remove it, or turn it into paths.`)
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute)) find(`a drawing runs nothing: remove ${attribute}.`)
      if (attribute === 'xml:base') find('a drawing loads nothing: remove xml:base.')
      if (/href$/i.test(attribute) && !value.startsWith('#'))
        find(`a drawing loads nothing: remove ${attribute}="${value.slice(0, 40)}".`)
      if (loads.test(value)) find(`a drawing loads nothing: remove url(…) from ${attribute}.`)
      if (value.includes('\\')) find(`remove the backslash from ${attribute}: it may hide what is loaded.`)
    }
    parts.open(attributes)
    if (name === 'style') styles = ''
  })
  parser.on('text', read)
  parser.on('cdata', read)
  parser.on('closetag', () => {
    parts.close()
    if (styles === null) return
    if (loads.test(styles)) find('its styles load something. Remove @import and url(…).')
    if (styles.includes('\\')) find('remove the backslashes from its styles: they may hide what is loaded.')
    if (/\b(?:mask|clip-path)[\w-]*\s*:/i.test(styles))
      find(
        'masks and clipping belong on the shape, as attributes. Export it with attributes instead of styles.',
      )
    styles = null
  })
  parser.write(text).close()
  if (fault) return fault
  if (shapes < 2) return { line: 1, says: 'it draws nothing. Export it again.' }
  if (parts.drawn() > mostDrawn)
    return { line: 1, says: `its <use>, masks and clipping draw more than ${mostDrawn} parts. Simplify it.` }
  return null
}

/** Whatever in styles or in an attribute loads something from elsewhere. */
const loads = /@import|url\(\s*['"]?(?!#)|image-set\(|image\(|src\(/i

/** More than any logo has, and few enough to be drawn at once. */
const mostDrawn = 20_000

/** One part of a drawing and everything within it: how many elements, and the names of what they show, mask with or clip by. */
interface Part {
  elements: number
  readonly shows: string[]
}

/** Counts how much a drawing draws if whatever it shows by name is drawn each time. */
function countParts() {
  const whole: Part = { elements: 0, shows: [] }
  const named = new Map<string, Part>()
  const within: Part[][] = []

  /** The elements of all that a part shows; endless if it shows itself. */
  function drawnBy(part: Part, known: Map<Part, number>): number {
    const before = known.get(part)
    if (before !== undefined) return before
    known.set(part, Number.POSITIVE_INFINITY)
    const shown = part.shows.flatMap(name => named.get(name) ?? [])
    const all = shown.reduce((sum, one) => sum + drawnBy(one, known), part.elements)
    known.set(part, all)
    return all
  }

  return {
    open(attributes: Readonly<Record<string, string>>): void {
      const own = named.get(attributes.id ?? '') ?? { elements: 0, shows: [] }
      if (attributes.id !== undefined) named.set(attributes.id, own)
      const around = [...(within.at(-1) ?? [whole]), own]
      within.push(around)
      const shows = Object.entries(attributes).flatMap(([name, value]) =>
        /href$/i.test(name)
          ? [value.slice(1)]
          : [...value.matchAll(/url\(\s*['"]?#([^'")\s]+)/gi)].map(([, id = '']) => id),
      )
      for (const part of around) {
        part.elements += 1
        part.shows.push(...shows)
      }
    },
    close(): void {
      within.pop()
    },
    drawn: () => drawnBy(whole, new Map()),
  }
}
