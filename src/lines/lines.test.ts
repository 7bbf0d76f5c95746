import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asksOf, possibleAnswers, randomWalk } from '../../tests/rooms/lines.ts'
import { minimumLimits } from '../law/auto-minimums.ts'
import { stateCodes } from '../law/jurisdictions.ts'
import type { Day } from '../units/day.ts'
import { check } from '../wizard/check.ts'
import { stepOf } from '../wizard/line.ts'
import { progress } from '../wizard/progress.ts'
import { answer, started, today } from '../wizard/sample.ts'
import { type Answers, walk } from '../wizard/walk.ts'
import { example } from './example.ts'
import { lines } from './index.ts'

/** The routes in the specification, by line; a line may have more. */
const specified: Readonly<Record<string, readonly string[]>> = {
  renters: ['1', '1c', '1e', '1h', '1k', '2', '2b', '2c', '2g', '3'],
  homeowner: '1 1c 1h 1m 1r 2 3 4 5 6 7 carrier email premium'.split(' '),
  life: ['1', '2', '2c', '3', '4', '5'],
  travel: ['1', '2', '3', '4', '5'],
  auto: '1 1e 1g 1m 1n 3 5 5a 5b 5c 6 9 10 12 20 20m 25 30'.split(' '),
  pet: ['1', '10'],
}

describe.each(lines.all.map(line => [line.name, line] as const))('%s', (name, line) => {
  const routes = [...asksOf(line), ...line.stages].map(({ route }) => route)

  it('has the routes of the specification, each once (spec 2.1.2)', () => {
    expect(routes).toEqual(expect.arrayContaining([...(specified[name] ?? ['unspecified'])]))
    const pages = [...asksOf(line), ...line.stages.filter(stage => stage.type === 'collect')]
    expect(new Set(pages.map(({ route }) => route)).size).toBe(pages.length)
  })

  it('can reach each of its pages, and every journey through it ends', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), numbers => {
        const { seen } = randomWalk(line, { pick: most => (numbers.next().value ?? 0) % most })
        for (const route of seen) reached.add(route)
      }),
      { numRuns: 200 },
    )
    expect([...reached].sort()).toEqual(
      asksOf(line)
        .map(ask => ask.route)
        .concat(line.stages.filter(stage => stage.type === 'collect').map(stage => stage.route))
        .map(route => `/quote/${line.name}/${route}`)
        .sort(),
    )
  })

  it('continues after every choice of every question', () => {
    for (const ask of asksOf(line)) {
      for (const payload of possibleAnswers(ask.step)) {
        expect(check(ask.step.answer(today), payload).ok, `${ask.route} ${JSON.stringify(payload)}`).toBe(
          true,
        )
      }
    }
  })

  it('takes the answers to its questions beside the prices', () => {
    for (const ask of line.refinements) {
      const step = stepOf(ask, example)
      for (const payload of possibleAnswers(step))
        expect(check(step.answer(today), payload).ok, `${ask.route} ${JSON.stringify(payload)}`).toBe(true)
    }
    // A list is taken back by removing its items.
    const lasting = line.refinements.filter(({ skippable }) => !skippable)
    expect(lasting.every(ask => 'most' in stepOf(ask, example).props)).toBe(true)
  })

  it('ends with a button that leads to the offers (spec 2.3.9.2)', () => {
    const actions = asksOf(line).map(({ step }) => step.props.action?.en)
    expect(['View my quotes', 'Explore Prices']).toContain(actions.at(-1))
  })

  it('shows the information disclosure before the last page is answered (spec 2.3.9.4)', () => {
    expect(asksOf(line).some(({ step }) => step.props.information_disclosure)).toBe(true)
  })

  it('lists every field of every answer; an unlisted one would be neither sent nor classified', () => {
    for (const { step } of asksOf(line)) {
      for (const payload of possibleAnswers(step)) {
        for (const field of Object.keys(payload)) expect(step.fields).toHaveProperty(field)
      }
    }
  })
})

