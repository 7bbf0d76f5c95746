import type { Carrier } from '../../src/carriers/carrier.ts'
import type { Connector, Outcome, Quoted } from '../../src/connectors/connector.ts'
import { carrierServer } from './wire.ts'

/** Five carriers of Texas: two prices, a decline, a call, and one over the wire that answers on demand. */
export async function carriersOnCommand() {
  const waiting: (() => void)[] = []
  const server = await carrierServer(({ reply }) => void waiting.push(() => reply(quoted('9.00'))))
  const call: Outcome = {
    kind: 'referred',
    phone: '1-800-555-0199',
    quoteNumber: 'C-100',
    message: { text: 'We quote on the phone.' },
  }
  const declined: Outcome = {
    kind: 'declined',
    code: 'x',
    message: { text: 'We write houses only.' },
    text: { text: 'A house.' },
  }
  return {
    carriers: [
      carrier('quick', 4.1, at(quoted('14.84'))),
      carrier('dear', 4.2, at(quoted('19.10'))),
      carrier('never', 4.3, at(declined)),
      {
        ...carrier('caller', 4.9, at(call)),
        phone: call.phone,
        hours: { en: 'Weekdays 8 am to 8 pm Central' },
      },
      carrier('slow', 4.4, server.connector('slow', { deadlineMs: 30_000 })),
    ],
    env: { EGRESS_ALLOW: server.host },
    /** How many calls wait for the slow one. */
    waiting: () => waiting.length,
    /** Answers the waiting calls. */
    letSlowAnswer() {
      for (const answer of waiting.splice(0)) answer()
    },
    close: server.close,
  }
}

function at(outcome: Outcome): Connector {
  return { via: 'process', rate: () => outcome }
}

export function quoted(premium: string): Quoted {
  return {
    kind: 'quoted',
    source: 'carrier',
    premium,
    period: 'month',
    bill: { term: 'year', premium: '178.00', fees: [], surcharges: [], total: '178.00' },
    estimated: false,
    coverage: {
      parts: [
        { kind: 'belongings', amounts: [30_000] },
        { kind: 'liability', amounts: [100_000] },
        { kind: 'deductible', amounts: [500] },
      ],
    },
    notes: [],
    assumed: [{ text: 'You’re the only person in the household on the policy.' }],
    quoteNumber: 'Q-1',
    expiresAt: '2030-01-31',
  }
}

export function carrier(id: string, rating: number, connector: Connector): Carrier {
  return {
    id,
    demo: true,
    phone: '1-800-555-0100',
    hosts: ['reviews.example'],
    insurer: {
      name: `${id.charAt(0).toUpperCase()}${id.slice(1)} (demo)`,
      logo: `/logos/${id}.svg`,
      tagLine: { en: 'Made for a test' },
      rating,
      reviewCount: 18250,
      reviewUrl: 'https://reviews.example/',
      badges: [{ text: { en: 'Mutual' }, description: { en: 'Belongs to its policyholders.' } }],
      descriptionHtml: { en: '<p>Made for a <strong>test</strong>.</p>' },
    },
    lines: { renters: { states: ['TX'], connector } },
    logoFile: new URL('../../data/carriers/bramble/logo.svg', import.meta.url),
  }
}
