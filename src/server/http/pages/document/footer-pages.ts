import { type Speech, type Text, told } from '../../../../language/text.ts'
import { type Article, ownArticles } from '../../../../texts/read-articles.ts'

/** Our own text pages as the footer names them. */
const titles: Readonly<Record<string, Text>> = {
  faq: { en: 'FAQ', es: 'Preguntas frecuentes' },
  terms: { en: 'Terms of Service', es: 'Términos del servicio' },
  privacy: { en: 'Privacy Policy', es: 'Política de privacidad' },
  disclosure: { en: 'Information Disclosure', es: 'Divulgación de información' },
  about: { en: 'About', es: 'Acerca de' },
  accessibility: { en: 'Accessibility', es: 'Accesibilidad' },
  credits: { en: 'Credits', es: 'Créditos' },
}

/** The text pages in the footer: ours, then the site's own by their headings. */
export function footerPages(
  articles: readonly Article[],
  speech: Speech,
): readonly (readonly [path: string, title: string])[] {
  const ours = Object.entries(titles).map(([name, title]) => [`/${name}`, told(title, speech)] as const)
  const own = articles.filter(({ name }) => !ownArticles.includes(name))
  return [...ours, ...own.map(({ name, title }) => [`/${name}`, title] as const)]
}
