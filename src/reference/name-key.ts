/**
 * The form in which names are compared, of places, countries and insurers: small letters and digits without accents,
 * "and" for its sign, no apostrophes, and one blank between words.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
