import type { Properties } from './properties.ts'
import type { StatusReply } from './status.ts'

/**
 * What a page embeds as `initial-data`, with what its first screen needs so
 * that it paints without a further request.
 */
export interface InitialData {
  readonly error: string | null
  readonly wadsworth_first_step: string | null
  readonly zip_code: string | null
  readonly insurance_type: string | null
  readonly lead_id: string | null
  readonly facts: SiteFacts
  readonly screen: Screen
}

/** What is so of the service as it is set up; its texts follow from it. */
export interface SiteFacts {
  /** How many of the carriers are fictional. */
  readonly demo: 'all' | 'some' | 'none'
  /** The lines that at least one carrier sells. */
  readonly lines: readonly string[]
  /** Where at least one carrier sells something, as a sentence says it: "all 50 states and DC". */
  readonly soldIn: string
  /** The lines in which carriers that are real are asked over a wire, so that answers leave this service. */
  readonly passedOn: readonly string[]
  /** Days after which a quote is erased. */
  readonly retentionDays: number
  /** Days after which a quote that was never finished is erased. */
  readonly unfinishedDays: number
}

export type Screen =
  | {
      readonly name: 'step'
      readonly route: string
      readonly properties: Properties
      /** The query string of the visit, "?" included, which links and forms keep (spec 2.2.2). */
      readonly query?: string
      /** After a form posted without scripts: what was wrong, and what had been typed. */
      readonly errors?: Readonly<Record<string, string>>
      readonly status?: string
      readonly typed?: Readonly<Record<string, unknown>>
    }
  | {
      readonly name: 'results'
      readonly quoteId: string
      /** What people say of the quote, where it is known before the data are there. */
      readonly quoteNumber?: string | undefined
      readonly data: StatusReply['data'] | null
      /** The query string of the visit, which links keep. */
      readonly query: string
    }
  | {
      readonly name: 'article'
      readonly article: 'faq' | 'order' | 'terms' | 'privacy' | 'disclosure' | 'credits' | 'demo-ad'
      /** The quote from whose results an ad led here. */
      readonly quoteId?: string
      /** False strips that part of the frame. */
      readonly header: boolean
      readonly footer: boolean
    }
  | { readonly name: 'not-found' }
  | {
      readonly name: 'trouble'
      readonly kind: 'unavailable' | 'internal' | 'expired' | 'refused'
      /** The request that failed, for people to read out. */
      readonly request?: string
    }