describe('renters', () => {
  const renters = lines.byName('renters')
  const filled = (until: string) => {
    let answers: Answers = started
    for (const ask of asksOf(renters)) {
      if (ask.route === until) break
      answers = answer(renters, answers, [ask.route, possibleAnswers(ask.step)[0]]).answers
    }
    return answers
  }

  it('counts its questions one by one (spec 2.3.0.2)', () => {
    const asks = asksOf(renters)
    const steps = asks.map(({ route }) => {
      const journey = { line: renters, answers: filled(route), today }
      const walked = walk(journey)
      return walked.open && progress(journey, walked, walked.open)
    })
    expect(steps).toEqual(asks.map((_, at) => ({ current: at + 1, total: asks.length })))
  })

  it('lets the birth date and the devices be skipped, but no coverage (spec 4.2.1)', () => {
    const skippable = asksOf(renters).filter(ask => ask.skippable)
    expect(skippable.map(ask => ask.route)).toEqual(expect.arrayContaining(['1e', '1h']))
    expect(() => answer(renters, filled('2'), ['2', { skip_answer: true }])).toThrow('refused')
    expect(answer(renters, filled('1e'), ['1e', { skip_answer: true }]).next?.route).toBe('/quote/renters/1h')
  })

  it('accepts nobody under 18', () => {
    expect(() => answer(renters, filled('1e'), ['1e', { month: 1, day: 1, year: 2012 }])).toThrow(
      'You need to be at least 18',
    )
  })

  it('leads back to the open question after an edited answer', () => {
    expect(answer(renters, filled('2c'), ['1c', { choice: 'ROOM' }]).next?.route).toBe('/quote/renters/2c')
  })

  it('leads back to the prices after an edited answer of a finished quote', () => {
    expect(answer(renters, filled('the end'), ['1c', { choice: 'ROOM' }]).next).toBeNull()
  })

  it('does not let a visitor jump ahead', () => {
    expect(() => answer(renters, filled('1e'), ['2b', { choice: '100000' }])).toThrow('off-path')
  })
})

