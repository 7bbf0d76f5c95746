import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Quote, QuoteResult } from '../src/contract/prices/status.ts'
import { updatePrices, updateQuote } from '../src/contract/prices/update-quote.ts'
import { longDay } from '../src/language/days.ts'
import { wholeDollars } from '../src/language/money.ts'
import { addDays, type Day } from '../src/units/day.ts'
import { todayAt } from '../src/units/today.ts'
import { watchConfirmedPrices } from './support/confirmed-prices.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { postForm } from './support/forms.ts'
import { household } from './support/household.ts'
import { pagesOf, readPersonas } from './support/personas.ts'
import type { Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { rowsOf } from './support/rows.ts'
import { demoCarriers, type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

let service: Running

beforeAll(async () => {
  service = await run({})
})
afterAll(() => service.close())

async function change(visitor: Visitor, id: string, changes: object, headers = {}) {
  const { reply } = await visitor.call(updateQuote, { quote_id: id, data: { changes } }, headers)
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  return reply.data
}

function priceOf({ quotes }: QuoteResult, carrier: string): number {
  return Number(quotes.find(({ id }) => id === carrier)?.price_info.premium)
}

const isOwn = ({ price_info: { type, source } }: Quote) => type === 'price' && source !== 'similar plans'

/** The prices that insurers themselves gave, with the buttons that lead on. */
function confirmedIn({ quotes }: QuoteResult) {
  return quotes.filter(isOwn).map(({ id, price_info: { premium, estimated }, coverage_amount, actions }) => ({
    ...{ id, premium, estimated, coverage_amount },
    actions: actions.map(({ type, text }) => [type, text]),
  }))
}

/** More than a carrier over a wire hears of one visitor in a day. */
const homeTries: readonly object[] = [
  ...['80', '90', '110', '125', '150', '100'].map(choice => ({ dwelling: { choice } })),
  ...['50', '75', '125', '150', '100'].map(choice => ({ belongings: { choice } })),
  ...['5000', '1000', '2000'].map(choice => ({ deductible: { choice } })),
]
const carTries: readonly object[] = [
  ...['250', '1000', '2000'].map(choice => ({ deductible: { choice } })),
  ...['30', '50'].map(choice => ({ rental: { choice } })),
  ...['1000', '2000', '5000', '10000'].map(choice => ({ medicalPayments: { choice } })),
  ...['L50', 'L250'].map(choice => ({ limits: { choice } })),
]

const pagesIn = (file: string) => {
  const persona = readPersonas().find(one => one.file === file)
  return persona ? pagesOf(persona) : expect.fail(`there is no ${file}`)
}

describe('updateQuote', () => {
  test('has new prices of rate plans in its reply, and asks insurers over a wire again (spec 7.7)', async () => {
    const { visitor, id, result: before } = await visitorWithPrices(service)
    const { result, changes } = await change(visitor, id, { deductible: { choice: '2500' } })
    expect(changes).toEqual({ deductible: { status: 'changed', now: '$2,500' } })
    expect(priceOf(result, 'bramble')).toBeLessThan(priceOf(before, 'bramble'))
    expect(result.quotes.find(quote => quote.id === 'bramble')?.coverage_amount).toContain(
      '$2,500 deductible',
    )
    const after = (await untilComplete(visitor, id)).result
    expect(priceOf(after, 'pelican')).toBeLessThan(priceOf(before, 'pelican'))
    expect(after.quotes.find(quote => quote.id === 'pelican')?.coverage_amount).toContain('$2,500 deductible')
  })

  test('has its result once, which the page of the covers shows too', async () => {
    const { visitor, id } = await visitorWithPrices(service, pagesIn('auto-never.yaml'))
    const { result, covers, ...data } = await change(visitor, id, { deductible: { choice: '1000' } })
    expect(covers).not.toHaveProperty('result')
    const bytes = (reply: object) => JSON.stringify(reply).length
    const twice = bytes({ ...data, result, covers: { ...covers, result } })
    expect(bytes({ ...data, result, covers })).toBeLessThanOrEqual(0.6 * twice)
  })

  test('has the prices alone where that is all that is asked for', async () => {
    const { visitor, id } = await visitorWithPrices(service)
    await change(visitor, id, { deductible: { choice: '2500' } })
    await untilComplete(visitor, id)
    const whole = await change(visitor, id, {})
    const { reply } = await visitor.call(updatePrices, {
      quote_id: id,
      data: { changes: {} },
      prices_only: true,
    })
    if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
    const { result } = reply.data
    expect(whole.result).toMatchObject({ quote_status: result.quote_status, round: result.round })
    for (const { id: offer, insurer, price_info } of result.quotes)
      expect(whole.result.quotes.find(quote => quote.id === offer)).toMatchObject({ insurer, price_info })
    expect(JSON.stringify(reply.data).length).toBeLessThan(0.6 * JSON.stringify(whole).length)
  })

  test('prices a quote without choices to the cent as before, once they are taken back', async () => {
    const { visitor, id, result: before } = await visitorWithPrices(service)
    await change(visitor, id, { settlement: { choice: 'ACTUAL_CASH_VALUE' } })
    const lower = (await untilComplete(visitor, id)).result
    expect(priceOf(lower, 'bramble')).toBeLessThan(priceOf(before, 'bramble'))
    expect(lower.quotes.find(quote => quote.id === 'bramble')?.price_info.details?.join()).toContain(
      'actual cash value',
    )
    await change(visitor, id, { settlement: { skip_answer: true } })
    const again = (await untilComplete(visitor, id)).result
    const prices = (of: QuoteResult) =>
      of.quotes.map(quote => [quote.id, quote.price_info.premium, quote.coverage_amount])
    expect(prices(again)).toEqual(prices(before))
  })

  test.each([
    {
      persona: 'homeowner.yaml',
      tries: homeTries,
      back: { dwelling: '100', belongings: '100', deductible: '2500' },
      higher: { deductible: { choice: '5000' } },
    },
    {
      persona: 'auto-never.yaml',
      tries: carTries,
      back: { limits: 'MIN', deductible: '500', rental: '0', medicalPayments: '0' },
      higher: { deductible: { choice: '2000' } },
    },
  ])(
    'shows the same confirmed prices for the same cover, whatever was tried between, also past the limit of a day: $persona',
    async ({ persona, tries, back, higher }) => {
      const { visitor, id, result: before } = await visitorWithPrices(service, pagesIn(persona))
      const complaints: string[] = []
      const watch = watchConfirmedPrices(complaint => void complaints.push(complaint))
      const look = async () => {
        const data = await untilComplete(visitor, id)
        watch(data)
        return data.result
      }
      await look()
      for (const changes of tries) {
        await change(visitor, id, changes)
        await look()
      }
      const withheld = (await look()).quotes.filter(({ price_info }) => price_info.source === 'similar plans')
      expect(withheld.length).toBeGreaterThan(0)
      for (const { price_info, actions, receipts = [] } of withheld) {
        expect(price_info.message).toMatch(/^I’ve asked .+ ten times today\. I can ask again tomorrow\.$/)
        expect(price_info.assumed).toContain(price_info.message)
        expect(actions.map(({ type }) => type)).toEqual(['call'])
        expect(receipts.length).toBeGreaterThan(1)
      }
      const choices = Object.entries(back).map(([name, choice]) => [name, { choice }])
      const { result: atOnce } = await change(visitor, id, Object.fromEntries(choices))
      expect(confirmedIn(atOnce)).toEqual(confirmedIn(before))
      expect(confirmedIn(await look())).toEqual(confirmedIn(before))
      // Less cover is never estimated at more than an insurer has confirmed for more of it.
      await change(visitor, id, higher)
      for (const { id: carrier } of before.quotes.filter(isOwn))
        expect(priceOf(await look(), carrier), carrier).toBeLessThanOrEqual(priceOf(before, carrier))
      expect(complaints).toEqual([])
    },
  )

  const covers = (of: QuoteResult) =>
    of.quotes.flatMap(({ price_info, coverage_amount }) =>
      price_info.type === 'price' ? [coverage_amount] : [],
    )

  test('reaches plans and wires of a house: its amounts, its deductible and the first day', async () => {
    const { visitor, id, result: before } = await visitorWithPrices(service, pagesIn('homeowner.yaml'))
    const starts = addDays(todayAt(new Date()), 20)
    await change(visitor, id, {
      dwelling: { choice: '150' },
      deductible: { choice: '5000' },
      liability: { choice: '500000' },
      starts: { choice: starts },
    })
    const after = (await untilComplete(visitor, id)).result
    expect(after.shared.details).toContain(
      `Every price is for a policy that starts on ${longDay(starts, 'en')}.`,
    )
    const dwellingOf = (cover: string) => Number(/^\$([\d,]+) dwelling/.exec(cover)?.[1]?.replaceAll(',', ''))
    expect(covers(after).length).toBeGreaterThan(3)
    for (const cover of covers(after)) {
      expect(cover).toContain('$500,000 liability / $5,000 deductible')
      expect(dwellingOf(cover)).toBeGreaterThan(1.4 * dwellingOf(covers(before)[0] ?? ''))
    }
  })

  test('reaches plans and wires of a house: water backup, new building rules and an old roof', async () => {
    const {
      visitor,
      id,
      result: before,
    } = await visitorWithPrices(
      service,
      pagesIn('homeowner.yaml').map(
        (page): Page => (page[0].endsWith('/1r') ? [page[0], { choice: 'R11_15' }] : page),
      ),
    )
    await change(visitor, id, {
      ordinance: { choice: '25' },
      waterBackup: { choice: '10000' },
      roofSettlement: { choice: 'ACTUAL_CASH_VALUE' },
    })
    const after = (await untilComplete(visitor, id)).result
    const coverOf = (carrier: string) => after.quotes.find(one => one.id === carrier)?.coverage_amount
    // Over one wire and over the other, whose replies have no word for how the roof is paid for.
    for (const carrier of ['bramble', 'quillfeather', 'pelican', 'wickerby'])
      expect(coverOf(carrier), carrier).toMatch(/\$[\d,]+ ordinance or law \/ \$10,000 water backup/)
    for (const carrier of ['bramble', 'quillfeather', 'wickerby'])
      expect(coverOf(carrier), carrier).toContain('roof at actual cash value')
    expect(coverOf('pelican')).not.toContain('roof')
    const lines = (carrier: string) => JSON.stringify(after.quotes.find(({ id }) => id === carrier)?.decisive)
    expect(lines('pelican')).toContain('hasn’t said how its price pays for the roof')
    expect(lines('gimbleton')).toContain(
      'doesn’t reflect your water backup coverage and choice of how the roof',
    )
    expect(await (await visitor.open(`/quotes/${id}/cover`)).text()).toMatch(
      /The prices from [^<"]*Gimbleton[^<"]* may not include this choice\./,
    )
    expect(covers(before).join()).not.toContain('water backup')
    expect(coverOf('gimbleton')).not.toMatch(/water backup|cash value/)
    // Over a wire a price may leave out the added covers too: then its coverage claims none of them.
    const apart = after.quotes.find(({ id }) => id === 'thistledown')
    expect(apart?.coverage_amount).toMatch(/dwelling/)
    expect(apart?.coverage_amount).not.toMatch(/ordinance or law|water backup/)
    expect(JSON.stringify(apart)).toContain('water backup')
    expect(JSON.stringify(after.quotes.find(one => one.id === 'gimbleton'))).toContain(
      'doesn’t reflect your water backup coverage and choice of how the roof is paid for',
    )
    await change(visitor, id, { roofSettlement: { skip_answer: true }, ordinance: { skip_answer: true } })
    const dearer = (await untilComplete(visitor, id)).result
    for (const carrier of ['bramble', 'quillfeather', 'pelican', 'wickerby'])
      expect(priceOf(dearer, carrier), carrier).toBeGreaterThan(priceOf(before, carrier))
  })

  test('offers to pay less for a roof only where it is over 10 years old and the visitor’s own', async () => {
    const offered = async (answers: Readonly<Record<string, object>>) => {
      const pages = pagesIn('homeowner.yaml').map(
        ([step, said]): Page => [step, answers[step.split('/').at(-1) ?? ''] ?? said],
      )
      const { visitor, id } = await visitorWithPrices(service, pages)
      const { changes } = await change(visitor, id, { roofSettlement: { choice: 'ACTUAL_CASH_VALUE' } })
      return changes.roofSettlement?.status
    }
    expect(await offered({ '1r': { choice: 'R16_20' } })).toBe('changed')
    expect(await offered({ '1r': { choice: 'R6_10' } })).toBe('refused')
    expect(await offered({ '1r': { choice: 'R16_20' }, '1c': { choice: 'CONDO' } })).toBe('refused')
  })

  test('counts every insurer that is cheaper than the one whose rates the steps are shown by', async () => {
    const { visitor, id } = await visitorWithPrices(service, pagesIn('auto-california.yaml'))
    const { quotes } = (await untilComplete(visitor, id)).result
    const own = quotes.find(({ price_info }) => price_info.source === 'rates')
    const cheaper = quotes
      .filter(({ price_info }) => Number(price_info.premium) < Number(own?.price_info.premium))
      .map(({ insurer }) => insurer.name.replace(' (demo)', ''))
    expect(cheaper).toHaveLength(2)
    expect(await (await visitor.open(`/quotes/${id}/cover`)).text()).toContain(
      `${cheaper[0]} and 1 other insurer are cheaper, but I can’t price each option there.`,
    )
  })

  test('reaches plans and wires that price a limit for damage apart, and the others say that they do not', async () => {
    const { visitor, id } = await visitorWithPrices(service, pagesIn('auto-never.yaml'))
    const raised = await change(visitor, id, { limits: { choice: 'L100' } })
    expect(raised.changes.limits?.status).not.toBe('refused')
    const usual = (await untilComplete(visitor, id)).result
    const refused = await change(visitor, id, { propertyDamage: { choice: '5000' } })
    expect(refused.changes.propertyDamage).toMatchObject({
      status: 'refused',
      errors: {
        choice: expect.stringMatching(
          / (requires at least|start at) \$.* Please choose one of these amounts\.$/,
        ),
      },
    })
    const { changes } = await change(visitor, id, { propertyDamage: { choice: '250000' } })
    expect(changes.propertyDamage).toEqual({ status: 'changed', now: '$250,000' })
    const after = (await untilComplete(visitor, id)).result
    for (const carrier of ['wickerby', 'pennywhistle', 'lanternfish']) {
      expect(priceOf(after, carrier), carrier).toBeGreaterThan(priceOf(usual, carrier))
      expect(priceOf(after, carrier), carrier).toBeLessThan(priceOf(usual, carrier) * 1.04)
    }
    // An insurer that answers in ACORD tells its own limit, beside which the one asked for is named.
    const marrowgate = after.quotes.find(quote => quote.id === 'marrowgate')
    expect(marrowgate?.coverage_amount).toContain('$100,000 for damage you cause')
    expect(JSON.stringify(marrowgate)).toContain(
      'You asked for a property damage limit of $250,000. This price has $100,000.',
    )
    const mossgrove = after.quotes.find(quote => quote.id === 'mossgrove')
    expect(priceOf(after, 'mossgrove')).toBe(priceOf(usual, 'mossgrove'))
    expect(JSON.stringify(mossgrove)).toContain('This price doesn’t reflect your property damage limit.')
  })

  test('asks for a limit for damage only where an insurer of the list prices one, with what it costs there', async () => {
    const coversAt = async (...ids: readonly string[]) => {
      const carriers = demoCarriers().filter(({ id }) => ids.includes(id))
      const panel = await run({ carriers })
      onTestFinished(() => panel.close())
      const { visitor, id } = await visitorWithPrices(panel, pagesIn('auto-never.yaml'))
      return (await visitor.open(`/quotes/${id}/cover`)).text()
    }
    expect(await coversAt('mossgrove', 'bramble')).not.toContain('How much property damage coverage')
    const [, ofDamage = ''] = (await coversAt('mossgrove', 'wickerby')).split(
      'How much property damage coverage',
    )
    expect(ofDamage).toMatch(/^[^?]*\?.*\$50,000.*or \$[\d,.]+ with Wickerby/s)
  })

  test('reaches plans and wires of a car: uninsured drivers, medical payments and a rental car', async () => {
    const { visitor, id, result: before } = await visitorWithPrices(service, pagesIn('auto-never.yaml'))
    const { changes } = await change(visitor, id, {
      uninsured: { choice: 'MIN' },
      medicalPayments: { choice: '5000' },
      rental: { choice: '30' },
    })
    expect(Object.values(changes).map(({ status }) => status)).toEqual(['changed', 'changed', 'changed'])
    const after = (await untilComplete(visitor, id)).result
    expect(covers(after).length).toBeGreaterThan(5)
    for (const cover of covers(after))
      expect(cover).toMatch(
        /\$5,000 medical payments, \$[\d,]+\/\$[\d,]+ uninsured and underinsured motorist \(UM\/UIM\) coverage, .*rental car \$30 a day/,
      )
    for (const { price_info, cover_explained } of after.quotes)
      if (price_info.type === 'price')
        expect(cover_explained?.join(' ')).toMatch(
          /If a driver without insurance injures you.* uninsured motorist \(UM\) coverage pays.* \$30 a day/,
        )
    for (const { id: carrier, price_info } of after.quotes)
      if (price_info.type === 'price')
        expect(priceOf(after, carrier), carrier).toBeGreaterThan(priceOf(before, carrier))
  })

  test.each([
    {
      place: { city: 'New York', state: 'NY', zipcode: '10001' },
      amount: 75_000,
      least: '$50,000 personal injury protection',
    },
    {
      place: { city: 'Seattle', state: 'WA', zipcode: '98101' },
      amount: 35_000,
      least: '$10,000 personal injury protection',
    },
  ])(
    'reaches plans and wires of a car: injury protection in $place.state',
    async ({ place, amount, least }) => {
      const moved = pagesIn('auto-never.yaml').map(([step, answer]): Page => {
        if (step === '/start') return [step, { ...answer, zipCode: place.zipcode }]
        return [step, step.endsWith('/20') ? { ...answer, ...place } : answer]
      })
      const { visitor, id, result: before } = await visitorWithPrices(service, moved)
      for (const cover of covers(before)) expect(cover).toContain(least)
      await change(visitor, id, { pip: { choice: String(amount) } })
      const after = (await untilComplete(visitor, id)).result
      expect(covers(after).length).toBeGreaterThan(5)
      for (const cover of covers(after))
        expect(cover).toContain(`${wholeDollars(amount)} personal injury protection`)
      for (const { id: carrier, price_info } of after.quotes)
        if (price_info.type === 'price')
          expect(priceOf(after, carrier), carrier).toBeGreaterThan(priceOf(before, carrier))
      const { changes } = await change(visitor, id, { pip: { choice: '12345' } })
      expect(changes).toMatchObject({ pip: { status: 'refused' } })
    },
  )

  test('of a start date that is no longer in the future is requested beside the prices until the visitor picks one', async () => {
    let today: Day = '2026-11-22'
    const running = await run({ today: () => today })
    onTestFinished(() => running.close())
    const { visitor, id } = await visitorWithPrices(running)
    const noticeOn = async (day: Day) => {
      today = day
      return (await untilComplete(visitor, id)).late_start
    }
    await change(visitor, id, { starts: { choice: '2026-12-01' } })
    expect(await noticeOn('2026-11-30')).toBeUndefined()
    const december = (day: number) => `December ${day}, 2026`
    expect(await noticeOn('2026-12-01')).toEqual({ picked: december(1), instead: december(2) })
    expect(await noticeOn('2026-12-05')).toEqual({ picked: december(1), instead: december(6) })
    await change(visitor, id, { deductible: { choice: '1000' } })
    expect(await noticeOn('2026-12-05')).toEqual({ picked: december(1), instead: december(6) })
    await change(visitor, id, { starts: { choice: '2026-12-20' } })
    expect(await noticeOn('2026-12-05')).toBeUndefined()
  })

  describe('while the visitor tries covers', () => {
    const pauseMs = 1_500
    /** The rounds of a quote that a carrier over a wire was asked about. */
    async function roundsAsked(databaseUrl: string, id: string) {
      const rows = await rowsOf(
        databaseUrl,
        "select round from sent_question where quote_id = $1 and carrier = 'pelican' order by round",
        [id],
      )
      return rows.map(({ round }) => round)
    }

    test('asks insurers over a wire about the last choice alone, once the visitor pauses, and shows an estimate until then', async () => {
      const running = await run({ restMs: pauseMs })
      onTestFinished(() => running.close())
      const { visitor, id, result: before } = await visitorWithPrices(running)
      const pelicanIn = ({ quotes }: QuoteResult) => quotes.find(quote => quote.id === 'pelican')?.price_info
      const { result: first } = await change(visitor, id, { deductible: { choice: '1000' } })
      expect(first.quote_status).toBe('quoting')
      expect(pelicanIn(first)).toMatchObject({ source: 'similar plans', awaited: true })
      expect(pelicanIn(first)?.basis).toContain(`$${pelicanIn(before)?.premium} a month`)
      expect(priceOf(first, 'pelican')).toBeLessThanOrEqual(priceOf(before, 'pelican'))
      await change(visitor, id, { deductible: { choice: '2500' } })
      const after = (await untilComplete(visitor, id)).result
      expect(pelicanIn(after)).toMatchObject({ source: 'insurer' })
      expect(await roundsAsked(running.databaseUrl, id)).toEqual([1, 3])
    })

    test('asks them although the server stops before the pause is over', async () => {
      const env = {
        DATABASE_URL: await freshDatabaseUrl(),
        SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      }
      const stopping = await run({ restMs: pauseMs, env })
      const { visitor, id } = await visitorWithPrices(stopping)
      await change(visitor, id, { deductible: { choice: '1000' } })
      await stopping.close()
      expect(await roundsAsked(env.DATABASE_URL, id)).toEqual([1])
      const next = await run({ env })
      onTestFinished(() => next.close())
      await expect.poll(() => roundsAsked(env.DATABASE_URL, id)).toEqual([1, 2])
    })

    test('keeps receipts of what insurers confirmed, each with the way back to it', async () => {
      const { visitor, id, result: before } = await visitorWithPrices(service)
      await change(visitor, id, { deductible: { choice: '2500' } })
      const after = (await untilComplete(visitor, id)).result
      const receiptsOf = ({ quotes }: QuoteResult, carrier: string) =>
        quotes.find(quote => quote.id === carrier)?.receipts
      for (const carrier of ['pelican', 'bramble'])
        expect(receiptsOf(after, carrier)).toEqual([
          { premium: priceOf(before, carrier).toFixed(2), cover: 'Deductible $500', round: 1 },
          { premium: priceOf(after, carrier).toFixed(2), cover: 'Deductible $2,500' },
        ])
      expect(receiptsOf(before, 'pelican')).toBeUndefined()
      // Of two covers that differ, each receipt names those that differ from what stands now.
      await change(visitor, id, { property: { choice: '50000' } })
      const latest = (await untilComplete(visitor, id)).result
      expect(receiptsOf(latest, 'bramble')?.map(({ cover }) => cover)).toEqual([
        'Belongings $30,000, Deductible $500',
        'Belongings $30,000',
        '',
      ])
      const gone = await postForm(visitor, `/quotes/${id}/cover?from=results`, { round: '1' })
      expect([gone.status, gone.headers.get('location')]).toEqual([303, `/quotes/${id}`])
      expect(confirmedIn((await untilComplete(visitor, id)).result)).toEqual(confirmedIn(before))
    })
  })

  test('repeated with its key is the same reply and no second change; with another change it is a conflict', async () => {
    const { visitor, id } = await visitorWithPrices(service)
    const key = { 'idempotency-key': 'one-change-of-cover' }
    const first = await change(visitor, id, { deductible: { choice: '1000' } }, key)
    const second = await change(visitor, id, { deductible: { choice: '1000' } }, key)
    expect(second.changes).toEqual(first.changes)
    const other = { quote_id: id, data: { changes: { deductible: { choice: '250' } } } }
    const { status, reply } = await visitor.call(updateQuote, other, key)
    expect([status, reply]).toMatchObject([409, { reason: { code: 'conflict' } }])
  })

  test('two changes at once both stand', async () => {
    const { visitor, id } = await visitorWithPrices(service)
    await Promise.all([
      change(visitor, id, { deductible: { choice: '1000' } }),
      change(visitor, id, { liability: { choice: '300000' } }),
    ])
    const { quotes } = (await untilComplete(visitor, id)).result
    expect(quotes.find(quote => quote.id === 'bramble')?.coverage_amount).toContain(
      '$300,000 liability / $1,000 deductible',
    )
  })

  test('that a form without scripts asks for in vain is told why, on the page', async () => {
    const { visitor, id } = await visitorWithPrices(service)
    const refused = await postForm(visitor, `/quotes/${id}/cover`, { starts: '2020-01-01' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Please choose tomorrow or a later day')
  })

  test('gives one of several cars a deductible by a field of its own, with and without scripts', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const carsOn = (html: string) => [...new Set(html.match(/(?<=name=")carDeductibles\.[^"]+/g))]
    const page = async () => (await visitor.open(`/quotes/${id}/cover`)).text()
    const html = await page()
    expect(html).not.toContain('value="{')
    const [first = '', second = ''] = carsOn(html)
    expect(second).not.toBe('')
    const posted = await postForm(visitor, `/quotes/${id}/cover`, { [first]: '2000' })
    expect([posted.status, posted.headers.get('location')]).toEqual([303, `/quotes/${id}/cover`])
    const { changes } = await change(visitor, id, { [second]: { choice: '250' } })
    expect(changes[second]).toMatchObject({
      status: 'changed',
      now: expect.stringMatching(/\$2,000; .*\$250$/),
    })
    const chosen = [...(await page()).matchAll(/<button[^>]*aria-pressed="true"[^>]*>/g)].join(' ')
    for (const [name, value] of [
      [first, '2000'],
      [second, '250'],
    ])
      expect(chosen).toMatch(new RegExp(`value="${value}" aria-pressed="true" name="${name}"`))
  })

  test('is nobody else’s, and takes no more covers than there are', async () => {
    const { id } = await visitorWithPrices(service)
    const stranger = service.visitor()
    await stranger.open('/start')
    const ask = { quote_id: id, data: { changes: { deductible: { choice: '250' } } } }
    expect(await stranger.call(updateQuote, ask)).toMatchObject({
      status: 410,
      reply: { reason: { code: 'quote-expired' } },
    })
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`c${index}`, {}]))
    const flood = { quote_id: id, data: { changes: many } }
    expect((await stranger.call(updateQuote, flood)).status).toBe(400)
    expect((await stranger.call(updateQuote, { quote_id: id, data: { changes: 7 } })).status).toBe(400)
  })

  test('shows a chosen cover among the answers, with a page of its own that leads back to the prices', async () => {
    const { visitor, id } = await visitorWithPrices(service)
    await change(visitor, id, { settlement: { choice: 'ACTUAL_CASH_VALUE' } })
    const { answers } = await untilComplete(visitor, id)
    expect(answers.at(-1)).toMatchObject({
      route: '/quote/renters/settlement',
      label: 'Claim payment',
      answer: 'What they were worth',
    })
    const page = await visitor.open(`/quote/renters/settlement?q=${id}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('How should the policy pay for lost belongings?')
  })
})
