import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { properties } from '../src/contract/answers/properties.ts'
import { perPeriod } from '../src/language/periods.ts'
import { household } from './support/household.ts'
import { pagesOf, readPersonas } from './support/personas.ts'
import { anotherRenter, answerUntil, give, type Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

let service: Running

beforeAll(async () => {
  service = await run({})
})
afterAll(() => service.close())

const record = '/quote/auto/record'
const mostDriven = '/quote/auto/mostdriven'
const thisYear = new Date().getFullYear()

/** A question's page as the wire describes it. */
async function propertiesOf(visitor: Visitor, step: string) {
  const { reply } = await visitor.call(properties, { step })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  // The kinds of these questions have lists of people and cars.
  return reply.properties as typeof reply.properties & {
    drivers: readonly { id: string; name: string }[]
    cars: readonly { id: string; name: string }[]
  }
}

async function people(visitor: Visitor) {
  const { drivers } = await propertiesOf(visitor, record)
  const [ann, ben] = drivers.map(({ id }) => id)
  if (ann === undefined || ben === undefined) throw new Error('two people drive')
  return { ann, ben }
}

const page = async (visitor: Visitor, path: string) => (await visitor.open(path)).text()
const yearAt = ({ result }: Awaited<ReturnType<typeof untilComplete>>, carrier: string) =>
  Number(result.quotes.find(({ id }) => id === carrier)?.price_info.year_total)

describe('the page that makes a price exact', () => {
  test('leads back to the page that led to it, and so does the coverage page', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const quote = `/quotes/${id}`
    /** The first link to a page of the quote on another of its pages, without scripts. */
    const link = async (from: string, to: string) => {
      const found = new RegExp(`href="(${quote}${to}[^"]*)"`).exec(await page(visitor, `${quote}${from}`))
      return found?.[1] ?? ''
    }
    const wayBack = async (path: string) =>
      /<a [^>]*href="([^"]*)"[^>]*>(Back to [^<]*)<\/a>/.exec(await page(visitor, path))?.slice(1)

    expect(await wayBack(await link('/cover', '/exact'))).toEqual([`${quote}/cover`, 'Back to your coverage'])
    expect(await wayBack(await link('/exact', '/cover'))).toEqual([
      `${quote}/exact`,
      'Back to the list of questions',
    ])
    expect(await wayBack(await link('/price/bramble', '/cover'))).toEqual([
      `${quote}/price/bramble`,
      'Back to this price',
    ])
    for (const path of ['/cover', '/exact', '/exact?from=https://evil.example'])
      expect(await wayBack(`${quote}${path}`)).toEqual([quote, 'Back to all quotes'])
  })

  test('lists what is assumed with its question, and leads back to the prices, without scripts', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const html = await page(visitor, `/quotes/${id}/exact`)
    expect(html).toContain('counts as recent, and toward your most expensive driver.')
    expect(html).toContain(`href="${record}?from=exact&amp;q=${id}"`)
    expect(html).toContain(`href="${mostDriven}?from=exact&amp;q=${id}"`)
    const question = await page(visitor, `${record}?from=exact&q=${id}`)
    expect(question).toMatch(new RegExp(`href="/quotes/${id}/exact">.*?Back to the list of questions</a>`))
    expect(html).toContain(`href="/quotes/${id}"`)
    const results = await page(visitor, `/quotes/${id}`)
    expect(results).toContain(`href="/quotes/${id}/exact"`)
    const passport = await page(visitor, `/quotes/${id}/price/bramble`)
    expect(passport).toContain(`href="${record}?from=price.bramble&amp;q=${id}"`)
    const ofPrice = await page(visitor, `${record}?from=price.bramble&q=${id}`)
    expect(ofPrice).toMatch(new RegExp(`href="/quotes/${id}/price/bramble">.*?Back to this price</a>`))
  })

  test('comes again after each answer but the last, and so does the page of the covers', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const endOf = async (origin: string) =>
      (await visitor.open(`/quotes/${id}?utm=x&from=${origin}`)).headers.get('location')
    expect(await endOf('exact')).toBe(`/quotes/${id}/exact?utm=x`)
    expect(await endOf('cover')).toBe(`/quotes/${id}/cover?utm=x`)
    expect(await endOf('price.bramble')).toBe(`/quotes/${id}?utm=x`)
    const { visitor: owner, path } = await visitorWithPrices(service, like('pet.yaml'))
    expect((await owner.open(`${path}?from=exact`)).headers.get('location')).toBe(path)
  })

  test('is nobody else’s', async () => {
    const { id } = await visitorWithPrices(service, household)
    expect((await service.visitor().open(`/quotes/${id}/exact`)).status).toBe(410)
  })

  test('asks a tenant about nothing but another policy and valuables, and the owner of a pet about nothing', async () => {
    const tenant = await visitorWithPrices(service, anotherRenter())
    const html = await page(tenant.visitor, `/quotes/${tenant.id}/exact`)
    expect(html.match(/href="\/quote\/renters\/[a-z]+\?/g)).toEqual([
      'href="/quote/renters/multipolicy?',
      'href="/quote/renters/valuables?',
    ])
    const { visitor, id } = await visitorWithPrices(service, like('pet.yaml'))
    expect(await page(visitor, `/quotes/${id}/exact`)).toContain('I have no more questions.')
    for (const path of ['', '/cover'])
      expect(await page(visitor, `/quotes/${id}${path}`)).not.toContain('Get a more accurate price')
  })
})

