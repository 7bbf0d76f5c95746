import type { ComponentType } from 'react'
import type { Screen } from '../../contract/page.ts'
import { Credits } from './Credits.tsx'
import { DemoAd } from './DemoAd.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Faq } from './Faq.tsx'
import { Order } from './Order.tsx'
import { Privacy } from './Privacy.tsx'
import { Prose } from './Prose.tsx'
import { Terms } from './Terms.tsx'
import { articleTitle } from './titles.ts'

type ArticleScreen = Extract<Screen, { name: 'article' }>

interface Props {
  readonly article: ArticleScreen['article']
  readonly quoteId?: string | undefined
}

const texts: Record<Props['article'], ComponentType<Pick<Props, 'quoteId'>>> = {
  faq: Faq,
  order: Order,
  terms: Terms,
  privacy: Privacy,
  disclosure: Disclosure,
  credits: Credits,
  'demo-ad': DemoAd,
}

/**
 * One of the text pages: FAQ, the order of the list, Terms, Privacy, Disclosure, Credits, and the target of
 * demonstration ads.
 */
export function Article({ article, quoteId }: Props) {
  const Text = texts[article]
  return (
    <Prose title={articleTitle[article]}>
      <Text quoteId={quoteId} />
    </Prose>
  )
}
