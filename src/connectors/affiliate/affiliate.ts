import sanitizeHtml from 'sanitize-html'
import * as v from 'valibot'
import type { State } from '../../law/jurisdictions.ts'
import type { AdsConnector, Failed, Listed, Listing, WireReply, Writing } from '../connector.ts'
import { type AdsAsk, adsPath, adsReply, publisherKeyHeader } from './affiliate-contract.ts'

export interface AffiliateSettings {
  readonly states: readonly State[]
  /** The network's base address, https, without a trailing slash; `sandbox` is where the sandbox listens. */
  readonly endpoint: string
  /** The name by which the network knows our pages. */
  readonly publisher: string
  /** The setting with the key that the network issued to us, if it did. */
  readonly key?: string | undefined
  readonly deadlineMs?: number | undefined
}

/** More ads from one network would bury the prices. */
const mostListings = 5

/**
 * An ad network, which lists other sellers without a price of ours. It learns the publisher, the line and the state, but nothing
 * about the visitor; we show its listings as ads.
 */
export function affiliate({
  states,
  endpoint,
  publisher,
  key,
  deadlineMs = 1_500,
}: AffiliateSettings): Writing & { connector: AdsConnector } {
  return {
    states,
    connector: {
      via: 'ads',
      endpoint,
      secrets: key === undefined ? [] : [key],
      terms: { deadlineMs },
      ask({ line, state }, { secret }) {
        const ask: AdsAsk = { publisher, line, state }
        return {
          method: 'POST',
          path: adsPath,
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            ...(key === undefined ? {} : { [publisherKeyHeader]: secret(key) }),
          },
          body: JSON.stringify(ask),
        }
      },
      read,
    },
  }
}

function read({ status, body }: WireReply): Listed | Failed {
  if (status !== 200) return { kind: 'failed', cause: 'http', retryable: false, detail: `status ${status}` }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), adsReply), body)
  if (!parsed.success) {
    const at = v.getDotPath(parsed.issues[0]) ?? 'the body'
    return { kind: 'failed', cause: 'badAnswer', retryable: false, detail: `not understood: ${at}` }
  }
  return { kind: 'listed', listings: parsed.output.ads.slice(0, mostListings).map(listing) }
}

function listing({
  sponsor,
  headline,
  description,
  click_url,
  pixel,
}: v.InferOutput<typeof adsReply>['ads'][0]): Listing {
  return {
    sponsor,
    headline,
    descriptionHtml: description,
    clickUrl: click_url,
    pixels: imagesIn(pixel ?? ''),
  }
}

/** The addresses of the images in a piece of HTML. */
function imagesIn(html: string): readonly string[] {
  const images: string[] = []
  sanitizeHtml(html, {
    allowedTags: ['img'],
    allowedAttributes: { img: ['src'] },
    nestingLimit: 30,
    transformTags: {
      img(tagName, attribs) {
        if (attribs.src) images.push(attribs.src)
        return { tagName, attribs }
      },
    },
  })
  return images
}
