import type { Country } from './destinations.ts'

/** As many as are suggested at once. */
const most = 8

/** The countries that have a word beginning with what was typed; those that begin with it come first. */
export function matching(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = keyOf(typed)
  if (wanted === '') return []
  const begins = countries.filter(({ label }) => keyOf(label).startsWith(wanted))
  const inside = countries.filter(
    country => !begins.includes(country) && keyOf(country.label).includes(` ${wanted}`),
  )
  return [...begins, ...inside].slice(0, most)
}

/** Small letters without accents: "Curacao" finds Curaçao. */
function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
