import type { Screen } from '../../contract/page.ts'
import { Credits } from './Credits.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Faq } from './Faq.tsx'
import { Order } from './Order.tsx'
import { Privacy } from './Privacy.tsx'
import { Prose } from './Prose.tsx'
import { Terms } from './Terms.tsx'
import { articleTitle } from './titles.ts'

export type ArticleName = Extract<Screen, { name: 'article' }>['article']

const texts = {
  faq: Faq,
  order: Order,
  terms: Terms,
  privacy: Privacy,
  disclosure: Disclosure,
  credits: Credits,
} as const

/** One of the pages of plain text: FAQ, the order of the list, Terms, Privacy, Disclosure, Credits. */
export function Article({ article }: { article: ArticleName }) {
  const Text = texts[article]
  return (
    <Prose title={articleTitle[article]}>
      <Text />
    </Prose>
  )
}
