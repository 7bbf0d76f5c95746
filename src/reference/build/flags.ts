import { destinations } from '../countries.ts'

/** Flags of all destinations, by country code. Throws when one is missing or is more than a drawing. */
export function buildFlags(read: (code: string) => string): Record<string, string> {
  return Object.fromEntries(destinations.map(({ code }) => [code, check(code, read(code).trim())]))
}

function check(code: string, drawing: string): string {
  const isDrawing = drawing.startsWith('<svg ') && drawing.endsWith('</svg>')
  // No scripts, references or links.
  const isPlain = !/<script|<foreignObject|\son\w+=|href=|url\(/i.test(drawing)
  if (isDrawing && isPlain) return drawing
  throw new Error(
    `Flags: ${code} isn't a plain drawing. Look at what changed in the package country-flag-icons.`,
  )
}
