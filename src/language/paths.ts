import type { Language } from './text.ts'

/** The path of the pages in each language below that of the site. */
export const pathIn: Readonly<Record<Language, '' | '/es'>> = { en: '', es: '/es' }

/** Goes to the same page in another language: `/language?to=es&at=/start`. It remembers the choice, without scripts too. */
export function switchTo(language: Language, at: string): string {
  return `/language?to=${language}&at=${encodeURIComponent(at)}`
}
