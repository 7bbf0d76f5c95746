import { type Language, saidIn } from './text.ts'

/** The path of the pages in each language below that of the site. */
export const pathIn: Readonly<Record<Language, '' | '/es'>> = { en: '', es: '/es' }

/** Goes to the same page in another language: `/language?to=es&at=/start`. It remembers the choice, without scripts too. */
export function switchTo(language: Language, at: string): string {
  return `/language?to=${language}&at=${encodeURIComponent(at)}`
}

/** The same in every language: files, and the way to another language. */
const shared = /^\/(?:assets|flags|logos|site)\/|^\/language\b/

/** A path of the site as a page in this language links to it. */
export function pathWithin(path: string, language: Language): string {
  // A browser knows that of its own language alone.
  return shared.test(path) ? path : saidIn<string>(pathIn, language) + path
}
