import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostAgentCalls } from '../src/server/guard/limit-agents.ts'
import { assistantAt, knownAnswers } from './support/assistant.ts'
import { pagesOf, personasDay, readPersonas } from './support/personas.ts'
import { answerUntil } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'

const secret = 'a-key-of-a-chat'
const keys = [{ name: 'chat', sha256: createHash('sha256').update(secret).digest('hex'), quotesADay: 1_000 }]

let running: Running

beforeAll(async () => {
  running = await run({ site: { agents: { keys } }, today: personasDay })
})
afterAll(() => running.close())

/** A person of each line. */
const people = readPersonas().filter(({ file, line }) => file === `${line}.yaml`)

describe('The official client walks every line, sending all that it knows at once', () => {
  test.each(people.map(person => [person.line, person] as const))('%s', async (line, person) => {
    const pages = pagesOf(person)
    const assistant = await assistantAt(running.origin, secret)
    await assistant.use('list_insurance', { line })
    const begun = await assistant.use('start_quote', { line, zip: person.zip })
    const { quote } = begun.values
    const answers = knownAnswers(pages)
    const first = await assistant.use('answer_questions', { quote, answers })
    expect(first.values).toMatchObject({ refused: [], is_complete: true })
    const { disclosure } = first.values as { disclosure: { version: string; text: string } }
    await assistant.use('answer_questions', { quote, disclosure_shown: disclosure.version })
    let prices = await assistant.use('get_quotes', { quote, wait_seconds: 8 })
    while (prices.values.is_complete === false)
      prices = await assistant.use('get_quotes', { quote, wait_seconds: 8 })
    expect(prices.values.not_asked).toEqual([])

    // The page gives the same answers, and gets the same prices.
    const visitor = running.visitor()
    const given = await answerUntil(visitor, undefined, pages)
    const page = await untilComplete(visitor, given?.config.quoteId)
    const told = (prices.values.offers as readonly { offer: string; price?: { cents: number } }[]).map(
      one => [one.offer, one.price?.cents],
    )
    const shown = page.result.quotes
      .filter(({ ad }) => !ad)
      .map(({ id, price_info }) => [id, price_info.premium && Math.round(Number(price_info.premium) * 100)])
    expect(told).toEqual(shown)

    const { url } = (await assistant.use('hand_over', { quote })).values
    expect(url).toMatch(/\/open#t=[\w-]{43}$/)
    expect(assistant.calls()).toBeLessThanOrEqual(line === 'auto' ? 15 : 10)
  })
})

describe('A quote of an assistant', () => {
  const pet = [
    { question: 'pet', answer: { choice: 'DOG_MEDIUM' } },
    { question: 'dob', answer: { month: 5, day: 2, year: 2023 } },
  ]
  async function begun(key?: string) {
    const assistant = await assistantAt(running.origin, key)
    const { quote } = (await assistant.use('start_quote', { line: 'pet', zip: '78701' })).values
    return { assistant, quote: quote as string }
  }
  const perQuote = (quote: string, offer = 'bramble') =>
    [
      ['answer_questions', { quote }],
      ['get_quotes', { quote, wait_seconds: 0 }],
      ['explain_price', { quote, offer }],
      ['adjust_coverage', { quote }],
      ['compare_offers', { quote, offers: [offer, 'wickerby'] }],
      ['hand_over', { quote }],
    ] as const

  test('opens to nobody without its handle, whichever tool and part of a handle they try', async () => {
    const ann = await begun()
    const ben = await begun()
    await ann.assistant.use('answer_questions', { quote: ann.quote, answers: pet })
    const [secret, id, signature] = ann.quote.split('.')
    const [otherSecret, otherId, otherSignature] = ben.quote.split('.')
    const forged = [
      id,
      `${otherSecret}.${id}.${otherSignature}`,
      `${otherSecret}.${id}.${signature}`,
      `${secret}.${otherId}.${signature}`,
    ]
    for (const quote of forged)
      for (const [tool, args] of perQuote(quote ?? ''))
        expect(await ben.assistant.refused(tool, args), tool).toMatch(/^There is no such quote/)
    await ben.assistant.use('erase_quote', { quote: ben.quote })
    expect((await ann.assistant.use('get_quotes', { quote: ann.quote })).values.is_complete).toBe(true)
  })

  test('is one whichever assistant, protocol revision or process asks, and gone once erased', async () => {
    const { quote } = await begun()
    const body = (method: string, params: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    for (const revision of ['2025-03-26', '2025-06-18', '2025-11-25']) {
      const asked = body('tools/call', { name: 'answer_questions', arguments: { quote } })
      const reply = await fetch(`${running.origin}/mcp`, {
        method: 'POST',
        headers: { ...headers, 'mcp-protocol-version': revision },
        body: asked,
      })
      expect(await reply.text(), revision).toContain('What kind of pet do you have?')
    }
    const other = await assistantAt(running.origin)
    await other.use('erase_quote', { quote })
    await other.use('erase_quote', { quote })
    for (const [tool, args] of perQuote(quote))
      expect(await other.refused(tool, args), tool).toMatch(/^There is no such quote/)
  })

  test('takes each answer once, however often the call is repeated', async () => {
    const { assistant, quote } = await begun()
    const once = { quote, answers: pet, idempotency_key: 'the-same-call' }
    const [first, second] = [
      await assistant.use('answer_questions', once),
      await assistant.use('answer_questions', once),
    ]
    expect(second.values).toMatchObject({ taken: first.values.taken, is_complete: true })
    expect((await assistant.use('get_quotes', { quote })).values.round).toBe(1)
    const other = { ...once, answers: [{ question: 'pet', answer: { choice: 'CAT_MIXED' } }] }
    expect(await assistant.refused('answer_questions', other)).toMatch(
      /Use a new one for each different call/,
    )
  })

  test('asks insurers only with a key, and only once the person was shown the disclosure', async () => {
    const { assistant, quote } = await begun()
    const unknown = await assistant.use('answer_questions', { quote, answers: pet })
    expect(unknown.values).toMatchObject({ disclosure: null, is_complete: true })
    const plans = await assistant.use('get_quotes', { quote })
    expect(plans.values.not_asked).not.toEqual([])
    expect(plans.text).toContain('Asked only once the person opens the page (hand_over): ')
    const keyed = await assistantAt(running.origin, secret)
    const known = await keyed.use('answer_questions', { quote })
    const { version } = known.values.disclosure as { version: string }
    expect(await keyed.refused('answer_questions', { quote, disclosure_shown: 'other' })).toContain(version)
    const notPassedOn = await assistant.use('answer_questions', {
      ...{ quote, answers: pet, disclosure_shown: version },
    })
    expect(notPassedOn.values).toMatchObject({ taken: ['pet', 'dob'] })
    expect(notPassedOn.text).toContain('only for assistants with a key of this site')
    expect((await keyed.use('get_quotes', { quote })).values.not_asked).not.toEqual([])
    await keyed.use('answer_questions', { quote, disclosure_shown: version })
    const all = await keyed.use('get_quotes', { quote, wait_seconds: 8 })
    expect(all.values.not_asked).toEqual([])
    expect((all.values.offers as object[]).length).toBeGreaterThan((plans.values.offers as object[]).length)
  })

  test('changes coverage and says what each choice would cost', async () => {
    const { assistant, quote } = await begun()
    await assistant.use('answer_questions', { quote, answers: pet })
    const before = await assistant.use('adjust_coverage', { quote })
    const after = await assistant.use('adjust_coverage', {
      quote,
      changes: { deductible: 1000, plan: 'NO_SUCH', reimbursement: '90%', color: 'red' },
    })
    expect(after.values.changes).toMatchObject({
      deductible: { status: 'changed' },
      reimbursement: { status: 'changed' },
      plan: { status: 'refused', says: expect.stringMatching(/Its values: ACCIDENT_ONLY, /) },
      color: { status: 'refused', says: expect.stringMatching(/Coverage of this quote: .*deductible/) },
    })
    const prices = after.values.prices as { before_cents: number; after_cents: number }[]
    expect(prices.some(one => one.after_cents < one.before_cents)).toBe(true)
    expect(JSON.stringify(before.values.coverage)).toContain('a month')
    expect(before.text).toMatch(
      /\[deductible\]: \$250 \[250\], \$[\d.]+ a month, .*; \$500 \[500\], chosen; /,
    )
    expect(await assistant.refused('compare_offers', { quote, offers: ['bramble', 'bramble'] })).toMatch(
      /two to four different offers/,
    )
  })
})

describe('What an assistant does wrong', () => {
  test.each([
    ['start_quote', {}, /line/],
    ['start_quote', { line: 'boat', zip: '78701' }, /line/],
    ['start_quote', { line: 'pet', zip: '7870' }, /Five digits/],
    ['start_quote', { line: 'pet', zip: '00000' }, /00000/],
    ['start_quote', { line: 'pet', zip: '78701', person: 'Ann' }, /person/],
    ['get_state_rules', { state: 'PR' }, /state/],
    ['answer_questions', { quote: 7 }, /quote/],
    ['answer_questions', { quote: 'x'.repeat(500) }, /quote/],
    ['compare_offers', { quote: 'x', offers: ['a'] }, /offers/],
    ['get_quotes', { quote: 'x', wait_seconds: 600 }, /wait_seconds/],
  ] as const)('%s %j is answered with what would be right', async (tool, args, says) => {
    const assistant = await assistantAt(running.origin)
    const text = await assistant.refused(tool, args)
    expect(text).toMatch(says)
    expect(text).not.toMatch(/\bat .*\.ts|node_modules|Error:/)
  })

  test('a wrong answer is refused with its field, and the others are taken', async () => {
    const assistant = await assistantAt(running.origin)
    const { quote } = (await assistant.use('start_quote', { line: 'pet', zip: '78701' })).values
    const given = await assistant.use('answer_questions', {
      quote,
      answers: [
        { question: 'dob', answer: { month: 13, day: 1, year: 2023 } },
        { question: 'pet', answer: { choice: 'CAT_MIXED' } },
        { question: 'color', answer: { choice: 'black' } },
      ],
    })
    expect(given.values).toMatchObject({
      taken: ['pet'],
      refused: [
        { question: 'color', says: [expect.stringMatching(/no such question.* pet, dob, /)] },
        { question: 'dob', says: ['month: Invalid month'], answer: { required: ['month', 'year'] } },
      ],
      ...{ not_asked: [], is_complete: false },
    })
    expect(given.text).toMatch(/Refused: dob\. month: Invalid month\. It takes \{.*"maximum":12/)
  })

  test('an answer that waits for another says for which, and one that this state never asks for says so', async () => {
    const assistant = await assistantAt(running.origin)
    const { quote } = (await assistant.use('start_quote', { line: 'auto', zip: '78701' })).values
    const given = await assistant.use('answer_questions', {
      quote,
      answers: [
        { question: 'limits', answer: { choice: 'L100' } },
        { question: 'roadside', answer: { choice: 'YES' } },
        { question: 'injuryProtection', answer: { choice: '50000' } },
      ],
    })
    expect(given.values).toMatchObject({
      ...{ taken: [], refused: [], waiting: ['limits', 'roadside'], not_asked: ['injuryProtection'] },
    })
    expect(given.text).toMatch(
      /Not kept, because \w+ comes first: limits, roadside\. Send them again with it\./,
    )
  })

  test('what is wrong with answers that wait is said at once, also of a list, beside those that only wait', async () => {
    const assistant = await assistantAt(running.origin)
    const { quote } = (await assistant.use('start_quote', { line: 'auto', zip: '78701' })).values
    const given = await assistant.use('answer_questions', {
      quote,
      answers: [
        { question: 'address', answer: { city: 'Austin' } },
        { question: 'vehicles', items: [{ vehicle: { vin: 'short' } }] },
        { question: 'limits', answer: { choice: 'PLENTY' } },
        { question: 'roadside', answer: { choice: 'YES' } },
      ],
    })
    expect(given.values).toMatchObject({ taken: [], waiting: ['roadside'] })
    const { refused } = given.values as { readonly refused: readonly { question: string; answer: object }[] }
    expect(refused.map(({ question }) => question)).toEqual(['address', 'vehicles', 'limits'])
    for (const { answer } of refused) expect(answer).toMatchObject({ type: 'object' })
  })

  test('an address in another state than the quote began in is taken, and pointed out', async () => {
    const assistant = await assistantAt(running.origin)
    const { quote } = (await assistant.use('start_quote', { line: 'renters', zip: '78701' })).values
    const home = { address1: '1 Main Street', city: 'Columbus', state: 'OH', zipcode: '43215' }
    const given = await assistant.use('answer_questions', {
      quote,
      answers: [{ question: 'address', answer: home }],
    })
    const note = expect.stringContaining('The address is in Ohio, but')
    expect(given.values).toMatchObject({ taken: ['address'], to_check: [note] })
    expect(given.text).toEqual(note)
    const next = await assistant.use('answer_questions', { quote })
    expect(next.values.to_check).toEqual([])
  })

  test('what is asked about each car and driver is known before the first, and what differs for the second', async () => {
    const assistant = await assistantAt(running.origin)
    const { questions } = (await assistant.use('start_quote', { line: 'auto', zip: '78701' })).values as {
      readonly questions: readonly { question: string; items?: readonly { question: string }[] }[]
    }
    // Only Michigan's drivers choose how much of it they want.
    expect(questions.map(({ question }) => question)).not.toContain('injuryProtection')
    const itemsOf = (name: string) => questions.find(({ question }) => question === name)?.items
    expect(itemsOf('vehicles')).toMatchObject([
      { question: 'vehicle', title: 'Car' },
      { question: 'details', title: 'Car details', answer: { required: expect.arrayContaining(['usage']) } },
    ])
    expect(JSON.stringify(itemsOf('vehicles'))).toContain('COMMUTE_PLEASURE')
    const [driver] = itemsOf('drivers') ?? []
    expect(JSON.stringify(driver)).toMatch(/"relation":\{"const":"Insured".*"answer_about_others".*"Spouse"/)
  })

  test('an estimate is in whole dollars, as its values are in cents', async () => {
    const assistant = await assistantAt(running.origin)
    const { text, values } = await assistant.use('estimate_price', { line: 'homeowner', zip: '33139' })
    const dollars = [values.low_cents, values.high_cents].map(cents =>
      Math.round(Number(cents) / 100).toLocaleString('en-US'),
    )
    expect(text).toContain(`at $${dollars[0]} to $${dollars[1]} a year.`)
  })

  test('a forged key, a foreign page and an unknown tool get in nowhere', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${running.origin}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })
    expect((await ask({ authorization: 'Bearer not-a-key-of-ours' })).status).toBe(401)
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask({ origin: running.origin })).status).toBe(200)
    const assistant = await assistantAt(running.origin)
    await expect(assistant.client.callTool({ name: 'buy_policy', arguments: {} })).rejects.toThrow(
      /buy_policy/,
    )
  })

  test('a loop meets a limit that says when to go on', async () => {
    const limited = await run({ site: { agents: { keys: [] } }, env: { LIMITS: 'memory' } })
    try {
      const assistant = await assistantAt(limited.origin)
      const { quote } = (await assistant.use('start_quote', { line: 'pet', zip: '78701' })).values
      const call = () => assistant.client.callTool({ name: 'answer_questions', arguments: { quote } })
      // Places come back while a slow machine calls.
      const began = performance.now()
      const says: Awaited<ReturnType<typeof call>>[] = []
      const refusedOf = () => says.filter(({ isError }) => isError)
      do says.push(...(await Promise.all(Array.from({ length: 50 }, call))))
      while (refusedOf().length < 10)
      const refused = refusedOf()
      const answered = says.length - refused.length
      const minutes = (performance.now() - began) / 60_000
      expect(answered).toBeGreaterThan(50)
      expect(answered).toBeLessThanOrEqual(Math.ceil(mostAgentCalls.session * (1 + minutes)) + 1)
      expect(JSON.stringify(refused[0])).toMatch(/Repeat this call in \d+ seconds, and not sooner/)
    } finally {
      await limited.close()
    }
  })

  test('without `agents` in site.json there is no such door', async () => {
    const plain = await run({ site: { agents: undefined } as object })
    try {
      const reply = await fetch(`${plain.origin}/mcp`, { method: 'POST' })
      expect(reply.ok).toBe(false)
      expect(await reply.text()).not.toContain('jsonrpc')
    } finally {
      await plain.close()
    }
  })
})
