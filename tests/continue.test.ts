import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Outcome } from '../src/connectors/connector.ts'
import { answer } from '../src/contract/answers/answer.ts'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { continueAddress } from '../src/contract/purchase/continue.ts'
import { shareQuote } from '../src/contract/sharing/share-quote.ts'
import { stateCodes } from '../src/law/jurisdictions.ts'
import { carrier, quoted } from './support/panel.ts'
import { pagesOf, readPersonas } from './support/personas.ts'
import { untilComplete } from './support/results.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'
import { visitorAt } from './support/visitor.ts'
import { type VisitorWithQuote, visitorWithPrices } from './support/visitor-with-quote.ts'
import { type CarrierServer, carrierServer } from './support/wire.ts'

let service: Running
let wire: CarrierServer
/** The current answers of the insurers. */
let now: Outcome | 500
/** What the insurer over a wire waits for before it answers. */
let held: Promise<void>

beforeAll(async () => {
  wire = await carrierServer(async ({ reply }) => {
    await held
    reply(now)
  })
  const house = { via: 'process', rate: () => quoted('90.00') } as const
  service = await run({
    carriers: [
      { ...carrier('house', 4, house), lines: { homeowner: { states: stateCodes, connector: house } } },
      carrier('rates', 4.1, { via: 'process', rate: () => (now === 500 ? quoted('14.84') : now) }),
      carrier('wired', 4.2, wire.connector('wired')),
      { ...carrier('paid', 4.3, { via: 'process', rate: () => quoted('15.00') }), clickId: 'subid' },
    ],
    env: { EGRESS_ALLOW: wire.host },
  })
})
afterAll(async () => {
  await service.close()
  await wire.close()
})
beforeEach(() => {
  now = quoted('14.84')
  held = Promise.resolve()
})

async function pageOf({ visitor, id }: VisitorWithQuote, of: string) {
  const response = await visitor.open(continueAddress(id, of))
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
}

/** A price as another tab still shows it, pressed there. */
async function pageFromTab({ visitor, id }: VisitorWithQuote, of: string, seen: string) {
  const response = await visitor.open(`${continueAddress(id, of)}?${seen}`)
  return (await response.text()).replaceAll('<!-- -->', '')
}

const checksOf = ({ id }: VisitorWithQuote) =>
  rowsOf<{ drifted: boolean; accepted_at: Date | null }>(
    service.databaseUrl,
    'select drifted, accepted_at from price_check where quote_id = $1 order by checked_at',
    [id],
  )

