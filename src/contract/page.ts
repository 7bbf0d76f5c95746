import type { Speech } from '../language/text.ts'
import type { Exactness } from './answers/exact.ts'
import type { Addition, FurtherPage, OtherLine } from './answers/other-lines.ts'
import type { Properties } from './answers/properties.ts'
import type { Review } from './answers/review.ts'
import type { TextPage } from './article.ts'
import type { WayBack } from './came-from.ts'
import type { CommunityPage, ListedCommunity } from './community.ts'
import type { Moment } from './moment.ts'
import type { CoversPage } from './prices/covers.ts'
import type { Passport } from './prices/passport.ts'
import type { StatusReply } from './prices/status.ts'
import type { AgentPage, AgentRequest } from './purchase/agent.ts'
import type { Continuing, SecondPurchase } from './purchase/continue.ts'
import type { NeedsFirst, NeedsPage } from './purchase/needs.ts'
import type { Ordered } from './purchase/ordered.ts'
import type { Buying, ShownOrder } from './purchase/purchase.ts'
import type { PriceShare } from './sharing/shared-price.ts'
import type { ShownSite } from './site.ts'

/** What a page embeds as `initial-data`: everything that its first screen needs to paint without another request. */
export interface InitialData {
  readonly error: string | null
  readonly wadsworth_first_step: string | null
  readonly zip_code: string | null
  readonly insurance_type: string | null
  readonly lead_id: string | null
  readonly facts: SiteFacts
  readonly screen: Screen
}

/** Facts about the service as configured, and the browser's privacy signal; the page's texts follow from them. */
export interface SiteFacts {
  /** Who runs the site. */
  readonly site: ShownSite
  /** How the page speaks to the visitor. */
  readonly speech: Speech
  /** How many of the carriers are fictional; absent if none is. */
  readonly demo?: 'all' | 'some'
  /** The sentence about them in the footer. */
  readonly demoNote?: string
  /** The lines that at least one carrier sells. */
  readonly lines: readonly string[]
  /** Where at least one carrier sells something, in words: "all 50 states and DC". */
  readonly soldIn: string
  /** The lines in which real carriers are asked over the network, so that answers leave this service. */
  readonly passedOn: readonly string[]
  /** Days after which a quote is erased. */
  readonly retentionDays: number
  /** Days after which an unfinished quote is erased. */
  readonly unfinishedDays: number
  /** Days for which visit events, which name no person, are kept. */
  readonly eventDays: number
  /** The notice that the browser's privacy signal is honored; absent if it sends none. */
  readonly signal?: string
  /** A mail server is configured, so that mail reaches visitors. */
  readonly sendsMail: boolean
  /** Who gets requests for an agent; absent if none are taken. */
  readonly agent?: string
  /** That agent also gets the email addresses that visitors give, if the page says so. */
  readonly emailPassedOn?: true
  /** The name of whoever is sent what visitors type as an address, to complete it; absent if nobody outside is. */
  readonly mapsService?: string
  /** Browsers may have to pass a hosted challenge, Cloudflare's, before insurers are asked. */
  readonly isHostedChallenge?: true
  /** The operator may have counts sent to Google Analytics, for visitors who agree. */
  readonly mayShare: boolean
  /** This visitor agreed. */
  readonly isShared?: true
  /** The text pages that the footer names. */
  readonly pages: readonly (readonly [path: string, title: string])[]
  /** The path of the site under its origin, as "/insurance"; absent at the root. */
  readonly base?: string
  /** The path of this page within the site and its language; absent if the site speaks only one. */
  readonly path?: string
}

/** The facts as worded in each language. */
export interface FactsIn {
  readonly en: SiteFacts
  readonly es?: SiteFacts
}

