import { answer } from '../../../contract/answers/answer.ts'
import { places } from '../../../contract/answers/places.ts'
import { properties } from '../../../contract/answers/properties.ts'
import type { Call, ErrorCode } from '../../../contract/call.ts'
import { instrument } from '../../../contract/instrument.ts'
import { loadAds } from '../../../contract/prices/load-ads.ts'
import { status } from '../../../contract/prices/status.ts'
import { updateQuote } from '../../../contract/prices/update-quote.ts'
import { getFinancialKey, getPaymentApp, placeOrder } from '../../../contract/purchase/purchase.ts'
import { erase } from '../../../contract/sharing/erase.ts'
import { open } from '../../../contract/sharing/open.ts'
import { saveQuotes } from '../../../contract/sharing/save-quotes.ts'
import { shareQuote } from '../../../contract/sharing/share-quote.ts'
import { showShare } from '../../../contract/sharing/show-share.ts'
import { stopSharing } from '../../../contract/sharing/stop-sharing.ts'
import { watchPrices } from '../../../contract/sharing/watch-prices.ts'

/** A call as integrators read about it. */
export interface Operation {
  readonly call: Pick<Call, 'path' | 'ask'>
  readonly tag: 'questions' | 'prices' | 'keeping' | 'buying' | 'counting'
  readonly summary: string
  readonly description?: string
  /** It can be refused with what a visitor can correct, by field. */
  readonly canFail?: true
  /** Its errors beyond those that any call can have. */
  readonly errors: readonly ErrorCode[]
  /** It takes an `Idempotency-Key`. */
  readonly takesKey?: true
}

