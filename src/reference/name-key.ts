/**
 * The form for comparing names of places, countries and insurers: lower case letters and digits without accents,
 * "and" for "&", no apostrophes, and one space between words.
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