/** Whether an insurer received answers of a quote, and which kinds, without any values. */
export interface LedgerEntry {
  readonly insurer: string
  /**
   * `sent`: it was sent a question. `ordered`: it was sent an order, apart from how its price came about. `here`: rated by its
   * plans on this server. `phone`: the visitor calls it. `reused`: it had already given that price. `waiting`: not asked yet.
   * `unreached`: it could not be asked. `ads`: a network of ads.
   */
  readonly how: 'sent' | 'ordered' | 'here' | 'phone' | 'reused' | 'waiting' | 'unreached' | 'ads'
  /** For what was sent: the first time, how often, and the kinds of answers. */
  readonly sent?: { readonly at: Moment; readonly times: number; readonly kinds: readonly string[] }
}

/** Who received answers of a quote, and which kinds nobody received. */
export interface Ledger {
  readonly entries: readonly LedgerEntry[]
  /** The state, in words, and the kinds of answers that it bans from prices. */
  readonly byState: { readonly state: string; readonly kinds: readonly string[] } | null
  /** Kinds that no price depends on. */
  readonly needless: readonly string[]
  /** What an agent got or gets, by the visitor’s request or by the site’s disclosure. */
  readonly requests: readonly AgentRequest[]
  /** That an assistant began the quote, as a sentence; absent if a visitor did. */
  readonly byAgent?: string
  /** A note if all insurers are fictional; absent on other sites, whose insurers keep the answers that they got. */
  readonly demoNote?: string
}

/** A state's rules as visitors read them. */
export interface StateLaw {
  /** Heading and document title. */
  readonly title: string
  /** The state's name within a sentence. */
  readonly place: string
  /** The day for which it applies, in words. */
  readonly on: string
  /** How much liability coverage a car needs is not certain, and not among the rules. */
  readonly lacksMinimum: boolean
  readonly parts: readonly {
    /** What is insured: "Your car". */
    readonly title: string
    readonly rules: readonly {
      readonly text: string
      /** The statute, as lawyers cite it; absent if the sentence is about a list of figures. */
      readonly statute?: Cited
      /** The source in which it was read. */
      readonly source: Cited
      /** The first day of the rule, in words. */
      readonly since?: string
    }[]
  }[]
  readonly others: readonly { readonly name: string; readonly path: string }[]
}

/** A citation, and its language: many consist of English names only. */
interface Cited {
  readonly text: string
  readonly lang: string
}

/** The result of sending an address by a plain form; empty before. */
export interface Saving {
  /** What it is for: these prices, or mail about changed ones. */
  readonly wish?: 'save' | 'watch'
  readonly outcome?: 'done' | 'invalid' | 'refused'
  /** As typed, to be corrected. */
  readonly email?: string
  /** Why nothing is sent. */
  readonly problem?: string | undefined
}

/** The members that each article has in addition to those of `ArticleBase`, by its name. */
export interface Articles {
  /** From the footer, or one of the site’s own. */
  text: { readonly text: TextPage }
  law: { readonly law: StateLaw }
  community: { readonly community: CommunityPage }
  /** If no community was found at an address: those that have a page. */
  communities: { readonly communities: readonly ListedCommunity[] }
  'shared-price': { readonly shared: Pick<PriceShare, 'price' | 'url'> }
  'share-gone': object
  /** The address of this page and the next may name the quote that they follow; nobody has checked whose it is. */
  'demo-ad': { readonly text: TextPage; readonly quoteId?: string }
  erased: {
    readonly quoteId?: string
    /** As it was, for a form without scripts; a browser keeps it by itself. */
    readonly ordered?: Ordered
  }

  /** `problem` is what is wrong with a link that was pasted. */
  open: { readonly problem?: string }
  'mail-link-broken': object
  'watch-gone': object
  'stop-mail': OfLink
  'mail-stopped': OfLink
  'mail-allowed': OfLink
  'watch-prices': OfLink
  watching: OfLink
  'unwatch-prices': OfLink
  unwatched: OfLink