describe('auto', () => {
  const auto = lines.byName('auto')
  const drive = (state: string, ...pages: readonly (readonly [string, unknown])[]) => {
    const start = { start: { type: 'auto', zipCode: '00000', state } }
    return pages.reduce<Answers>((answers, page) => answer(auto, answers, page).answers, start)
  }
  const openAt = (answers: Answers) => walk({ line: auto, answers, today }).open
  const pathOf = (answers: Answers) =>
    walk({ line: auto, answers, today }).path.map(place => place.route.split('/').at(-1))
  const numberOf = (answers: Answers) => {
    const journey = { line: auto, answers, today }
    const walked = walk(journey)
    return walked.open && progress(journey, walked, walked.open)
  }

  const insured = [
    ['1', { choice: 'YES' }],
    ['1e', { choice: 'Y3_5' }],
    ['1g', { skip_answer: true }],
    ['1m', { current_insurer: 'Acorn', current_policy_start_year: 2024, current_policy_start_month: 5 }],
  ] as const
  const uninsured = [
    ['1', { choice: 'NEVER' }],
    ['1n', { choice: 'FIRST_CAR' }],
  ] as const
  const car = (ownership = 'OWNED') =>
    [
      ['3', { year: 2019, make: 'Toyota', model: 'Camry' }],
      ['5', { vin: '1HGCM82633A004352', ownership, usage: 'COMMUTE_PLEASURE', daily_mileage: 30 }],
    ] as const
  const onward = [['6', { action: 'next' }]] as const
  const cover = [
    ['5a', { choice: 'L100' }],
    ['5b', { choice: 'FULL' }],
    ['5c', { choice: '500' }],
  ] as const
  const driver = [
    [
      '9',
      {
        firstName: 'Ann',
        lastName: 'Example',
        gender: 'F',
        maritalStatus: 'S',
        dateBirth: '1990-05-02',
        firstLicenseAge: 17,
      },
    ],
    ['10', { action: 'next' }],
  ] as const
  const home = (state: string, zipcode: string) =>
    [
      ['12', { choices: ['NONE'] }],
      ['20', { address1: '1 Sample Street', city: 'Sample', state, zipcode }],
    ] as const

  it('asks the insured about the insurer, and others why they are not insured', () => {
    expect(pathOf(drive('TX', ...insured))).toEqual(['1', '1e', '1g', '1m', '3', '6'])
    expect(pathOf(drive('TX', ...uninsured))).toEqual(['1', '1n', '3', '6'])
  })

  it('counts twelve steps for the insured and eleven for others', () => {
    expect(numberOf(drive('TX'))).toEqual({ current: 1, total: 12 })
    expect(numberOf(drive('TX', ...insured.slice(0, 2)))).toEqual({ current: 2, total: 12 })
    expect(numberOf(drive('TX', ...insured.slice(0, 3)))).toEqual({ current: 3, total: 12 })
    expect(numberOf(drive('TX', ...insured))).toEqual({ current: 4, total: 12 })
    expect(numberOf(drive('TX', ...uninsured.slice(0, 1)))).toEqual({ current: 2, total: 11 })
    expect(numberOf(drive('TX', ...uninsured))).toEqual({ current: 3, total: 11 })
    const housed = [...uninsured, ...car(), ...onward, ...cover, ...driver, ...home('TX', '78701')]
    expect(numberOf(drive('TX', ...housed))).toEqual({ current: 10, total: 11 })
  })

  it('calls the car by its name', () => {
    expect(openAt(drive('TX', ...uninsured, ...car().slice(0, 1)))?.step.props.title.en).toBe(
      'Tell me about your 2019 Toyota Camry',
    )
  })

  /** What follows the minimum of a state. */
  const amounts =
    ' The three liability amounts are the most the policy pays for each injured person, each accident and property damage.'

  it('says what the state requires and offers nothing below it', () => {
    const limitsIn = (state: string) => openAt(drive(state, ...uninsured, ...car(), ...onward))?.step.props
    expect(limitsIn('TX')).toMatchObject({
      subtitle: {
        en: `Texas requires at least $30,000 / $60,000 / $25,000 of liability coverage.${amounts}`,
      },
      choices: [{ value: 'MIN' }, { value: 'L50' }, { value: 'L100' }, { value: 'L250' }],
    })
    expect(limitsIn('NC')).toMatchObject({
      choices: [{ value: 'MIN' }, { value: 'L100' }, { value: 'L250' }],
    })
    expect(limitsIn('FL')).toMatchObject({
      choices: [
        {
          value: 'MIN',
          description: {
            en: '$10,000 injury protection, $10,000 property damage. No liability coverage for people you injure',
            es: '$10,000 de protección contra lesiones, $10,000 por daños a la propiedad. Sin responsabilidad civil por las personas a las que usted lesione',
          },
        },
        {},
        {},
        {},
      ],
    })
  })

  it('says of a state’s minimum where it has nothing for people whom the driver injures, and nowhere else', () => {
    for (const state of stateCodes) {
      const isWithout = 'injuryProtection' in minimumLimits({ state, on: today })
      const props = openAt(drive(state, ...uninsured, ...car(), ...onward))?.step.props
      expect(JSON.stringify(props).includes('No liability coverage'), state).toBe(isWithout)
    }
  })

  it('follows the rules of the day: a minimum that rises next week is required from next week on', () => {
    const inCalifornia = drive('CA', ...uninsured, ...car(), ...onward)
    const subtitleOn = (day: Day) =>
      walk({ line: auto, answers: inCalifornia, today: day }).open?.step.props.subtitle?.en
    expect(subtitleOn('2034-12-31')).toBe(
      `California requires at least $30,000 / $60,000 / $15,000 of liability coverage.${amounts}`,
    )
    expect(subtitleOn('2035-01-01')).toBe(
      `California requires at least $50,000 / $100,000 / $25,000 of liability coverage.${amounts}`,
    )
  })

  it('shows the whole minimum where it is certain, and mentions no law where it is not', () => {
    const subtitleIn = (state: string) =>
      openAt(drive(state, ...uninsured, ...car(), ...onward))?.step.props.subtitle?.en
    expect(subtitleIn('NY')).toBe(
      `New York requires at least $25,000 / $50,000 / $10,000 of liability coverage. It also requires $50,000 of personal injury protection (PIP) and uninsured motorist (UM) coverage.${amounts}`,
    )
    expect(subtitleIn('MI')).toBe(
      `Michigan requires at least $50,000 / $100,000 / $10,000 of liability coverage. It also requires personal injury protection (PIP) and $1,000,000 of property protection.${amounts}`,
    )
    expect(subtitleIn('FL')).toBe(
      `Florida requires at least $10,000 of personal injury protection (PIP) and $10,000 of property damage liability coverage.${amounts}`,
    )
    expect(subtitleIn('DE')).toBe(
      `Policies in Delaware start at $25,000 / $50,000 / $10,000 of liability coverage, with $15,000 of personal injury protection (PIP).${amounts}`,
    )
    expect(subtitleIn('NH')).toBe(
      `Most drivers in New Hampshire aren’t required to have insurance. Policies in New Hampshire start at $25,000 / $50,000 / $25,000 of liability coverage, with $1,000 of medical payments coverage, uninsured motorist (UM) coverage, and underinsured motorist (UIM) coverage.${amounts}`,
    )
  })

  it.each(['FINANCED', 'LEASED'])('assumes full coverage when a car is %s, and says so', ownership => {
    const before = drive('TX', ...uninsured, ...car(ownership), ...onward, cover[0])
    expect(openAt(before)).toMatchObject({
      route: '/quote/auto/5c',
      step: {
        props: {
          subtitle: {
            en: expect.stringContaining('usually require collision and comprehensive, so I’ve included both'),
          },
          privacyShort: {
            en: expect.stringContaining(
              'pays what it was worth, even if you owe more: ask your lender about gap',
            ),
            es: expect.stringContaining('la póliza paga lo que valía, aunque usted deba más'),
          },
        },
      },
    })
  })

  it("asks for no deductible when the visitor's own car is not covered", () => {
    const before = drive('TX', ...uninsured, ...car(), ...onward, cover[0])
    expect(answer(auto, before, ['5b', { choice: 'LIABILITY' }]).next?.route).toBe('/quote/auto/9')
    expect(answer(auto, before, ['5b', { choice: 'COMP' }]).next?.route).toBe('/quote/auto/5c')
  })

  it.each([
    ['TX', '78701', ['20m', '25', '30']],
    ['HI', '96813', ['20m', '30']],
    ['CA', '94105', ['30']],
    ['MA', '02108', ['30']],
    ['MI', '48201', ['21', '30']],
    ['PA', '19103', ['22', '20m', '25', '30']],
  ])('asks in %s only what may affect the price there', (state, zipcode, routes) => {
    let answers = drive('TX', ...uninsured, ...car(), ...onward, ...cover, ...driver, ...home(state, zipcode))
    const path: (string | undefined)[] = []
    for (let open = openAt(answers); open; open = openAt(answers)) {
      const route = open.route.split('/').at(-1) ?? ''
      path.push(route)
      answers = answer(auto, answers, [route, possibleAnswers(open.step)[0]]).answers
    }
    expect(path).toEqual(routes)
  })

  it('says in the driver form which fields do not count in the state', () => {
    const driverIn = (state: string) =>
      openAt(drive(state, ...uninsured, ...car(), ...onward, ...cover))?.step.props
    const sentence = { en: 'This doesn’t affect your price in Massachusetts.' }
    expect(driverIn('MA')).toMatchObject({
      unrated: { gender: sentence, maritalStatus: sentence, education: sentence, employment: sentence },
    })
    expect(driverIn('HI')).toMatchObject({
      unrated: { firstLicenseAge: { en: 'This doesn’t affect your price in Hawaii.' } },
    })
    for (const state of ['TX', 'MT']) expect(driverIn(state), state).toHaveProperty('unrated', {})
  })

  it('speaks of no law where a field is kept from carriers only to be on the safe side', () => {
    const driverIn = (state: string) =>
      openAt(drive(state, ...uninsured, ...car(), ...onward, ...cover))?.step.props
    const sentence = expect.objectContaining({
      en: 'This doesn’t affect your price.',
    })
    for (const state of ['GA', 'NY'])
      expect(driverIn(state), state).toHaveProperty('unrated', {
        education: sentence,
        employment: sentence,
      })
    // If the section was read, the state is named.
    expect(driverIn('NC')).toHaveProperty('unrated', {
      gender: expect.objectContaining({ en: 'This doesn’t affect your price in North Carolina.' }),
    })
  })

  it('says of age only what counts in the state', () => {
    const promiseIn = (state: string) =>
      openAt(drive(state, ...uninsured, ...car(), ...onward, ...cover))?.step.props.privacyShort?.en
    expect(promiseIn('TX')).toBe('Age and years behind the wheel affect the price the most.')
    for (const state of ['CA', 'NC'])
      expect(promiseIn(state)).toBe(
        'Years behind the wheel affect the price the most. Age itself doesn’t count.',
      )
    expect(promiseIn('MA')).toBe(
      'Years behind the wheel affect the price the most. Age counts only as a discount from 65 on.',
    )
    expect(promiseIn('HI')).toBe(
      'Insurers need to know who drives. Neither age nor years behind the wheel change your price.',
    )
  })

  it('says in California that insurance of today does not affect the price', () => {
    const props = walk({ line: auto, answers: drive('CA'), today: '2026-11-21' }).open?.step.props
    expect(props?.privacyShort?.en).toBe('This doesn’t affect your price in California.')
  })

  it('asks a second driver for the relationship, and the first for the marital status', () => {
    const listed = drive('TX', ...uninsured, ...car(), ...onward, ...cover, driver[0])
    const second = answer(auto, listed, ['10', { action: 'new' }])
    expect(second.next?.step.props).toMatchObject({ first: false })
    expect(() => answer(auto, second.answers, driver[0])).toThrow('Relation is required')
  })
})

