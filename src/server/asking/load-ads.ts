import { Counter } from 'prom-client'
import { type AdNetwork, networksFor } from '../../carriers/ad-networks.ts'
import type { Carrier } from '../../carriers/carrier.ts'
import type { AdsRequest, WireReply, WireRequest } from '../../connectors/connector.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import { insuranceLines } from '../../law/rule.ts'
import type { AdRequest, LoadAds } from '../journey/services.ts'
import type { Db } from '../platform/database/tables.ts'
import { type Log, nameOf } from '../platform/log.ts'
import type { Config } from '../settings/config.ts'
import { keepListings } from '../store/carriers/listings.ts'
import type { StoredOutcome } from '../store/rows/new-offers.ts'
import { ingest } from './ingest.ts'

/** How many ads we brought to pages; our only count of what the trade calls impressions. */
const adsShown = new Counter({
  name: 'ads_shown_total',
  help: 'Ads brought to a results page, by network and line',
  labelNames: ['carrier', 'line'],
})

/** Sends one request to a carrier; it rejects when no reply came. */
export type Send = (call: {
  readonly carrier: string
  readonly endpoint: string
  readonly request: WireRequest
  readonly signal: AbortSignal
}) => Promise<WireReply>

interface Deps {
  readonly db: Db
  readonly carriers: readonly Carrier[]
  readonly send: Send
  readonly secret: Config['secret']
  readonly log: Log
}

/** Asks all ad networks at once, once each, without a retry (docs/operations.md, outward connections). */
export function loadAdsBy({ db, carriers, send, secret, log }: Deps): LoadAds {
  /** A double click waits for the answer to the first click. */
  const underWay = new Map<string, Promise<void>>()

  return adRequest => {
    const { quote } = adRequest
    const key = `${quote.id} ${quote.round}`
    const running = underWay.get(key) ?? loadAll(adRequest).finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }

  async function loadAll({ quote, state, askedCarriers }: AdRequest): Promise<void> {
    const request = requestOf(quote.line, state)
    const networks = networksFor(carriers, request).filter(({ carrier }) => !askedCarriers.has(carrier.id))
    await Promise.all(
      networks.map(async network => {
        const { id } = network.carrier
        const outcome = await listingsOf(network, request)
        const isNew = await keepListings(db, { quote, carrier: id, outcome })
        if (isNew && outcome?.kind === 'listed')
          adsShown.inc({ carrier: id, line: quote.line }, outcome.listings.length)
      }),
    )
  }

  /** A network's listings, cleaned; null when it failed. */
  async function listingsOf(
    { carrier, connector }: AdNetwork<Carrier>,
    request: AdsRequest,
  ): Promise<StoredOutcome> {
    try {
      const reply = await send({
        carrier: carrier.id,
        endpoint: connector.endpoint,
        request: connector.ask(request, { secret: name => knownValue(secret(name), name) }),
        signal: AbortSignal.timeout(connector.terms.deadlineMs),
      })
      const { outcome, dropped } = ingest({ outcome: connector.read(reply), hosts: carrier.hosts })
      for (const what of dropped) log('carrier-words-dropped', { carrier: carrier.id, what })
      if (outcome.kind === 'listed') return outcome
      log('ad-network-failed', { carrier: carrier.id, cause: outcome.cause })
    } catch (error) {
      log('ad-network-failed', { carrier: carrier.id, cause: nameOf(error) })
    }
    return null
  }
}

function requestOf(line: string, state: string): AdsRequest {
  const request = {
    line: insuranceLines.find(name => name === line),
    state: stateCodes.find(code => code === state),
  }
  if (!request.line || !request.state) throw new Error(`there are no ads for ${line} in ${state}`)
  return { line: request.line, state: request.state }
}

function knownValue(value: string | undefined, name: string): string {
  if (value === undefined) throw new Error(`${name} is not set`)
  return value
}