/** A persona's pages, some with other answers. */
function like(file: string, answers: Readonly<Record<string, object>> = {}): readonly Page[] {
  const found = readPersonas().find(one => one.file === file) ?? expect.fail(`there is no ${file}`)
  return pagesOf(found).map(([step, said]): Page => [step, answers[step.split('/').at(-1) ?? ''] ?? said])
}

describe('an assumption that decides the price', () => {
  const carrierIn = ({ result }: Awaited<ReturnType<typeof untilComplete>>, carrier: string) =>
    result.quotes.find(({ id }) => id === carrier)

  test('stands on the card of an old home, and its answer decides who insures it, over wires too', async () => {
    const old = like('homeowner.yaml', { '1m': { text: '1954' } })
    const { visitor, id } = await visitorWithPrices(service, old)
    const before = await untilComplete(visitor, id)
    const updates = '/quote/homeowner/updates'
    expect(carrierIn(before, 'bramble')?.decisive).toEqual([
      {
        text: 'Assumes updated wiring, plumbing and heating.',
        ask: { text: 'True?', href: `${updates}?q=${id}` },
      },
    ])
    const results = await page(visitor, `/quotes/${id}`)
    expect(results).toMatch(
      /Assumes updated wiring, plumbing and heating\.(?:<!-- -->| )+<a href="[^"]*">True\?<\/a>/,
    )
    expect(await page(visitor, `/quotes/${id}/exact`)).toContain(
      'What has been replaced in the past 30 years?',
    )
    await give(visitor, [updates, { choices: ['HEATING'] }])
    const after = await untilComplete(visitor, id)
    const typeOf = (carrier: string) => [
      carrierIn(before, carrier)?.price_info.type,
      carrierIn(after, carrier)?.price_info.type,
    ]
    expect(typeOf('bramble')).toEqual(['price', 'declined'])
    expect(typeOf('mossgrove')).toEqual(['price', 'call'])
    // Its rates are asked over a wire.
    expect(typeOf('quillfeather')).toEqual(['price', 'declined'])
    const priced = ({ result }: typeof after) =>
      result.quotes.flatMap(({ id, price_info }) => (price_info.type === 'price' ? [id] : []))
    const gone = priced(before).filter(one => !priced(after).includes(one))
    expect(gone.length).toBeGreaterThan(1)
    expect(after.exact.effects.at(-1)).toBe(`${gone.length} insurers no longer give a price.`)
    expect(after.result.quotes.some(({ decisive }) => decisive)).toBe(false)
  })

  test('is not asked of a home that is too young for it', async () => {
    const { visitor, id } = await visitorWithPrices(service, like('homeowner.yaml'))
    const { result } = await untilComplete(visitor, id)
    expect(result.quotes.filter(({ decisive }) => decisive)).toEqual([])
    expect(await page(visitor, `/quotes/${id}/exact`)).not.toContain('What has been replaced')
  })

  test('stays on the card of an estimate without its question, where a visitor would rather not say', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const said = async () =>
      (await untilComplete(visitor, id)).result.quotes.flatMap(({ decisive = [] }) =>
        decisive.filter(({ text }) => text === 'Assumes good credit.'),
      )
    expect(await said()).toEqual([])
    await give(visitor, ['/quote/auto/25', { choice: 'UNKNOWN' }])
    const kept = await said()
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter(({ ask }) => ask)).toEqual([])
  })

  test('leaves the card once its question is answered, with “None of these” or “I’m not sure” too', async () => {
    const inFlorida = (wind: object) =>
      like('homeowner.yaml', {
        '1': { address1: '12 Elm Street', city: 'Tampa', state: 'FL', zipcode: '33602' },
        '1r': { choice: 'UNKNOWN' },
      }).flatMap((page): readonly Page[] =>
        page[0].endsWith('/4') ? [page, ['/quote/homeowner/4w', wind] as const] : [page],
      )
    const linesAfter = async (wind: object) => {
      const { result } = await visitorWithPrices(service, inFlorida(wind))
      expect(result.quotes.some(({ price_info }) => price_info.type === 'price')).toBe(true)
      return new Set(result.quotes.flatMap(({ decisive = [] }) => decisive.map(({ text }) => text)))
    }
    expect(await linesAfter({ skip_answer: true })).toEqual(
      new Set(['Assumes no protection from hurricanes.']),
    )
    expect(await linesAfter({ choices: ['NONE'] })).toEqual(new Set())
  })

  test('asks what protects a home from wildfire only where California has any, and a price falls with it', async () => {
    const at = (city: string, state: string, zipcode: string) =>
      like('homeowner.yaml', { '1': { address1: '12 Elm Street', city, state, zipcode } })
    const wildfire = '/quote/homeowner/wildfire'
    for (const [city, state, zip] of [
      ['Los Angeles', 'CA', '90028'],
      ['Evergreen', 'CO', '80439'],
    ] as const) {
      const { visitor, id } = await visitorWithPrices(service, at(city, state, zip))
      expect(await page(visitor, `/quotes/${id}/exact`), city).not.toContain('wildfire?')
      expect(JSON.stringify(await untilComplete(visitor, id)), city).not.toContain('from wildfire')
    }
    const { visitor, id } = await visitorWithPrices(service, at('San Diego', 'CA', '92127'))
    const before = await untilComplete(visitor, id)
    expect(carrierIn(before, 'bramble')?.decisive).toEqual([
      { text: 'Assumes no protection from wildfire.', ask: { text: 'True?', href: `${wildfire}?q=${id}` } },
    ])
    expect(await page(visitor, `/quotes/${id}/exact`)).toContain('What protects the home from wildfire?')
    await give(visitor, [wildfire, { choices: ['FIREWISE', 'CLASS_A_ROOF'] }])
    const after = await untilComplete(visitor, id)
    const priced = before.result.quotes.filter(({ price_info }) => price_info.type === 'price')
    expect(priced.length).toBeGreaterThan(3)
    for (const { id: carrier, decisive = [] } of priced)
      expect(
        decisive.map(({ text }) => text),
        carrier,
      ).toContain('Assumes no protection from wildfire.')
    // Over wires too.
    for (const { id: carrier } of priced)
      expect(yearAt(after, carrier), carrier).toBeLessThan(yearAt(before, carrier))
    expect(after.exact.effects[0]).toMatch(/^With all the details you added, .+ costs \$[\d.]+ less /)
    expect(after.result.quotes.some(({ decisive }) => decisive)).toBe(false)
    await give(visitor, [wildfire, { skip_answer: true }])
    expect(carrierIn(await untilComplete(visitor, id), 'bramble')?.decisive).toEqual(
      carrierIn(before, 'bramble')?.decisive,
    )
  })

  test('asks for the roof and the date of a claim only where a price rests on them, and says what the answers did', async () => {
    const pages = (home: object, claims: object) => like('homeowner.yaml', { '1c': home, '5': claims })
    const asked = async (visitor: Visitor, id: string) => {
      const html = await page(visitor, `/quotes/${id}/exact`)
      return ['What covers the roof?', 'What shape is the roof?', 'When was your claim?'].filter(one =>
        html.includes(one),
      )
    }
    const condo = await visitorWithPrices(service, pages({ choice: 'CONDO' }, { choice: 'NONE' }))
    expect(await asked(condo.visitor, condo.id)).toEqual([])
    const { visitor, id } = await visitorWithPrices(
      service,
      pages({ choice: 'SINGLE_FAMILY' }, { choice: 'ONE_WATER' }),
    )
    expect(await asked(visitor, id)).toHaveLength(3)
    const before = await untilComplete(visitor, id)
    const recent = 'Assumes that a claim without a date was recent.'
    const saying = ({ result }: typeof before) =>
      result.quotes.flatMap(({ id, decisive = [] }) =>
        decisive.some(({ text }) => text === recent) ? [id] : [],
      )
    expect(saying(before)).toContain('wickerby')
    // These count a claim the same for five years: in this process and over a wire.
    expect(saying(before)).not.toContain('gimbleton')
    expect(saying(before)).not.toContain('thistledown')
    const leak = { peril: 'WATER', year: '2022', month: '6', paid: '6,500' }
    await give(visitor, ['/quote/homeowner/claimdate', { claims: [leak] }])
    await give(visitor, ['/quote/homeowner/roofmaterial', { choice: 'METAL' }])
    const after = await untilComplete(visitor, id)
    for (const carrier of ['bramble', 'quillfeather', 'wickerby'])
      expect(yearAt(after, carrier), carrier).toBeLessThan(yearAt(before, carrier))
    expect(yearAt(after, 'thistledown')).toBe(yearAt(before, 'thistledown'))
    expect(saying(after)).toEqual([])
    expect(after.exact.effects[0]).toMatch(/^With all the details you added, .+ costs \$[\d.]+ less /)
    expect(after.exact.open).toBe(before.exact.open - 2)
  })

  test('takes a claim of long ago, says that it is not counted, and refuses one of next year', async () => {
    const { visitor, id } = await visitorWithPrices(
      service,
      like('homeowner.yaml', { '5': { choice: 'ONE_WATER' } }),
    )
    const before = await untilComplete(visitor, id)
    const claimDate = '/quote/homeowner/claimdate'
    const leak = { peril: 'WATER', year: String(thisYear - 6), month: '6', paid: '' }
    const refused = async (row: object) =>
      (await visitor.call(answer, { step: claimDate, answer: { claims: [{ ...leak, ...row }] } })).reply
    expect(await refused({ year: String(thisYear + 1) })).toMatchObject({ status: 'Fail' })
    expect(await refused({ paid: '900000000' })).toMatchObject({ status: 'Fail' })
    await give(visitor, [claimDate, { claims: [leak] }])
    const after = await untilComplete(visitor, id)
    for (const carrier of ['bramble', 'gimbleton', 'wickerby']) {
      expect(yearAt(after, carrier), carrier).toBeLessThan(yearAt(before, carrier))
      const assumed = carrierIn(after, carrier)?.price_info.assumed?.join(' ')
      expect(assumed, carrier).toContain(
        'A claim from more than 5 years before the policy begins isn’t counted.',
      )
    }
  })

  test.each(['homeowner', 'renters'] as const)(
    'asks for valuables of %s, prices them where an insurer does, and says so where it does not',
    async line => {
      const { visitor, id } = await visitorWithPrices(service, like(`${line}.yaml`))
      expect(await page(visitor, `/quotes/${id}/exact`)).toContain('worth insuring one by one?')
      const before = await untilComplete(visitor, id)
      const step = `/quote/${line}/valuables`
      const absurd = await visitor.call(answer, { step, answer: { jewelry: '90000000' } })
      expect(absurd.reply).toMatchObject({ status: 'Fail' })
      await give(visitor, [step, { jewelry: '10,000' }])
      const after = await untilComplete(visitor, id)
      const [rated, unrated] = line === 'renters' ? ['wickerby', 'bramble'] : ['bramble', 'wickerby']
      const more = yearAt(after, rated) - yearAt(before, rated)
      expect(more).toBeGreaterThan(100)
      expect(more).toBeLessThan(210)
      expect(carrierIn(after, rated)?.coverage_amount).toContain('$10,000 scheduled jewelry')
      expect(yearAt(after, unrated)).toBe(yearAt(before, unrated))
      expect(JSON.stringify(carrierIn(after, unrated))).toContain('doesn’t reflect your scheduled jewelry')
      await give(visitor, [step, { skip_answer: true }])
      expect(yearAt(await untilComplete(visitor, id), rated)).toBe(yearAt(before, rated))
    },
  )

  test('of a trip is whether known medical conditions are covered: the card says so before and after the answer', async () => {
    const { visitor, id } = await visitorWithPrices(service, like('travel.yaml'))
    const firstPayment = '/quote/travel/firstpayment'
    const said = async () => carrierIn(await untilComplete(visitor, id), 'farthing')
    const line = (text: string) => [{ text, ask: { text: 'Why?', href: `${firstPayment}?q=${id}` } }]
    expect((await said())?.decisive).toEqual(line('Pre-existing medical conditions aren’t covered.'))
    await give(visitor, [firstPayment, { choice: 'D14' }])
    const soon = await said()
    expect(soon?.decisive).toEqual(line('Pre-existing medical conditions may be covered.'))
    const assumed = soon?.price_info.assumed?.join(' ')
    expect(assumed).toContain('Medical conditions you knew about may be covered')
    expect(assumed).not.toContain('aren’t covered')
    await give(visitor, [firstPayment, { choice: 'D21' }])
    expect((await said())?.decisive).toEqual(line('Pre-existing medical conditions are rarely covered.'))
    await give(visitor, [firstPayment, { choice: 'EARLIER' }])
    expect((await said())?.decisive).toEqual(line('Pre-existing medical conditions aren’t covered.'))
  })

  test('of a trip is within how many days an insurer waives its exclusion, where it says so', async () => {
    const { visitor, id } = await visitorWithPrices(service, like('travel.yaml'))
    const firstPayment = '/quote/travel/firstpayment'
    const said = async () => {
      const quote = carrierIn(await untilComplete(visitor, id), 'quayside')
      return [quote?.decisive?.[0]?.text, quote?.price_info.assumed?.join(' ')]
    }
    const waived = [
      'Can cover pre-existing conditions if you buy within 14 days of your first payment.',
      expect.not.stringContaining('aren’t covered'),
    ]
    expect(await said()).toEqual(waived)
    await give(visitor, [firstPayment, { choice: 'D14' }])
    expect(await said()).toEqual(waived)
    await give(visitor, [firstPayment, { choice: 'D21' }])
    expect(await said()).toEqual([
      'Pre-existing medical conditions aren’t covered.',
      expect.stringContaining('aren’t covered'),
    ])
  })

  test('of a trip that costs nothing stands on the card too, where nothing is asked about it', async () => {
    const { visitor, id } = await visitorWithPrices(service, like('travel-medical.yaml'))
    const { result } = await untilComplete(visitor, id)
    const lines = result.quotes.flatMap(({ decisive = [] }) => decisive)
    expect(lines).toContainEqual({ text: 'Pre-existing medical conditions aren’t covered.' })
    expect(lines.filter(({ ask }) => ask)).toEqual([])
  })
})