export const operations: readonly Operation[] = [
  {
    call: answer,
    tag: 'questions',
    summary: 'Answers one question',
    description:
      'The reply names the next page in `endpoint`, and what it shows in `properties`. The answer to `/start` begins the quote. `{ "skip_answer": true }` skips a question that can be skipped. The answer to the last question has insurers asked; then `result.wizard_complete` is true and `endpoint` is the page of the prices. On the page of a car, an answer with an `action` of `makes`, `models` or `decode` looks cars up and stores nothing; on a list such as the drivers, the actions `new`, `edit`, `delete` and `next` lead through it.',
    canFail: true,
    errors: ['not-found', 'not-on-path', 'quote-expired', 'conflict', 'proof-needed'],
    takesKey: true,
  },
  {
    call: properties,
    tag: 'questions',
    summary: 'Says what one page asks',
    description:
      'Title, kind, choices and the earlier answer of a question. A page that comes later than the open question is refused with `not-on-path`; `data.endpoint` is the page of the open question.',
    errors: ['not-found', 'not-on-path', 'quote-expired'],
  },
  {
    call: places,
    tag: 'questions',
    summary: 'Completes a US address',
    description:
      'Suggestions for what was typed, the address of a suggestion by its `id`, or city and state of a ZIP code. Without a maps service there are none.',
    errors: [],
  },
  {
    call: status,
    tag: 'prices',
    summary: 'Returns the prices that have come in so far',
    description:
      'Ask again, once a second at most, while `result.quote_status` is `quoting`. Amounts are dollars as decimal text ("14.84") for one `policy_period`. `estimated` and `source` say where a price comes from: an estimate is no offer, and must be shown as one.',
    errors: ['not-on-path', 'quote-expired'],
  },
  {
    call: loadAds,
    tag: 'prices',
    summary: 'Adds ads of other sellers to the prices',
    errors: ['not-on-path', 'quote-expired'],
  },
  {
    call: updateQuote,
    tag: 'prices',
    summary: 'Changes the coverage and prices it again',
    description:
      '`changes` has an answer by the path of its page or by the name of a coverage. A refused change stops no other, and the reply says why. Coverage that a state requires cannot be dropped.',
    canFail: true,
    errors: ['not-on-path', 'quote-expired', 'conflict', 'proof-needed'],
    takesKey: true,
  },
  {
    call: saveQuotes,
    tag: 'keeping',
    summary: 'Mails the prices to an address',
    description: 'Only at the wish of the person whose address it is. At most three a day about one quote.',
    canFail: true,
    errors: ['not-on-path', 'quote-expired', 'conflict', 'proof-needed'],
    takesKey: true,
  },
  {
    call: watchPrices,
    tag: 'keeping',
    summary: 'Asks the owner of an address, by mail, whether to write when prices change',
    canFail: true,
    errors: ['not-on-path', 'quote-expired', 'conflict', 'proof-needed'],
    takesKey: true,
  },
  {
    call: shareQuote,
    tag: 'keeping',
    summary: 'Makes a link to one price, without anything about the person',
    canFail: true,
    errors: ['not-on-path', 'quote-expired'],
  },
  {
    call: showShare,
    tag: 'keeping',
    summary: 'Returns the link to one price, if there is one',
    errors: ['not-found', 'not-on-path', 'quote-expired'],
  },
  {
    call: stopSharing,
    tag: 'keeping',
    summary: 'Ends the link to one price',
    errors: ['not-found', 'not-on-path', 'quote-expired'],
  },
  {
    call: open,
    tag: 'keeping',
    summary: 'Opens the quote of a mailed link',
    description: 'The reply sets new cookies, to which the quote belongs from then on.',
    errors: ['quote-expired'],
  },
  {
    call: erase,
    tag: 'keeping',
    summary: 'Erases a quote, for good',
    description:
      'Answers, prices, mail and links are gone at once. Where the quote has an order, `conflict` says so: the person has to be told what becomes of it, on the page.',
    errors: ['conflict'],
  },
  {
    call: getFinancialKey,
    tag: 'buying',
    summary: 'Says who takes the payment',
    errors: ['not-found', 'not-on-path', 'quote-expired'],
  },
  {
    call: getPaymentApp,
    tag: 'buying',
    summary: 'Says how an offer can be paid, and where',
    canFail: true,
    errors: ['not-found', 'not-on-path', 'quote-expired'],
  },
  {
    call: placeOrder,
    tag: 'buying',
    summary: 'Orders a policy, once for each quote',
    description:
      'Only the person may order, after seeing price and coverage: `seen` is the price that was shown, and an order at another one is refused. Payment is at `checkout_url`; card data never reaches this service.',
    canFail: true,
    errors: ['not-on-path', 'quote-expired'],
  },
  {
    call: instrument,
    tag: 'counting',
    summary: 'Reports that something happened on the page',
    description: 'It is counted, and nothing about the person is stored.',
    errors: [],
  },
]

/** Members of requests, wherever they occur. */
export const members: Readonly<Record<string, string>> = {
  quote_id: 'The id of the quote, from the `quoteId` of an answer. It is a name: only its cookies open it.',
  step: 'The path of a page, as `endpoint` named it: `/start` first.',
  answer: 'What the page asks, by its fields.',
  shown:
    'The earlier answer that the page showed; its fields that come back unchanged keep what was stored since.',
  source: 'Where the answer comes from.',
  uuid: 'The item of a list that the question is about; by default the one that was opened last.',
  text: 'What was typed of an address.',
  zip: 'A ZIP code.',
  id: 'A suggestion.',
  changes:
    'Answers by the path of their page, or by the name of a coverage; `{ "skip_answer": true }` undoes a choice.',
  prices_only: 'Leaves everything but the prices out of the result.',
  price_share_id: 'The `id` of an offer.',
  premium: 'The price as it was shown.',
  replace: 'Agrees that the link shows this price from now on instead of another.',
  email: 'An email address, as typed.',
  token: 'The token of a mailed link.',
  warned: 'What the page said about the order.',
  quote: 'The `id` of an offer.',
  plan: 'The `id` of a way to pay.',
  start: 'The first day of the policy, as it was shown.',
  esign: 'The person agrees to electronic documents.',
  seen: 'The price that the person was shown, and the `round` of its result.',
  action: 'What happened.',
}