  answers: OfQuote & {
    readonly review: Review
    /** Why the answers could not be taken as checked just now. */
    readonly problem?: string
    /** The query string of the visit, which links keep. */
    readonly query: string
  }
  add: OfQuote & { readonly additions: readonly Addition[]; readonly further?: FurtherPage }
  exact: OfQuote & WithWayBack & { readonly exact: Exactness }
  cover: OfQuote & WithWayBack & { readonly covers: CoversPage; readonly has_questions: boolean }
  passport: OfQuote & { readonly passport: Passport }
  data: OfQuote & {
    readonly ledger: Ledger
    /** The visitor’s quotes of other lines. */
    readonly others: readonly OtherLine[]
    readonly shares: readonly PriceShare[]
    /** The form was pressed, and nothing was erased: the order would now end differently from what its page said. */
    readonly isKept?: true
  }
  save: OfQuote & { readonly saving: Saving }
  agent: OfQuote & { readonly agent: AgentPage }
  'share-price': OfQuote & {
    readonly share: Omit<PriceShare, 'url'> & {
      /** Null until a link shows this price. */
      readonly url: string | null
      /** What the link shows so far, if that is another price: a sentence. */
      readonly replaces?: string
      /** Why a form posted without scripts made no link. */
      readonly problem?: string
    }
  }
  needs: OfQuote & { readonly needs: NeedsPage }
  'needs-first': OfQuote & { readonly first: NeedsFirst }
  continue: OfQuote & { readonly continuing: Continuing }
  'second-purchase': OfQuote & { readonly second: SecondPurchase }
  buy: OfQuote & { readonly buying: Buying }
  'order-state': OfQuote & { readonly order: ShownOrder }
}

/** A page that is linked from the prices and from other pages around them. */
interface WithWayBack {
  /** The page around the prices that the visitor came from. Without it, the way back is to the prices. */
  readonly back?: WayBack
}

/** A page about a quote of its visitor. */
interface OfQuote {
  readonly quoteId: string
  /** The order of that quote, if there is one; not for the page to give (server/http/plugins/page.ts). */
  readonly ordered?: Ordered
}

/** A page behind a link in a mail. */
interface OfLink {
  /** The link’s token, for a button to send. */
  readonly token: string
}

/** Where a link on a text page leads back to. */
export interface PageBefore {
  readonly path: string
  /** The text of the link. */
  readonly label: string
}

interface ArticleBase {
  readonly name: 'article'
  /** Heading and document title. */
  readonly title: string
  /** The page whose link led here; only on pages that are not part of a quote. */
  readonly before?: PageBefore
  /** False removes that part of the frame. */
  readonly header: boolean
  readonly footer: boolean
}

/** The article with that name; for several names, their union. */
export type ArticleOf<Name extends keyof Articles> = {
  [One in Name]: ArticleBase & { readonly article: One } & Articles[One]
}[Name]

export type ArticleScreen = ArticleOf<keyof Articles>

export type Screen =
  | {
      readonly name: 'step'
      readonly route: string
      readonly properties: Properties
      /** The query string of the visit, including "?", which links and forms keep (spec 2.2.2). */
      readonly query?: string
      /** After a form posted without scripts: the errors and the typed values. */
      readonly errors?: Readonly<Record<string, string>>
      readonly status?: string
      readonly typed?: Readonly<Record<string, unknown>>
    }
  | {
      readonly name: 'results'
      readonly quoteId: string
      /** The number people use for the quote, if known before the data arrive. */
      readonly quoteNumber?: string | undefined
      readonly data: StatusReply['data'] | null
      /** The query string of the visit, which links keep. */
      readonly query: string
    }
  | ArticleScreen
  | { readonly name: 'not-found' }
  | {
      readonly name: 'trouble'
      /** `offline`: what a browser shows when it could not load a page (server/http/pages/document/offline-worker.ts). */
      readonly kind: 'unavailable' | 'internal' | 'expired' | 'refused' | 'offline'
      /** The id of the failed request, for visitors to read out. */
      readonly request?: string
      /** False removes that part of the frame. */
      readonly header?: boolean
      readonly footer?: boolean
    }