describe('who had what, and when', () => {
  test('is never asked on the way to the prices', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/auto/30', household)
    const { reply } = await visitor.call(properties, { step: record })
    expect(reply).toMatchObject({ status: 'Error', reason: { code: 'not-on-path' } })
  })

  test('leads back to prices that follow, and the difference is shown', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const before = await untilComplete(visitor, id)
    const { ann } = await people(visitor)
    const incidents = ['AT_FAULT', 'SPEEDING'].map(incident => ({
      incident,
      driver: ann,
      year: String(thisYear - 4),
      month: '1',
    }))
    const data = await give(visitor, [record, { incidents }])
    expect(data.endpoint).toBe(`/quotes/${id}`)
    const after = await untilComplete(visitor, id)
    expect(yearAt(after, 'bramble')).toBeLessThan(yearAt(before, 'bramble'))
    const [told = ''] = after.exact.effects
    const [, insurer, less, period] =
      /^With all the details you added, (.+) costs \$([\d.]+) less (.+) than without them\.$/.exec(told) ?? []
    const [was, is] = [before, after].map(({ result }) =>
      result.quotes.find(one => one.insurer.name === insurer),
    )
    // In the terms of the card.
    expect(period).toBe(perPeriod(is?.price_info.policy_period ?? 'year', 'en'))
    expect(Number(was?.price_info.premium) - Number(is?.price_info.premium)).toBeCloseTo(Number(less), 2)
    expect(after.exact.open).toBe(before.exact.open - 1)
    const quote = after.result.quotes.find(one => one.id === 'bramble')
    expect(quote?.price_info.assumed?.join(' ')).not.toContain('counts as recent')
    expect(after.answers.find(({ route }) => route === record)?.answer).toBe(
      `Ann: at-fault accident, January ${thisYear - 4}; Ann: speeding ticket, January ${thisYear - 4}`,
    )
  })

  test('stays assumed for what was left open, and can be taken back', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const before = await untilComplete(visitor, id)
    const { ben } = await people(visitor)
    await give(visitor, [
      record,
      { incidents: [{ incident: 'SPEEDING', driver: ben, year: String(thisYear - 1) }] },
    ])
    const html = await page(visitor, `/quotes/${id}/exact`)
    expect(html).toContain('counts as recent')
    expect(html).toContain(`Ben: speeding ticket, ${thisYear - 1}`)
    await give(visitor, [record, { skip_answer: true }])
    const after = await untilComplete(visitor, id)
    expect(yearAt(after, 'bramble')).toBe(yearAt(before, 'bramble'))
    expect(after.exact.effects).toEqual([])
  })

  test('is refused next to its field', async () => {
    const { visitor } = await visitorWithPrices(service, household)
    const { ben } = await people(visitor)
    const row = { incident: 'SPEEDING', driver: ben, year: String(thisYear - 7) }
    const { reply } = await visitor.call(answer, {
      answer: { incidents: [row] },
      step: record,
      source: 'web',
    })
    expect(reply).toMatchObject({
      status: 'Fail',
      reason: { errors: { 'incidents.0.year': 'Please choose the year' } },
    })
  })

  test('keeps what fits when a driver leaves, and says what no longer counts', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const { ann, ben } = await people(visitor)
    const at = { year: String(thisYear - 3), month: '2' }
    await give(visitor, [
      record,
      {
        incidents: [
          { incident: 'AT_FAULT', driver: ann, ...at },
          { incident: 'SPEEDING', driver: ben, ...at },
        ],
      },
    ])
    await give(visitor, ['/quote/auto/10', { action: 'delete', uuid: ben }])
    await give(visitor, ['/quote/auto/10', { action: 'next' }])
    const after = await untilComplete(visitor, id)
    expect(after.exact.effects[0]).toBe(
      `Speeding ticket, February ${thisYear - 3}: I’ve dropped the driver and date because your other answers changed.`,
    )
    expect(after.answers.find(({ route }) => route === record)?.answer).toBe(
      `Ann: at-fault accident, February ${thisYear - 3}`,
    )
    expect(await page(visitor, `/quotes/${id}/exact`)).toContain('counts as recent')
  })

  test('is in the copy of the visitor’s data', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const { ann } = await people(visitor)
    await give(visitor, [
      record,
      { incidents: [{ incident: 'SPEEDING', driver: ann, year: String(thisYear - 2) }] },
    ])
    await untilComplete(visitor, id)
    const data = await (await visitor.open(`/quotes/${id}/data.json`)).json()
    expect(data.answers).toContainEqual({
      question: 'Who was involved, and when?',
      answer: `Ann: speeding ticket, ${thisYear - 2}`,
    })
  })
})