describe('homeowner', () => {
  it('asks in Florida what protects the home from the wind, once, and nowhere else', () => {
    const homeowner = lines.byName('homeowner')
    const asked = (state: string) => {
      const address = { address1: '1 Sample St', city: 'Sample', state, zipcode: '33040' }
      let answers = answer(homeowner, started, ['1', address]).answers
      const values: Record<string, readonly string[]> = {}
      for (;;) {
        const { open } = walk({ line: homeowner, answers, today })
        const route = open?.route.split('/').at(-1) ?? ''
        if (!open || route === '5') return values
        if ('choices' in open.step.props)
          values[route] = (open.step.props.choices as { value: string }[]).map(({ value }) => value)
        answers = answer(homeowner, answers, [route, possibleAnswers(open.step)[0]]).answers
      }
    }
    expect(asked('FL')['4w']).toContain('OPENINGS')
    expect(asked('FL')['4']).not.toContain('IMPACT')
    expect(asked('TX')).not.toHaveProperty('4w')
    expect(asked('TX')['4']).toContain('IMPACT')
  })

  it('asks for the premium only if the visitor is insured', () => {
    const homeowner = lines.byName('homeowner')
    const until = (insurer: unknown) => {
      let answers: Answers = started
      for (;;) {
        const { open } = walk({ line: homeowner, answers, today })
        const route = open?.route.split('/').at(-1) ?? ''
        if (!open || route === 'carrier') return answer(homeowner, answers, ['carrier', insurer]).next?.route
        answers = answer(homeowner, answers, [route, possibleAnswers(open.step)[0]]).answers
      }
    }
    expect(until({ text: 'Acorn' })).toBe('/quote/homeowner/premium')
    expect(until({ skip_answer: true })).toBe('/quote/homeowner/email')
  })
})
