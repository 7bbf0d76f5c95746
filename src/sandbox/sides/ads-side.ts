import * as v from 'valibot'
import { type AdsReply, adsAsk, adsPath } from '../../connectors/affiliate/affiliate-contract.ts'
import { type Answer, json } from '../answer.ts'
import type { IncomingRequest } from '../incoming-request.ts'

/** An ad network. It accepts the line and the state, and refuses anything about a visitor. */
export function listAds({ method, path, body }: IncomingRequest): Answer {
  if (method !== 'POST' || path !== adsPath) return json(404, { error: 'not_found' })
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), adsAsk), body)
  if (!read.success) return json(400, { error: 'bad_request' })
  const { line, state } = read.output
  const ads = sponsors.map(({ sponsor, headline, text }, nth) => ({
    sponsor,
    headline: headline(line),
    description: `<p>${text} It covers ${state}.</p>`,
    click_url: `https://${host}/${line}/${nth + 1}`,
    pixel: `<img src="https://${host}/seen/${nth + 1}.gif" width="1" height="1" alt="">`,
  }))
  const reply: AdsReply = { ads }
  return json(200, reply)
}

/** An address that nobody owns: the name ends in a reserved domain. */
const host = 'saffronroad.example'

const sponsors: readonly { sponsor: string; headline: (line: string) => string; text: string }[] = [
  {
    sponsor: 'Saffron Road (demo)',
    headline: line => `More ${line} insurance offers`,
    text: 'A <strong>made-up</strong> marketplace.',
  },
  {
    sponsor: 'Cardamom Compare (demo)',
    headline: line => `Compare ${line} insurance once more`,
    text: 'A made-up list of other lists.',
  },
]