describe('the miles of a year', () => {
  test('take the place of those worked out from a day, car by car', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const before = await untilComplete(visitor, id)
    const { cars } = await propertiesOf(visitor, '/quote/auto/miles')
    const [first] = cars.map(({ id: car }) => ({ car, miles: '4,000' }))
    await give(visitor, ['/quote/auto/miles', { cars: [first] }])
    const after = await untilComplete(visitor, id)
    expect(yearAt(after, 'bramble')).toBeLessThan(yearAt(before, 'bramble'))
    expect(await page(visitor, `/quotes/${id}/exact`)).toContain('I count your daily miles')
    await give(visitor, ['/quote/auto/miles', { cars: cars.map(({ id: car }) => ({ car, miles: '4000' })) }])
    await untilComplete(visitor, id)
    expect(await page(visitor, `/quotes/${id}/exact`)).not.toContain('I count your daily miles')
  })
})

describe('what lowers a price', () => {
  test('counts for nobody until it is said, then for the driver and the policy that it is said of', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const before = await untilComplete(visitor, id)
    const html = await page(visitor, `/quotes/${id}/exact`)
    expect(html).toContain('Does any of this apply to your drivers?')
    expect(html).toContain('Which of these would be true for you?')
    const { ben } = await people(visitor)
    await give(visitor, ['/quote/auto/driverdiscounts', { choices: [`GOOD_STUDENT:${ben}`] }])
    const student = await untilComplete(visitor, id)
    expect(yearAt(student, 'bramble')).toBeLessThan(yearAt(before, 'bramble'))
    // It has no discount for grades.
    expect(yearAt(student, 'copperkettle')).toBe(yearAt(before, 'copperkettle'))
    const said = await page(visitor, `/quotes/${id}/exact`)
    expect(said).toContain('Ben: good grades')
    // What the answers did, in dollars.
    expect(said).toMatch(/\$\d+(\.\d\d)? less/)
    await give(visitor, ['/quote/auto/policydiscounts', { choices: ['PAPERLESS'] }])
    const paperless = await untilComplete(visitor, id)
    for (const carrier of ['bramble', 'copperkettle'])
      expect(yearAt(paperless, carrier), carrier).toBeLessThan(yearAt(student, carrier))
    // Its rates are asked over a wire.
    expect(yearAt(paperless, 'pennywhistle')).toBeLessThan(yearAt(student, 'pennywhistle'))
    await give(visitor, ['/quote/auto/driverdiscounts', { choices: ['NONE'] }])
    await give(visitor, ['/quote/auto/policydiscounts', { skip_answer: true }])
    expect(yearAt(await untilComplete(visitor, id), 'bramble')).toBe(yearAt(before, 'bramble'))
  })
})

