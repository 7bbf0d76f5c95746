import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { properties } from '../src/contract/answers/properties.ts'
import { status } from '../src/contract/prices/status.ts'
import { erase } from '../src/contract/sharing/erase.ts'
import { fillForm } from './support/forms.ts'
import { answerUntil, give, renter } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

const texas = renter[0]
const newYork = ['/start', { type: 'renters', zipCode: '10001' }] as const

async function propertiesOf(visitor: Visitor, step: string, quote_id?: string) {
  const { reply } = await visitor.call(properties, { step, quote_id })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  return reply.properties
}

describe('the start page', () => {
  test('continues the quote of the same line and ZIP code where its visitor left off', async () => {
    const visitor = service.visitor()
    const begun = await answerUntil(visitor, '/quote/renters/1e')
    const again = await give(visitor, texas)
    expect(again.config).toMatchObject({ quoteId: begun?.config.quoteId, step_type: 'continue' })
    expect(again.endpoint).toBe('/quote/renters/1e')
    expect(await propertiesOf(visitor, '/quote/renters/1')).toMatchObject({ answer: { city: 'Austin' } })
  })

  test('continues a finished quote at its results', async () => {
    const visitor = service.visitor()
    const done = await answerUntil(visitor)
    expect((await give(visitor, texas)).endpoint).toBe(done?.endpoint)
  })

  test('begins another quote for another ZIP code, and a call without a quote id uses the newest', async () => {
    const visitor = service.visitor()
    const austin = await answerUntil(visitor, '/quote/renters/1e')
    const other = await give(visitor, newYork)
    expect(other.config).toMatchObject({ step_type: 'new' })
    expect(await propertiesOf(visitor, '/quote/renters/1')).toMatchObject({ quote_id: other.config.quoteId })
    await give(visitor, texas)
    expect(await propertiesOf(visitor, '/quote/renters/1')).toMatchObject({
      quote_id: austin?.config.quoteId,
    })
  })

  test('is filled in with the last answer, by a link with what the link says, and not at all for a new visitor', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1e')
    await give(visitor, ['/start', { type: 'pet', zipCode: '10001' }])
    for (const step of ['/start', '/welcome', '/mobile'])
      expect(await propertiesOf(visitor, step)).toMatchObject({ answer: { type: 'pet', zipCode: '10001' } })
    const html = await (await visitor.open('/start')).text()
    expect(html).toMatch(/<input[^>]*name="zipCode"[^>]*value="10001"|value="10001"[^>]*name="zipCode"/)
    const linked = await (await visitor.open('/start?type=auto&zip=60601')).text()
    expect(linked).toContain('"answer":{"type":"auto","zipCode":"60601"}')
    expect(await (await service.visitor().open('/start')).text()).not.toContain('"answer"')
  })

  test('shows a visitor with a quote that it continues it, and where', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1e')
    const goesOn = 'Start with the same insurance and ZIP code, and I’ll take you'
    expect((await propertiesOf(visitor, '/start')).subtitle).toBe(
      `Your renters insurance quote for Austin, TX is still open. ${goesOn} back to where you left off.`,
    )
    const done = service.visitor()
    await answerUntil(done)
    expect(await (await done.open('/start')).text()).toContain(
      `Your renters insurance quote for Austin, TX is ready. ${goesOn} to your prices.`,
    )
    const stranger = await (await service.visitor().open('/start')).text()
    expect(stranger).not.toContain(goesOn)
  })

  test('never calls a quote open beside the alert that one has expired (spec 2.2.5)', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1e')
    const flagged = await visitor.open('/start?expired=1')
    const html = await (await visitor.open(flagged.headers.get('location') ?? '')).text()
    expect(html).toContain('The quote is expired or something error happened.')
    expect(html).not.toContain('is still open')
    expect(await (await visitor.open('/start')).text()).toContain('is still open')
  })

  test('reached by going back changes the quote it came from, while that has only its start answer', async () => {
    const visitor = service.visitor()
    await visitor.open('/start')
    const { config } = await give(visitor, texas)
    const back = await propertiesOf(visitor, '/quote/renters/1', config.quoteId)
    expect(back.back).toBe('/start')
    const response = await fillForm(visitor, `/start?q=${config.quoteId}`, {
      type: 'renters',
      zipCode: '10001',
    })
    expect(response.headers.get('location')).toBe(`/quote/renters/1?q=${config.quoteId}`)
    expect((await propertiesOf(visitor, '/welcome')).open_quotes).toHaveLength(1)
  })
})