describe.each(['rates', 'wired'])('going on to an insurer (%s)', of => {
  test('confirms the price first, then shows the way to the insurer’s own page', async () => {
    const visit = await visitorWithPrices(service)
    const offer = (await untilComplete(visit.visitor, visit.id)).result.quotes.find(({ id }) => id === of)
    expect(offer?.actions).toMatchObject([
      { text: 'Continue', url: `${continueAddress(visit.id, of)}?seen=14.84&round=1` },
    ])
    const { html } = await pageOf(visit, of)
    expect(html).toMatch(/Continue to (?:Rates|Wired) \(demo\)/)
    expect(html).toContain(
      of === 'rates'
        ? 'I worked it out again from Rates (demo)’s rates. The price hasn’t changed.'
        : 'I asked Wired (demo) again. The price hasn’t changed.',
    )
    expect(html).toContain(`/${of}/page?quote=Q-1&amp;language=en"`)
    expect(await checksOf(visit)).toEqual([{ drifted: false, accepted_at: null }])
  })

  test('shows a price that has changed, keeps both, and leads on only once the visitor accepts it', async () => {
    const visit = await visitorWithPrices(service)
    now = quoted('15.02')
    const { html } = await pageOf(visit, of)
    expect(html).toContain(' (demo): the price has changed')
    expect(html).toContain('It was $14.84 a month when I showed it to you. It’s $15.02 a month now.')
    expect(html).toContain('Continue at $15.02')
    expect(html).toContain('Back to all quotes')
    expect(html).not.toContain('/page?quote=')
    expect((await pageOf(visit, of)).html).toContain('Continue at $15.02')
    const accepted = await visit.visitor.post(continueAddress(visit.id, of), '', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, continueAddress(visit.id, of)])
    expect((await pageOf(visit, of)).html).toContain('/page?quote=')
    expect(await checksOf(visit)).toEqual([{ drifted: true, accepted_at: expect.any(Date) }])
    const { quotes } = (await untilComplete(visit.visitor, visit.id)).result
    expect(quotes.find(({ id }) => id === of)?.price_info.premium).toBe('15.02')
  })

  test('tells who pressed it in an old tab what it was, and for which cover', async () => {
    const visit = await visitorWithPrices(service)
    const { visitor, id } = visit
    now = quoted('16.17')
    await visitor.call(updateQuote, { quote_id: id, data: { changes: { property: { choice: '50000' } } } })
    await untilComplete(visitor, id)
    const stale = await pageFromTab(visit, of, 'seen=14.84&round=1')
    expect(stale).toMatch(
      /It was \$14\.84 a month with this coverage: [A-Z]\w+ \$[\d,]+\. You’ve changed your coverage since, and it’s \$16\.17 a month now\./,
    )
    expect(stale).not.toContain('The price hasn’t changed')
    expect(await pageFromTab(visit, of, 'seen=16.17&round=2')).toContain('The price hasn’t changed')
    const otherPrice = await pageFromTab(visit, of, 'seen=14.84&round=2')
    expect(otherPrice).toContain('It was $14.84 a month. It’s $16.17 a month now.')
    expect(await pageFromTab(visit, of, 'seen=%3Cb%3E&round=x')).toContain('The price hasn’t changed')
  })

  test('names the answers, and not the coverage, where both have changed', async () => {
    const visit = await visitorWithPrices(service)
    const { visitor, id } = visit
    now = quoted('16.17')
    await visitor.call(updateQuote, { quote_id: id, data: { changes: { property: { choice: '50000' } } } })
    const born = { answer: { month: '5', day: '2', year: '1961' }, step: '/quote/renters/1e' }
    await visitor.call(answer, { ...born, quote_id: id, source: 'web' })
    await untilComplete(visitor, id)
    const stale = await pageFromTab(visit, of, 'seen=14.84&round=1')
    expect(stale).toContain('Your answers changed the price.')
    expect(stale).not.toContain('You’ve changed your coverage')
  })

  test('tells who pressed it in an old tab that the coverage has changed where the price is the same', async () => {
    const visit = await visitorWithPrices(service)
    const { visitor, id } = visit
    await visitor.call(updateQuote, { quote_id: id, data: { changes: { property: { choice: '50000' } } } })
    await untilComplete(visitor, id)
    const stale = await pageFromTab(visit, of, 'seen=14.84&round=1')
    expect(stale).toMatch(
      /You’ve changed your coverage\.<.*It was \$14\.84 a month with this coverage: [A-Z]\w+ \$[\d,]+\. With the coverage you’ve selected now, the price is the same\./,
    )
    expect(stale).not.toContain('This isn’t the price you chose.')
    expect(stale).not.toContain('it’s $14.84 a month now')
  })

  test('tells who pressed it in an old tab which coverage it was for where there is no price any more', async () => {
    const visit = await visitorWithPrices(service)
    const { visitor, id } = visit
    await visitor.call(updateQuote, { quote_id: id, data: { changes: { property: { choice: '50000' } } } })
    await untilComplete(visitor, id)
    now = { kind: 'declined', code: 'x', message: { text: 'We write houses only.' } }
    const stale = await pageFromTab(visit, of, 'seen=14.84&round=1')
    expect(stale).toMatch(
      /You’ve changed your coverage\.<.*It was \$14\.84 a month with this coverage: [A-Z]\w+ \$[\d,]+\.</,
    )
    expect(stale).toContain('You can’t get this price from')
    expect(stale).not.toContain('$0')
  })

  test('says so when the insurer gives no price any more, also when asked again', async () => {
    const visit = await visitorWithPrices(service)
    now = { kind: 'declined', code: 'x', message: { text: 'We write houses only.' } }
    for (const _ of ['first', 'again']) {
      const { html } = await pageOf(visit, of)
      expect(html).toContain(' (demo): no price anymore')
      expect(html).toContain('You can’t get this price from')
      expect(html).toContain('We write houses only.')
      expect(html).not.toContain('/page?quote=')
    }
  })

  test('is nobody else’s', async () => {
    const quote = await visitorWithPrices(service)
    const stranger = await pageOf({ ...quote, visitor: service.visitor() }, of)
    expect(stranger.html).not.toContain('14.84')
    expect(stranger.status).toBe(410)
  })
})

test('waits for the answer about other coverage', async () => {
  const visit = await visitorWithPrices(service)
  const { visitor, id } = visit
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  held = promise
  await visitor.call(updateQuote, { quote_id: id, data: { changes: { property: { choice: '50000' } } } })
  const waiting = await visitor.open(`${continueAddress(id, 'wired')}?seen=14.84&round=1`)
  expect([waiting.status, waiting.headers.get('refresh')]).toEqual([200, '3'])
  const html = (await waiting.text()).replaceAll('<!-- -->', '')
  expect(html).toContain('Wired (demo) hasn’t answered yet.')
  expect(html).toMatch(
    /You’ve changed your coverage\.<.*It was \$14\.84 a month with this coverage: [A-Z]\w+ \$[\d,]+\.</,
  )
  expect(html).toContain(`href="/quotes/${id}"`)
  answer()
  await untilComplete(visitor, id)
  expect(await pageFromTab(visit, 'wired', 'seen=14.84&round=1')).toContain(
    'With the coverage you’ve selected now, the price is the same.',
  )
})

test('an old tab whose price is gone leads to the prices from what explains or shares it', async () => {
  const { visitor, id } = await visitorWithPrices(service)
  for (const page of ['price', 'share']) {
    const gone = await visitor.open(`/quotes/${id}/${page}/wired.plus`)
    expect([gone.status, gone.headers.get('location')]).toEqual([303, `/quotes/${id}`])
  }
})