test('discounts that two tabs tell of at once are both kept', async () => {
  const { visitor, id } = await visitorWithPrices(service, household)
  const step = '/quote/auto/policydiscounts'
  const tell = (choices: readonly string[], shown: unknown) =>
    visitor.call(answer, { answer: { choices }, step, quote_id: id, shown, source: 'web' })
  const told = async () => {
    const { reply } = await visitor.call(properties, { step, quote_id: id })
    return reply.status === 'OK' ? reply.properties.answer : reply
  }
  for (const one of ['PAPERLESS', 'AUTOMATIC_PAYMENT'])
    expect((await tell([one], null)).reply.status).toBe('OK')
  const both = { choices: ['PAPERLESS', 'AUTOMATIC_PAYMENT'] }
  expect(await told()).toEqual(both)
  // What a tab was shown and takes away is gone.
  await tell(['AUTOMATIC_PAYMENT'], both)
  expect(await told()).toEqual({ choices: ['AUTOMATIC_PAYMENT'] })
})

/** An owner in another place than the persona's. */
const ownerIn = (city: string, state: string, zipcode: string) =>
  like('homeowner.yaml', { '1': { address1: '12 Elm Street', city, state, zipcode } })
const owner = ownerIn('Columbus', 'OH', '43215')

describe('the credit of an owner', () => {
  const asks = 'How would you rate your credit?'
  const credit = '/quote/homeowner/credit'

  test('is average until it is told, moves the prices that count it, and is nothing that anybody has to say', async () => {
    const { visitor, id } = await visitorWithPrices(service, owner)
    const before = await untilComplete(visitor, id)
    const html = await page(visitor, `/quotes/${id}/exact`)
    expect(html).toContain(asks)
    expect(html).toContain('Your credit is good, but not excellent.')
    await give(visitor, [credit, { choice: 'UNKNOWN' }])
    const unsaid = await untilComplete(visitor, id)
    await give(visitor, [credit, { choice: 'POOR' }])
    const poor = await untilComplete(visitor, id)
    const told = await page(visitor, `/quotes/${id}/exact`)
    await give(visitor, [credit, { choice: 'EXCELLENT' }])
    const excellent = await untilComplete(visitor, id)
    for (const carrier of ['bramble', 'wickerby', 'tinderbox', 'quillfeather']) {
      expect(yearAt(unsaid, carrier), carrier).toBe(yearAt(before, carrier))
      expect(yearAt(poor, carrier) / yearAt(before, carrier), carrier).toBeGreaterThan(1.5)
      expect(yearAt(excellent, carrier), carrier).toBeLessThan(yearAt(before, carrier))
    }
    // They don't look at it: in this process and over wires.
    for (const carrier of ['mossgrove', 'gimbleton', 'thistledown']) {
      expect(yearAt(poor, carrier), carrier).toBeGreaterThan(0)
      expect(yearAt(poor, carrier), carrier).toBe(yearAt(before, carrier))
    }
    expect(told).toMatch(/ got more expensive\./)
    expect(poor.exact.open).toBe(before.exact.open - 1)
    const assumed = ({ result }: typeof poor, carrier: string) =>
      result.quotes.find(one => one.id === carrier)?.price_info.assumed?.join(' ')
    expect(assumed(unsaid, 'bramble')).toContain('Your credit is good, but not excellent.')
    expect(assumed(poor, 'bramble')).not.toContain('Your credit')
    expect(assumed(before, 'mossgrove')).not.toContain('Your credit')
    expect(assumed(before, 'thistledown')).not.toContain('Your credit')
  })

  test.each([
    ['San Diego', 'CA', '92127'],
    ['Boston', 'MA', '02118'],
    ['Baltimore', 'MD', '21201'],
  ])('is asked of nobody in %s, %s', async (city, state, zipcode) => {
    const { visitor, id } = await visitorWithPrices(service, ownerIn(city, state, zipcode))
    expect(await page(visitor, `/quotes/${id}/exact`)).not.toContain(asks)
    const { reply } = await visitor.call(answer, { answer: { choice: 'POOR' }, step: credit, source: 'web' })
    expect(reply).toMatchObject({ status: 'Error', reason: { code: 'not-on-path' } })
    expect(JSON.stringify(await untilComplete(visitor, id))).not.toContain('Your credit')
  })
})

