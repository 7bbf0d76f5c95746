import type { ComponentType } from 'react'
import type { ArticleOf, ArticleScreen, Articles } from '../../contract/page.ts'
import { AgentPage } from '../agent/AgentPage.tsx'
import { BuyPage } from '../buying/BuyPage.tsx'
import { ContinuePage } from '../buying/ContinuePage.tsx'
import { NeedsFirstForm } from '../buying/NeedsFirstForm.tsx'
import { NeedsForm } from '../buying/NeedsForm.tsx'
import { OrderPage } from '../buying/OrderPage.tsx'
import { SecondPurchase } from '../buying/SecondPurchase.tsx'
import { Communities } from '../community/Communities.tsx'
import { Community } from '../community/Community.tsx'
import { CoverPage } from '../cover/CoverPage.tsx'
import { LeaveWhenErased } from '../data/LeaveWhenErased.tsx'
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
import { ShareGone } from '../share/ShareGone.tsx'
import { SharePrice } from '../share/SharePrice.tsx'
import { DemoAd } from './DemoAd.tsx'
import { Erased } from './Erased.tsx'
import { Prose } from './Prose.tsx'
import { StateRules } from './StateRules.tsx'
import { TextPieces } from './TextPieces.tsx'

const pages: { readonly [Name in keyof Articles]: ComponentType<ArticleOf<Name>> } = {
  text: TextPieces,
  law: StateRules,
  community: Community,
  communities: Communities,
  'shared-price': SharedPriceText,
  'share-gone': ShareGone,
  'demo-ad': DemoAd,
  erased: Erased,
  open: OpenQuotes,
  'mail-link-broken': BrokenLink,
  'watch-gone': WatchGone,
  'stop-mail': StopMail,
  'mail-stopped': MailStopped,
  'mail-allowed': MailAllowed,
  'watch-prices': WatchPrices,
  watching: Watching,
  'unwatch-prices': UnwatchPrices,
  unwatched: Unwatched,
  answers: ReviewAnswers,
  add: AddLine,
  exact: ExactPrices,
  cover: CoverPage,
  passport: PricePassport,
  data: YourData,
  save: SaveByForm,
  agent: AgentPage,
  'share-price': SharePrice,
  needs: NeedsForm,
  'needs-first': NeedsFirstForm,
  continue: ContinuePage,
  'second-purchase': SecondPurchase,
  buy: BuyPage,
  'order-state': OrderPage,
}

/** One of the pages to read. */
export function Article(screen: ArticleScreen) {
  // The component of this name takes the page of this name.
  const Page = pages[screen.article] as ComponentType<ArticleScreen>
  // The covers have a layout of their own.
  if (screen.article === 'cover')
    return (
      <>
        <LeaveWhenErased quoteId={screen.quoteId} />
        <Page {...screen} />
      </>
    )
  const { title, before } = screen
  return (
    <Prose title={title} lang={'text' in screen ? screen.text.lang : undefined}>
      {'quoteId' in screen && <LeaveWhenErased quoteId={screen.quoteId} />}
      {before && (
        <p>
          <a href={before.path}>{before.label}</a>
        </p>
      )}
      <Page {...screen} />
    </Prose>
  )
}