test('an insurer that does not answer leads nowhere, and its price stays', async () => {
  const visit = await visitorWithPrices(service)
  now = 500
  const { html } = await pageOf(visit, 'wired')
  expect(html).toContain('Wired (demo): not confirmed yet')
  expect(html).toContain('couldn’t reach Wired (demo) just now')
  expect(html).toContain('Try again')
  expect(await checksOf(visit)).toEqual([])
  now = quoted('14.84')
  expect((await pageOf(visit, 'wired')).html).toContain('The price hasn’t changed.')
})

describe('one of several products of an insurer', () => {
  const tiers = (plus: string): Outcome => ({
    ...quoted('14.84'),
    product: { name: 'Basic' },
    others: [{ ...quoted(plus), quoteNumber: 'Q-2', product: { id: 'plus', name: 'Plus' } }],
  })

  test('is confirmed, explained and shared by itself', async () => {
    now = tiers('20.00')
    const visit = await visitorWithPrices(service)
    const { quotes } = (await untilComplete(visit.visitor, visit.id)).result
    const plus = quotes.find(({ id }) => id === 'wired.plus')
    expect(plus).toMatchObject({
      insurer: { name: 'Wired Plus (demo)' },
      price_info: { premium: '20.00', quote_id: 'Q-2' },
      actions: [{ url: `${continueAddress(visit.id, 'wired.plus')}?seen=20.00&round=1` }],
    })
    const passport = await (await visit.visitor.open(`/quotes/${visit.id}/price/wired.plus`)).text()
    expect(passport).toContain('Wired Plus (demo)')
    const price = { quote_id: visit.id, price_share_id: 'wired.plus', premium: '20.00' }
    const { reply } = await visit.visitor.call(shareQuote, price)
    const url = reply.status === 'OK' ? reply.data.url : ''
    expect(await (await service.visitor().open(new URL(url).pathname)).text()).toContain(
      'Wired Plus (demo): $20',
    )

    now = tiers('21.00')
    expect((await pageOf(visit, 'wired.plus')).html).toContain('Continue at $21.00')
    expect((await pageOf(visit, 'wired')).html).toContain('The price hasn’t changed.')
  })

  test('may be gone while the insurer still offers another', async () => {
    now = tiers('20.00')
    const visit = await visitorWithPrices(service)
    now = quoted('14.84')
    const { html } = await pageOf(visit, 'wired.plus')
    expect(html).toContain('You can’t get this price from')
    expect(html).not.toContain('/page?quote=')
  })
})

test.each([
  ['homeowner.yaml', 'Acorn Mutual', true],
  ['homeowner-uninsured.yaml', 'nobody', false],
])('whoever is insured now is told not to cancel that policy yet: %s, by %s', async (file, _, isTold) => {
  const persona = readPersonas().find(one => one.file === file) ?? expect.fail(`there is no ${file}`)
  const { html } = await pageOf(await visitorWithPrices(service, pagesOf(persona)), 'house')
  expect(html).toContain('The price hasn’t changed.')
  expect(
    html.includes(
      'Don’t cancel your current policy until the new one has begun. Ask for it to end on that day.',
    ),
  ).toBe(isTold)
})

test('reloading the page asks an insurer once', async () => {
  const visit = await visitorWithPrices(service)
  const before = wire.keys.get('wired')?.length ?? 0
  await pageOf(visit, 'wired')
  await pageOf(visit, 'wired')
  const keys = wire.keys.get('wired') ?? []
  expect(keys.length - before).toBe(1)
  // Under the earlier key it would have replayed its earlier reply.
  expect(keys.slice(0, before)).not.toContain(keys.at(-1))
})

test('the link carries our quote number where the insurer reports sales by it, and not for a visitor who asks not to be tracked', async () => {
  const { visitor, id } = await visitorWithPrices(service)
  const { quote_number } = await untilComplete(visitor, id)
  const linkFor = async (headers: Readonly<Record<string, string>>) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const page = await fetch(service.origin + continueAddress(id, 'paid'), {
      headers: { cookie, ...headers },
    })
    return /href="(http:[^"]+\/page\?quote=[^"]+)"/.exec(await page.text())?.[1]
  }
  expect(await linkFor({})).toContain(`quote=Q-1&amp;language=en&amp;subid=${quote_number}`)
  expect(await linkFor({ 'sec-gpc': '1' })).toMatch(/quote=Q-1&amp;language=en$/)
  expect(await (await visitor.open('/privacy')).text()).toContain(
    'The link to Paid (demo) carries your quote number',
  )
})

test.each([
  ['', 'Demonstration: nothing is sold'],
  ['/es', 'Demostración: no se vende'],
] as const)('a demonstration insurer’s page below "%s" says that nothing is sold', async (language, said) => {
  const origin = service.origin + language
  const visit = await visitorWithPrices({ visitor: () => visitorAt(service.origin, () => origin) })
  const { html } = await pageOf(visit, 'rates')
  const link = /href="(http:[^"]+\/page\?quote=[^"]+)"/.exec(html)?.[1] ?? ''
  const shown = await (await fetch(link.replaceAll('&amp;', '&'))).text()
  expect(shown).toContain(said)
  expect(shown).toContain('Q-1')
})