describe('a car and a home with the same company', () => {
  test.each([
    ['auto', household, 'Would you also insure your home with the same company?'],
    ['homeowner', owner, 'Would you also insure your car with the same company?'],
    ['renters', anotherRenter(), 'Would you also insure your car with the same company?'],
  ] as const)('lowers the %s prices that count it once the visitor says yes', async (line, pages, asks) => {
    const { visitor, id } = await visitorWithPrices(service, pages)
    const before = await untilComplete(visitor, id)
    expect(await page(visitor, `/quotes/${id}/exact`)).toContain(asks)
    const say = async (choice: 'YES' | 'NO') => {
      await give(visitor, [`/quote/${line}/multipolicy`, { choice }])
      return untilComplete(visitor, id)
    }
    const yes = await say('YES')
    for (const carrier of ['bramble', 'wickerby'])
      expect(yearAt(yes, carrier), carrier).toBeLessThan(yearAt(before, carrier))
    expect(yearAt(yes, 'mossgrove')).toBe(yearAt(before, 'mossgrove'))
    expect(yes.exact.effects.join(' ')).toMatch(/ got cheaper\./)
    const facts = ({ result }: typeof yes, carrier: string) =>
      JSON.stringify(result.quotes.find(one => one.id === carrier)?.facts ?? [])
    const other = line === 'auto' ? 'home' : 'car'
    // Its price does not count it, so that it is still something to ask for.
    for (const reply of [before, yes]) {
      expect(facts(reply, 'mossgrove')).toMatch(new RegExp(`nsuring your ${other} with them too`))
      expect(facts(reply, 'bramble')).not.toContain('with them too')
    }
    const no = await say('NO')
    for (const carrier of ['bramble', 'wickerby'])
      expect(yearAt(no, carrier), carrier).toBe(yearAt(before, carrier))
    expect(no.exact.effects).toEqual(['The details you added cost the same as what was assumed before.'])
  })
})

describe('who drives which car most', () => {
  test('is taken for every car, and named again', async () => {
    const { visitor, id } = await visitorWithPrices(service, household)
    const { cars, drivers } = await propertiesOf(visitor, mostDriven)
    expect(cars.map(({ name }) => name)).toEqual(['2019 Toyota Camry', '2012 Honda Civic'])
    const said = cars.map(({ id: car }, at) => ({ car, driver: drivers[1 - at]?.id }))
    await give(visitor, [mostDriven, { cars: said }])
    await untilComplete(visitor, id)
    expect(await page(visitor, `/quotes/${id}/exact`)).toContain(
      'Ben: 2019 Toyota Camry; Ann: 2012 Honda Civic',
    )
  })

  test('is not asked of a single driver', async () => {
    const { visitor, id } = await visitorWithPrices(
      service,
      household.filter(([, payload]) => !('relation' in payload)),
    )
    expect(await page(visitor, `/quotes/${id}/exact`)).not.toContain(mostDriven)
  })
})
