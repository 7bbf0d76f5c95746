import type { Carrier } from '../../carriers/carrier.ts'
import type { Lines } from '../../lines/index.ts'
import type { Site } from '../../site/site.ts'
import type { ArticlesIn } from '../../texts/read-articles.ts'
import type { Day } from '../../units/day.ts'
import type { Maps } from '../maps/maps.ts'
import type { Checkout } from '../orders/checkout.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { TellerOf } from '../results/teller.ts'
import type { CarrierAnswers } from '../store/carriers/carrier-answers.ts'
import type { GivenDetailsStore } from '../store/carriers/given-details.ts'
import type { OfferStore } from '../store/carriers/offer-store.ts'
import type { SentQuestions } from '../store/carriers/sent-questions.ts'
import type { Postbacks } from '../store/counts/postbacks.ts'
import type { VisitEvents } from '../store/counts/visit-events.ts'
import type { StoredActions } from '../store/rows/actions-of.ts'
import type { FindQuote } from '../store/rows/find-quote.ts'
import type { LeadOutbox } from '../store/rows/lead-outbox.ts'
import type { MailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import type { PriceWatches } from '../store/rows/mailing/price-watches.ts'
import type { NewOffer } from '../store/rows/new-offers.ts'
import type { OrderStore } from '../store/rows/order-store.ts'
import type { PriceChecks } from '../store/rows/price-checks.ts'
import type { PriceShares } from '../store/rows/price-shares.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { QuoteLinks } from '../store/rows/quote-links.ts'
import type { QuoteStore } from '../store/rows/quote-store.ts'
import type { Communities } from './communities.ts'
import type { Admit, AdmitLetter } from './quoting/admit.ts'
import type { AskAgain } from './quoting/again.ts'
import type { TakeCallback } from './quoting/carrier-callback.ts'
import type { ToOffer } from './quoting/make-offers.ts'
import type { Served } from './quoting/served.ts'
import type { SampleList } from './samples/sample-list.ts'

/** Ads for one round of a quote. */
export interface AdRequest {
  readonly quote: Quote
  readonly state: string
  /** Networks that we asked in this round. */
  readonly askedCarriers: ReadonlySet<string>
}

/** Asks every network not yet asked in this round, and stores its listings. It ends with the slowest deadline. */
export type LoadAds = (adRequest: AdRequest) => Promise<void>

/** The site, and what visitors can compare on it. */
interface OnSite {
  /** The operator's decisions about the site. */
  readonly site: Site
  /** The public origin: links are never built from a request. */
  readonly origin: string
  /** One calendar day for the whole country: New York's. */
  readonly today: () => Day
  /** What visitors can compare here. */
  readonly served: Served
  readonly lines: Lines
  /** The carriers in use. */
  readonly carriers: readonly Carrier[]
  /** Who receives requests for an agent, as visitors read it; undefined if none are taken. */
  readonly agent: string | undefined
  readonly communities: Communities
  /** What a list of prices looks like, before anyone has answered; null if too few can be known. */
  readonly sampleList: () => Promise<SampleList | null>
  /** The text pages of the site. */
  readonly articles: ArticlesIn
  readonly maps: Maps
  readonly pictures: Pick<Pictures, 'of'>
  readonly tellerOf: TellerOf
}

/** What is stored about quotes and their visitors. */
interface Stored {
  readonly quotes: QuoteStore
  /** By the numbers that visitors, carriers and partners know. */
  readonly findByNumber: FindQuote
  readonly offers: OfferStore
  /** What carriers have answered today. */
  readonly answers: Pick<CarrierAnswers, 'find'>
  /** The questions that carriers over a wire were sent. */
  readonly sent: SentQuestions
  /** What insurers were given beyond the answers of the line. */
  readonly given: GivenDetailsStore
  readonly links: QuoteLinks
  readonly shares: PriceShares
  readonly leads: Pick<LeadOutbox, 'add' | 'of' | 'takeBack'>
  /** What was done with the prices of a quote. */
  readonly actions: (quoteId: string) => Promise<StoredActions>
  /** Counts what visitors do. */
  readonly visits: VisitEvents
  readonly postbacks: Postbacks
}

/** Asking carriers for prices. */
interface Asking {
  readonly admit: Admit
  readonly admitLetter: AdmitLetter
  /** Makes an offer from every carrier that writes the line, as `makeOffers` does, and counts it. */
  readonly makeOffers: (application: ToOffer) => NewOffer[]
  /** How long a visitor who changes covers has to pause before carriers over a wire are asked. */
  readonly restMs: number
  /** Asks a carrier once more for a price that it has given. */
  readonly askAgain: AskAgain
  /** Takes an answer that a carrier delivers. */
  readonly takeCallback: TakeCallback
  readonly loadAds: LoadAds
}

interface Mailing {
  readonly mails: Pick<MailOutbox, 'add'>
  readonly watches: Pick<PriceWatches, 'wish' | 'stop'>
  /** The names under which an address may be stored. */
  readonly mailNames: (address: string) => readonly Buffer[]
  /** The buttons behind links in mails. */
  readonly mailPresses: {
    press(
      press: 'stop' | 'allow' | 'watch' | 'unwatch',
      token: string,
    ): Promise<'done' | 'unread' | 'gone' | 'stopped'>
    look(
      link: 'stop' | 'watch' | 'unwatch',
      token: string,
    ): Promise<'asks' | 'done' | 'unread' | 'gone' | 'stopped'>
  }
}

interface Buying {
  readonly priceChecks: PriceChecks
  readonly orders: OrderStore
  /** Where orders are paid; null if nothing can be bought. */
  readonly checkout: Checkout | null
  /** Works on an order now; false when another process is working on it, or there is nothing to do. It never throws. */
  readonly workOn: (order: string) => Promise<boolean>
}

interface AllServices extends OnSite, Stored, Asking, Mailing, Buying {}

/** What calls and pages may use, built once at startup: everything, or the members that a function names because it uses them. */
export type Services<Name extends keyof AllServices = keyof AllServices> = Pick<AllServices, Name>
