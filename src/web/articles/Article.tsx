import type { ComponentType } from 'react'
import type { Screen } from '../../contract/page.ts'
import { ContinuePage } from '../buying/ContinuePage.tsx'
import { CoverPage } from '../cover/CoverPage.tsx'
import { YourData } from '../data/YourData.tsx'
import { OpenQuotes } from '../mail/OpenQuotes.tsx'
import { MailStopped, StopMail, Unwatched, UnwatchPrices, Watching, WatchPrices } from '../mail/presses.tsx'
import { PricePassport } from '../passport/PricePassport.tsx'
import { About } from './About.tsx'
import { Accessibility } from './Accessibility.tsx'
import { Credits } from './Credits.tsx'
import { DemoAd } from './DemoAd.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Erased } from './Erased.tsx'
import { Faq } from './Faq.tsx'
import { Order } from './Order.tsx'
import { Privacy } from './Privacy.tsx'
import { Prose } from './Prose.tsx'
import { StateRules } from './StateRules.tsx'
import { Terms } from './Terms.tsx'

type ArticleScreen = Extract<Screen, { name: 'article' }>

interface TextProps {
  readonly quoteId?: string | undefined
  readonly token?: string | undefined
}

const texts: Record<
  Exclude<ArticleScreen['article'], 'law' | 'passport' | 'cover' | 'continue' | 'data'>,
  ComponentType<TextProps>
> = {
  faq: Faq,
  order: Order,
  terms: Terms,
  privacy: Privacy,
  disclosure: Disclosure,
  about: About,
  accessibility: Accessibility,
  credits: Credits,
  'demo-ad': DemoAd,
  erased: Erased,
  open: OpenQuotes,
  'stop-mail': StopMail,
  'mail-stopped': MailStopped,
  'watch-prices': WatchPrices,
  watching: Watching,
  'unwatch-prices': UnwatchPrices,
  unwatched: Unwatched,
}

/**
 * One of the text pages: FAQ, the order of the list, Terms, Privacy, Disclosure, who runs the site, accessibility, Credits, a state's law, how a price came about, the covers to choose, the target of
 * demonstration ads, what is kept of a quote, what is said after it was erased, and where the links of mails
 * lead.
 */
export function Article(screen: ArticleScreen) {
  if (screen.covers)
    return <CoverPage title={screen.title} quoteId={screen.quoteId ?? ''} initial={screen.covers} />
  return <Prose title={screen.title}>{textOf(screen)}</Prose>
}

function textOf({ article, law, passport, continuing, ledger, quoteId, token }: ArticleScreen) {
  if (article === 'cover') return null
  if (article === 'law') return law && <StateRules {...law} />
  if (article === 'passport') return passport && <PricePassport {...passport} quoteId={quoteId ?? ''} />
  if (article === 'continue') return continuing && <ContinuePage {...continuing} quoteId={quoteId ?? ''} />
  if (article === 'data') return <YourData {...{ quoteId, ledger }} />
  const Text = texts[article]
  return <Text {...{ quoteId, token }} />
}
