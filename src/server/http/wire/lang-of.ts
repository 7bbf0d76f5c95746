import type { Language, Text } from '../../../language/text.ts'
import type { Sentence } from '../../../sentences/sentence.ts'
import type { Tell } from '../../../sentences/tell.ts'

/** The language of words from outside, where they are in another than the page. */
export function langOf(says: Sentence | Text | undefined, tell: Tell): { readonly lang?: Language } {
  return says !== undefined && tell({ languageOf: says }) !== '' ? { lang: 'en' } : {}
}

/** HTML from outside, with its language where that is another than the page's. */
export function htmlOf(html: Text, tell: Tell): string {
  const { lang } = langOf(html, tell)
  return lang === undefined || html.en === '' ? tell(html) : `<div lang="${lang}">${html.en}</div>`
}
