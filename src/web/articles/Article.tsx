import type { ComponentType } from 'react'
import type { TextPage } from '../../contract/article.ts'
import type { Screen } from '../../contract/page.ts'
import { AgentPage } from '../agent/AgentPage.tsx'
import { BuyPage } from '../buying/BuyPage.tsx'
import { ContinuePage } from '../buying/ContinuePage.tsx'
import { OrderPage } from '../buying/OrderPage.tsx'
import { OrderStays } from '../buying/OrderStays.tsx'
import { SecondPurchase } from '../buying/SecondPurchase.tsx'
import { Communities } from '../community/Communities.tsx'
import { Community } from '../community/Community.tsx'
import { CoverPage } from '../cover/CoverPage.tsx'
import { YourData } from '../data/YourData.tsx'
import { ExactPrices } from '../exact/ExactPrices.tsx'
import { OpenQuotes } from '../mail/OpenQuotes.tsx'
import {
  BrokenLink,
  MailAllowed,
  MailStopped,
  StopMail,
  Unwatched,
  UnwatchPrices,
  WatchGone,
  Watching,
  WatchPrices,
} from '../mail/presses.tsx'
import { SaveByForm } from '../mail/SaveByForm.tsx'
import { PricePassport } from '../passport/PricePassport.tsx'
import { AddLine } from '../review/AddLine.tsx'
import { ReviewAnswers } from '../review/ReviewAnswers.tsx'
import { SharedPriceText } from '../share/SharedPriceText.tsx'
import { SharePrice } from '../share/SharePrice.tsx'
import { DemoAd } from './DemoAd.tsx'
import { Erased } from './Erased.tsx'
import { Prose } from './Prose.tsx'
import { StateRules } from './StateRules.tsx'
import { TextPieces } from './TextPieces.tsx'

type ArticleScreen = Extract<Screen, { name: 'article' }>

interface TextProps {
  readonly text?: TextPage | undefined
  readonly quoteId?: string | undefined
  readonly token?: string | undefined
}

/** Pages that show more than text and the quote they came from. */
type PageWithFacts =
  | 'text'
  | 'law'
  | 'passport'
  | 'cover'
  | 'continue'
  | 'second-purchase'
  | 'buy'
  | 'order-state'
  | 'exact'
  | 'data'
  | 'answers'
  | 'add'
  | 'community'
  | 'communities'
  | 'save'
  | 'agent'
  | 'share-price'
  | 'shared-price'

const texts: Record<Exclude<ArticleScreen['article'], PageWithFacts>, ComponentType<TextProps>> = {
  'demo-ad': DemoAd,
  erased: Erased,
  open: OpenQuotes,
  'stop-mail': StopMail,
  'mail-stopped': MailStopped,
  'mail-allowed': MailAllowed,
  'mail-link-broken': BrokenLink,
  'watch-gone': WatchGone,
  'watch-prices': WatchPrices,
  watching: Watching,
  'unwatch-prices': UnwatchPrices,
  unwatched: Unwatched,
}

/**
 * One of the pages to read: those of the footer and the site's own, a state's law, how a price came about and what would make it
 * exact, the covers to choose, a price to share and one that is shared, all answers of a quote, renters insurance in a community,
 * the pages between a price and its policy, and those behind links in mails.
 */
export function Article(screen: ArticleScreen) {
  if (screen.covers)
    return (
      <CoverPage
        title={screen.title}
        quoteId={screen.quoteId ?? ''}
        initial={screen.covers}
        ordered={screen.ordered}
      />
    )
  const { before } = screen
  return (
    <Prose title={screen.title}>
      {before && (
        <p>
          <a href={before.path}>{before.label}</a>
        </p>
      )}
      {changing.has(screen.article) && <OrderStays ordered={screen.ordered} />}
      {textOf(screen)}
    </Prose>
  )
}

/** The pages that lead to other answers, and so to other prices. The covers have a layout of their own. */
const changing: ReadonlySet<string> = new Set(['answers', 'exact'])

function textOf(screen: ArticleScreen) {
  const {
    article,
    law,
    passport,
    continuing,
    buying,
    order,
    ledger,
    shares,
    share,
    shared,
    review,
    query,
    token,
  } = screen
  const { quoteId = '' } = screen
  switch (article) {
    case 'text':
      return screen.text && <TextPieces {...screen.text} />
    case 'law':
      return law && <StateRules {...law} />
    case 'passport':
      return passport && <PricePassport {...passport} quoteId={quoteId} />
    case 'buy':
      return buying && <BuyPage {...buying} quoteId={quoteId} />
    case 'order-state':
      return order && <OrderPage {...order} quoteId={quoteId} />
    case 'continue':
      return continuing && <ContinuePage {...continuing} quoteId={quoteId} />
    case 'second-purchase':
      return screen.second && <SecondPurchase {...screen.second} quoteId={quoteId} />
    case 'cover':
      // It has a layout of its own.
      return null
    case 'exact':
      return screen.exact && <ExactPrices {...screen.exact} quoteId={quoteId} />
    case 'data':
      return <YourData {...{ quoteId, ledger, ordered: screen.ordered, others: screen.others, shares }} />
    case 'add':
      return <AddLine additions={screen.additions ?? []} further={screen.further} quoteId={quoteId} />
    case 'answers':
      return review && <ReviewAnswers {...review} quoteId={quoteId} query={query ?? ''} />
    case 'community':
      return screen.community && <Community {...screen.community} />
    case 'communities':
      return <Communities communities={screen.communities ?? []} />
    case 'agent':
      return screen.agent && <AgentPage {...screen.agent} quoteId={quoteId} />
    case 'save':
      return <SaveByForm {...screen.saving} quoteId={quoteId} />
    case 'share-price':
      return share && <SharePrice {...share} quoteId={quoteId} />
    case 'shared-price':
      return shared && <SharedPriceText {...shared} />
    default: {
      const Text = texts[article]
      return <Text text={screen.text} quoteId={screen.quoteId} token={token} />
    }
  }
}