describe('"Start Over"', () => {
  test('begins a new quote even for the same line and ZIP code, and lists the earlier ones', async () => {
    const visitor = service.visitor()
    const first = await answerUntil(visitor)
    const second = await give(visitor, ['/welcome', texas[1]])
    expect(second.config).toMatchObject({ step_type: 'new' })
    expect(second.config.quoteId).not.toBe(first?.config.quoteId)
    const { open_quotes } = await propertiesOf(visitor, '/welcome')
    const place = { insurance: 'Renters insurance', place: 'Austin, TX', begun: 'today' }
    expect(open_quotes).toEqual([
      {
        ...place,
        quote_id: second.config.quoteId,
        quote_number: second.config.quote_number,
        route: '/quote/renters/1',
        is_complete: false,
      },
      {
        ...place,
        quote_id: first?.config.quoteId,
        quote_number: first?.config.quote_number,
        route: first?.endpoint,
        is_complete: true,
      },
    ])
  })

  test('lists the newest of very many quotes, says that there are older ones, and keeps those', async () => {
    const visitor = service.visitor()
    await visitor.open('/start')
    const before = [...visitor.cookies.values()].join().length
    const oldest = await give(visitor, ['/welcome', texas[1]])
    await give(visitor, renter[1])
    for (let count = 1; count < 21; count += 1) {
      await give(visitor, ['/welcome', texas[1]])
      await give(visitor, renter[1])
    }
    expect((await propertiesOf(visitor, '/welcome')).open_quotes).toHaveLength(20)
    const html = (await (await visitor.open('/welcome')).text()).replaceAll(/<!-- -->/g, '')
    expect(html).toContain('These are your 20 newest quotes. Older ones aren’t listed')
    expect(html.split('<script')[0]).not.toContain(oldest.config.quoteId)
    expect(await propertiesOf(visitor, '/quote/renters/1c', oldest.config.quoteId)).toMatchObject({
      quote_id: oldest.config.quoteId,
    })
    expect([...visitor.cookies.values()].join()).toHaveLength(before)
  })

  test('promises earlier quotes only to a visitor who has some', async () => {
    const fresh = service.visitor()
    const visitor = service.visitor()
    const begun = await answerUntil(visitor, '/quote/renters/1e')
    const wordsFor = async (who: Visitor) => {
      const html = await (await who.open('/welcome')).text()
      return [html.includes('Welcome back.'), html.includes('still here')]
    }
    expect(await wordsFor(fresh)).toEqual([false, false])
    expect(await wordsFor(visitor)).toEqual([true, true])
    await visitor.call(erase, { quote_id: begun?.config.quoteId })
    expect(await wordsFor(visitor)).toEqual([false, false])
  })

  test('does not mention older quotes when all are listed', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1e')
    expect(await (await visitor.open('/welcome')).text()).not.toContain('Older ones')
  })

  test('leads from its page to each open quote without scripts, and shows them to nobody else', async () => {
    const visitor = service.visitor()
    const data = await answerUntil(visitor, '/quote/renters/1e')
    const html = await (await visitor.open('/welcome?utm=x')).text()
    expect(html.split('<script')[0]).toContain('Renters insurance, Austin, TX')
    const [, href = ''] = /href="(\/quote\/renters\/1e[^"]*)"/.exec(html) ?? []
    expect(href.replaceAll('&amp;', '&')).toBe(`/quote/renters/1e?utm=x&q=${data?.config.quoteId}`)
    const stranger = service.visitor()
    await stranger.open('/start')
    expect((await propertiesOf(stranger, '/welcome')).open_quotes).toEqual([])
    expect(await (await stranger.open('/welcome')).text()).not.toContain('Austin')
  })
})

test('a quote has a short number for people beside its id, the same everywhere, and it opens nothing', async () => {
  const visitor = service.visitor()
  const data = await answerUntil(visitor)
  const { quoteId, quote_number } = data?.config ?? { quoteId: '', quote_number: '' }
  expect(quote_number).toMatch(/^[CDFHJKMNPRTVWXY34679]{4}-[CDFHJKMNPRTVWXY34679]{4}$/)
  expect(await propertiesOf(visitor, '/quote/renters/1')).toMatchObject({ quote_number, quote_id: quoteId })
  const { reply } = await visitor.call(status, { quote_id: quoteId })
  expect(reply).toMatchObject({ data: { id: quoteId, quote_number } })
  const html = await (await visitor.open(`/quotes/${quoteId}`)).text()
  expect(html).toContain(`Your quote number: <strong>${quote_number}</strong>`)
  expect((await visitor.open(`/quotes/${quote_number}`)).status).toBe(410)
  expect((await visitor.call(status, { quote_id: quote_number })).status).toBe(400)
})
