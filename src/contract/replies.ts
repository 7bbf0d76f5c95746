import type { AnswerReply } from './answers/answer.ts'
import type { LookUpReply } from './answers/look-up.ts'
import type { PlacesReply } from './answers/places.ts'
import type { PropertiesReply } from './answers/properties.ts'
import type { Fail, Failure } from './call.ts'
import type { PricesOnly } from './prices/covers.ts'
import type { LoadAdsReply } from './prices/load-ads.ts'
import type { StatusReply } from './prices/status.ts'
import type { UpdateQuoteReply } from './prices/update-quote.ts'
import type { GetFinancialKeyReply, GetPaymentAppReply, PlaceOrderReply } from './purchase/purchase.ts'
import type { EraseReply } from './sharing/erase.ts'
import type { OpenReply } from './sharing/open.ts'
import type { SaveQuotesReply } from './sharing/save-quotes.ts'
import type { ShareQuoteReply } from './sharing/share-quote.ts'
import type { ShowShareReply } from './sharing/show-share.ts'

/**
 * What each call replies, for the description of the calls: `npm run docs` generates `replies.json` from these types. A reply also
 * has its `status`, which the envelope adds.
 */
export interface Replies {
  readonly '/api/v1/answer': AnswerReply | LookUpReply
  readonly '/api/v1/erase': EraseReply
  readonly '/api/v1/open': OpenReply
  readonly '/api/v1/places': PlacesReply
  readonly '/api/v1/properties': PropertiesReply
  readonly '/api/v1/showShare': ShowShareReply
  readonly '/api/v1/status': StatusReply
  readonly '/api/v1/watchPrices': SaveQuotesReply
  readonly '/api/v4/getFinancialKey': GetFinancialKeyReply
  readonly '/api/v4/getPaymentApp': GetPaymentAppReply
  readonly '/api/v4/loadAds': LoadAdsReply
  readonly '/api/v4/placeOrder': PlaceOrderReply
  readonly '/api/v4/saveQuotes': SaveQuotesReply
  readonly '/api/v4/shareQuote': ShareQuoteReply
  readonly '/api/v4/updateQuote': UpdateQuoteReply | UpdateQuoteReply<PricesOnly>
  /** What a visitor can correct. */
  readonly fail: Fail
  /** Anything else that went wrong. */
  readonly failure: Failure
}
