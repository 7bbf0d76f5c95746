import type { ComponentType } from 'react'
import type { Screen } from '../../contract/page.ts'
import { Credits } from './Credits.tsx'
import { DemoAd } from './DemoAd.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Faq } from './Faq.tsx'
import { Order } from './Order.tsx'
import { Privacy } from './Privacy.tsx'
import { Prose } from './Prose.tsx'
import { StateRules } from './StateRules.tsx'
import { Terms } from './Terms.tsx'
import { articleTitle } from './titles.ts'

type ArticleScreen = Extract<Screen, { name: 'article' }>

interface Quoted {
  readonly quoteId?: string | undefined
}

const texts: Record<Exclude<ArticleScreen['article'], 'law'>, ComponentType<Quoted>> = {
  faq: Faq,
  order: Order,
  terms: Terms,
  privacy: Privacy,
  disclosure: Disclosure,
  credits: Credits,
  'demo-ad': DemoAd,
}

/**
 * One of the text pages: FAQ, the order of the list, Terms, Privacy, Disclosure, Credits, a state's law, and the target of
 * demonstration ads.
 */
export function Article(screen: ArticleScreen) {
  return <Prose title={screen.law?.title ?? articleTitle[screen.article]}>{textOf(screen)}</Prose>
}

function textOf({ article, law, quoteId }: ArticleScreen) {
  if (article === 'law') return law && <StateRules {...law} />
  const Text = texts[article]
  return <Text quoteId={quoteId} />
}
