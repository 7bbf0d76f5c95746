import { describe, expect, test } from 'vitest'
import { randomWalk } from '../../../tests/rooms/lines.ts'
import { carrierOf, offerOf, priced, quoted, tell } from '../../../tests/rooms/results.ts'
import { chanceFrom } from '../../../tests/support/chance.ts'
import { lines } from '../../lines/index.ts'
import { loadSite } from '../../site/load-site.ts'
import type { OfferView } from '../results/offer-view.ts'
import type { DueWatch } from '../store/rows/mailing/price-watches.ts'
import { changesLetter } from './watch-letters.ts'
import { changedIn, lookAt, pricesIn } from './watch-prices.ts'

const priceOf = (id: string, cents: number) => offerOf(id, priced(cents), { insurer: `${id} & Sons (demo)` })

const view = (...offers: readonly OfferView[]) => ({
  quote: { id: 'q', number: 'KM4T-7XRC', line: 'renters' as const, round: 1, savedRound: null },
  offers,
})

const monthly = (cents: number) => ({ cents, period: 'month' as const })

const links = {
  open: 'https://q.example/open#t=x',
  unwatch: 'https://q.example/mail/unwatch?t=y',
  stop: 'https://q.example/mail/stop?t=z',
}

const sender = loadSite()

describe('what changed', () => {
  test('is each price that is another one, or that came', () => {
    const before = { oak: monthly(1484), elm: monthly(2000), fir: monthly(900) }
    expect(changedIn(before, { oak: monthly(1484), elm: monthly(2001), ash: monthly(300) })).toEqual([
      'elm',
      'ash',
    ])
    expect(changedIn(before, before)).toEqual([])
  })

  test('counts a price of the same amount for another period, and nothing that isn’t a price', () => {
    expect(changedIn({ oak: monthly(1_484) }, { oak: { cents: 1_484, period: 'year' } })).toEqual(['oak'])
    expect(pricesIn([priceOf('oak', 1_484), offerOf('no', 'declined')])).toEqual({ oak: monthly(1_484) })
  })

  test('goes out with the old and the new price, and a header to end it at one press (RFC 8058)', () => {
    const letter = changesLetter({
      speech: 'en',
      sender,
      view: view(priceOf('oak', 1_484), priceOf('elm', 102_001), priceOf('ash', 300)),
      before: { oak: monthly(1484), elm: monthly(2000) },
      links,
    })
    expect(letter?.headers).toEqual({
      'List-Unsubscribe': '<https://q.example/mail/unwatch?t=y>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(letter?.text).toContain('elm & Sons (demo): $1,020.01 a month (Before: $20.00 a month)')
    expect(letter?.text).toContain('ash & Sons (demo): $3.00 a month (New)')
    expect(letter?.text).not.toContain('oak')
    expect(letter?.html).toContain('elm &#38; Sons (demo)')
  })

  test('is no mail when it is nothing', () => {
    const offers = [priceOf('oak', 1_484)]
    expect(
      changesLetter({ sender, speech: 'en', view: view(...offers), before: pricesIn(offers), links }),
    ).toBeNull()
  })
})

/** What a look at a watch does, in words; its only insurer asks $14.84 a month, or has not answered yet. */
async function doneBy(
  watch: Pick<DueWatch, 'asking' | 'prices'>,
  { before = {}, isOpen = false }: { before?: Parameters<typeof changedIn>[0]; isOpen?: boolean } = {},
): Promise<readonly string[]> {
  const done: string[] = []
  const chance = chanceFrom(1, '2026-11-21')
  const { answers } = randomWalk(lines.byName('pet'), chance)
  const quote = {
    id: 'q',
    line: 'pet',
    language: 'en',
    answers,
    notes: {},
    visitor: Buffer.alloc(32),
    seal: {},
    round: 1,
  }
  const offer = { id: 'o', carrier: 'oak', state: isOpen ? 'open' : 'done', outcome: quoted('14.84') }
  const deps = {
    watches: {
      open: () => ({ to: 'ann@example.com', prices: before }),
      markRequoting: async () => done.push('waits'),
      markNotified: async () => done.push('notes the prices'),
    },
    outbox: { add: async () => done.push('writes') },
    reading: {
      carriers: [carrierOf('oak')],
      lines,
      site: sender,
      today: () => '2026-11-21',
      tellerOf: async () => () => tell,
      quotes: { readAny: async () => quote, read: async () => quote, save: async () => done.push('asks') },
      offers: { offersOf: async () => [offer], earlierOf: async () => [] },
    },
    makeOffers: () => [],
  }
  // The few services that a look uses.
  await lookAt({ quoteId: 'q', recipient: Buffer.alloc(0), ...watch }, deps as never)
  return done
}

describe('a look at a watch', () => {
  const prices = Buffer.from('sealed')

  test.each([
    ['the first time notes the prices', { asking: false, prices: null }, {}, ['notes the prices']],
    ['a week later asks the insurers again', { asking: false, prices }, {}, ['asks', 'waits']],
    ['waits while an insurer may still answer', { asking: true, prices }, { isOpen: true }, ['waits']],
    [
      'then writes of another price, and notes it',
      { asking: true, prices },
      { before: { oak: monthly(1_500) } },
      ['writes', 'notes the prices'],
    ],
    [
      'and does not write of the same one',
      { asking: true, prices },
      { before: { oak: monthly(1_484) } },
      ['notes the prices'],
    ],
  ])('%s', async (_, watch, found, done) => {
    expect(await doneBy(watch, found)).toEqual(done)
  })
})
