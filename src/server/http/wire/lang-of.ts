import type { Language, Text } from '../../../language/text.ts'
import type { Sentence } from '../../../sentences/sentence.ts'
import type { Tell } from '../../../sentences/tell.ts'

/** The language of words from outside, if it is not the page's. */
export function langOf(says: Sentence | Text | undefined, tell: Tell): { readonly lang?: Language } {
  return says !== undefined && tell({ languageOf: says }) !== '' ? { lang: 'en' } : {}
}

/** HTML from outside, with its language if that is not the page's. */
export function htmlOf(html: Text, tell: Tell): string {
  const { lang } = langOf(html, tell)
  return lang === undefined || html.en === '' ? tell(html) : `<div lang="${lang}">${html.en}</div>`
}
