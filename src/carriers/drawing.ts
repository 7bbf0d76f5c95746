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
  const find = (says: string) => {
    fault ??= { line: parser.line, says }
  }
  parser.on('error', ({ message }) => find(`this is no SVG: ${message}. Export it again.`))
  parser.on('doctype', () => find('an SVG needs no doctype. Remove it.'))
  parser.on('opentag', ({ name, attributes }) => {
    if (shapes === 0 && name !== 'svg')
      find(`it begins with <${name}>, and an SVG with <svg>. Export it again.`)
    shapes += 1
    if (!elements.has(name)) find(`a drawing may not contain <${name}>. Remove it, or turn it into paths.`)
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute)) find(`a drawing runs nothing: remove ${attribute}.`)
      if (/href$/i.test(attribute) && !value.startsWith('#'))
        find(`a drawing loads nothing: remove ${attribute}="${value.slice(0, 40)}".`)
      if (/url\(\s*['"]?(?!#)/i.test(value)) find(`a drawing loads nothing: remove url(…) from ${attribute}.`)
    }
  })
  parser.on('text', words => {
    if (/@import|url\(\s*['"]?(?!#)/i.test(words))
      find('its styles load something. Remove @import and url(…).')
  })
  parser.write(text).close()
  if (!fault && shapes < 2) return { line: 1, says: 'it draws nothing. Export it again.' }
  return fault
}
