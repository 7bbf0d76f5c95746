import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Carrier } from '../../src/carriers/carrier.ts'
import { affiliate } from '../../src/connectors/affiliate/affiliate.ts'
import { type AdsReply, adsPath } from '../../src/connectors/affiliate/affiliate-contract.ts'
import { stateCodes } from '../../src/law/jurisdictions.ts'

export interface AdServer {
  /** In the form of EGRESS_ALLOW. */
  readonly host: string
  /** The bodies of all requests, in the order in which they came. */
  readonly requests: string[]
  /** The network as a carrier of every state, for renters. */
  readonly network: Carrier
  /** Sets what it lists from now on; undefined if it never answers. */
  answer: AdsReply | undefined
  close(): Promise<void>
}

/** An ad network on this machine. */
export async function adServer(answer: AdsReply): Promise<AdServer> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', part => {
      body += part
    })
    request.on('end', () => {
      running.requests.push(`${request.method} ${request.url} ${body}`)
      if (running.answer) response.end(JSON.stringify(running.answer))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const running: AdServer = {
    host,
    requests: [],
    network: networkAt(`http://${host}`),
    answer,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return running
}

/** The question to the test network. */
export const askedOnce = [`POST ${adsPath} {"publisher":"test","line":"renters","state":"TX"}`]

/** A valid listing. */
export const goodAd = {
  sponsor: 'Umbrella Lane',
  headline: 'Cover for what you own',
  description: '<p>For <b>renters</b>.</p>',
  click_url: 'https://click.ads.example/1',
  pixel: '<img src="https://px.ads.example/1?a=1&amp;b=2">',
} as const

function networkAt(endpoint: string): Carrier {
  return {
    id: 'network',
    demo: false,
    phone: '1-800-555-0100',
    hosts: ['ads.example'],
    insurer: {
      name: 'Test Road Offers',
      logo: '/logos/network.svg',
      tagLine: { en: 'Made for a test' },
      rating: 0,
      reviewCount: 0,
      badges: [],
      descriptionHtml: { en: '' },
    },
    lines: { renters: affiliate({ states: stateCodes, endpoint, publisher: 'test' }) },
    logoFile: new URL('../../data/carriers/saffron/logo.svg', import.meta.url),
  }
}
