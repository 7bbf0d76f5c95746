import type { Language, Text } from '../../../language/text.ts'
import type { Tell } from '../../../sentences/tell.ts'

/** Said on a Spanish page, it is the language of words that nobody has put into Spanish. */
const mark: Text = { en: '', es: 'en' }

/** The language of words from outside, where they are in another than the page. */
export function langOf(text: Text | undefined, tell: Tell): { readonly lang?: Language } {
  return text !== undefined && text.es === undefined && tell(mark) !== '' ? { lang: 'en' } : {}
}

/** HTML from outside, with its language where that is another than the page's. */
export function htmlOf(html: Text, tell: Tell): string {
  const { lang } = langOf(html, tell)
  return lang === undefined || html.en === '' ? tell(html) : `<div lang="${lang}">${html.en}</div>`
}
