import * as v from 'valibot'
import { stateCodes } from '../../law/jurisdictions.ts'
import { insuranceLines } from '../../law/rule.ts'

/** Where to POST the JSON that asks an ad network, below its endpoint. */
export const adsPath = '/v1/ads'

/** The header with the publisher's key, if the network issues one. */
export const publisherKeyHeader = 'x-publisher-key'

/** All that an ad network learns: the publisher, the line and the state. Nothing about the visitor, no ZIP code. */
export const adsAsk = v.strictObject({
  publisher: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  line: v.picklist(insuranceLines),
  state: v.picklist(stateCodes),
})

export type AdsAsk = v.InferOutput<typeof adsAsk>

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

const ad = v.object({
  /** The advertiser. */
  sponsor: text(80),
  headline: text(120),
  /** HTML: text, emphasis and lists; anything else is removed. */
  description: v.optional(v.pipe(v.string(), v.maxLength(8192)), ''),
  click_url: text(2048),
  /** HTML with an image that counts a click. */
  pixel: v.optional(v.pipe(v.string(), v.maxLength(8192))),
})

/** A network's reply with status 200. Other members are not read. */
export const adsReply = v.object({ ads: v.pipe(v.array(ad), v.maxLength(50)) })

export type AdsReply = v.InferInput<typeof adsReply>
