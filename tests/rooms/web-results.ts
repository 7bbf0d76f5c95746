import type { PriceInfo, Quote, Shared, StatusReply } from '../../src/contract/prices/status.ts'

/** A quote for tests, with ordinary defaults. */
export function quoteOf(id: string, price_info: PriceInfo, more: Partial<Quote> = {}): Quote {
  return {
    id,
    insurer: { name: `${id} (demo)`, logo: `/logos/${id}.svg`, tag_line: 'Covers what you own', badges: [] },
    description: '',
    coverage_amount: '$30,000 belongings / $100,000 liability / $500 deductible',
    price_info,
    actions: [],
    ...more,
  }
}

/** A monthly price. */
export function priced(premium: string, more: Partial<PriceInfo> = {}): PriceInfo {
  return { type: 'price', premium, policy_period: 'month', ...more }
}

/** Quotes that have nothing in common. */
export const nothingShared: Shared = { cover: '', is_of_all: false, details: [] }

/** What `/status` replies for these quotes. */
export function statusOf(
  quotes: readonly Quote[],
  quote_status: 'quoting' | 'complete' = 'complete',
  more: Partial<StatusReply['data']> = {},
): StatusReply['data'] {
  return {
    id: 'q0123456789abcdefghij',
    quote_number: 'KM4T-7XRC',
    address: { address1: '1200 Congress Ave', city: 'Austin', state: 'TX', zip_code: '78701' },
    result: {
      quote_status,
      quotes,
      email_needed: false,
      has_more_results: false,
      shared: nothingShared,
      spread: null,
      round: 1,
    },
    quotes_title: 'Renters insurance',
    sourceUrl: null,
    sourceName: null,
    reload: false,
    exact: { open: 0, effects: [] },
    answers: [],
    changes: [],
    others: [],
    ...more,
  }
}

/** The visible text of markup, without tags. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
