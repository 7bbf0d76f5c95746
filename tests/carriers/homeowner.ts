import { expect, it } from 'vitest'
import { wholeDollars } from '../../src/language/money.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import { mayRate } from '../../src/law/law.ts'
import { homeowner } from '../../src/lines/homeowner.ts'
import type { HomeFeature } from '../../src/risk/home/home-features.ts'
import type { HomeownerAnswers, HomeownerRisk } from '../../src/risk/homeowner.ts'
import { type RoofAge, valuableKinds } from '../../src/risk/words.ts'
import { english } from '../../src/sentences/english.ts'
import { addMonths } from '../../src/units/day.ts'
import { expectAnswers, expectRepeatable, expectRising, expectSum } from './expectations.ts'
import type { RatedLine } from './rated-line.ts'
import { answersTo } from './samples/choices.ts'
import { today } from './samples/sample.ts'
import { homeownerIn } from './samples/sample-homeowner.ts'

/** The tests that every carrier with homeowner prices has to pass. */
export function describeHomeowner(rated: RatedLine): void {
  const { carrier, states, offerOf, priceOf } = rated
  const riskOf = (state: State, answers: Partial<HomeownerAnswers> = {}) => homeownerIn({ state, answers })
  const offer = (...sample: Parameters<typeof riskOf>) => offerOf(riskOf(...sample))
  const price = (...sample: Parameters<typeof riskOf>) => priceOf(riskOf(...sample))
  /** Prices of homes that differ by one answer, without those that are turned away. */
  const along = (state: State, homes: readonly Partial<HomeownerAnswers>[]) =>
    homes.flatMap(answers => price(state, { ...stately, ...answers }) ?? [])
  const covered = (state: State, home: Partial<HomeownerRisk['home']>) => {
    const risk = homeownerIn({ state, answers: stately })
    return priceOf({ ...risk, home: { ...risk.home, ...home } })
  }

  it('prices an ordinary home in every state it writes', () => {
    for (const state of states) expect(offer(state), state).toMatchObject({ kind: 'quoted', period: 'year' })
  })

  it.each(everyAnswer)(
    'has an answer to every choice of "%s" in every state (spec 2.3.0.5)',
    (_, choices) => {
      const risks = states.flatMap(state => choices.map(answers => riskOf(state, answers)))
      expectAnswers(rated, risks)
    },
  )

  it('has an answer for the smallest and the largest, the oldest and the newest home', () => {
    const homes = ['300', '20000'].flatMap(feet =>
      ['1700', '2027'].map(year => ({ squareFeet: { text: feet }, yearBuilt: { text: year } })),
    )
    const risks = states.flatMap(state => homes.map(home => riskOf(state, home)))
    expectAnswers(rated, risks)
  })

  it('charges more for a larger home', () => {
    const homes = ['900', '1400', '1850', '2600', '3400', '5200'].map(text => ({ squareFeet: { text } }))
    for (const state of states) expectRising(along(state, homes), { where: state, steps: 4 })
  })

  it('never charges more for a newer home or a newer roof', () => {
    const homes = ['1948', '1975', '1990', '2005', '2015', '2024'].map(text => ({ yearBuilt: { text } }))
    const roofs = (['R21', 'R16_20', 'R11_15', 'R6_10', 'R0_5'] as const).map(choice => ({
      roof: { choice },
    }))
    for (const state of states)
      for (const newer of [homes, roofs])
        expectRising(along(state, newer).toReversed(), { where: state, steps: 3 })
  })

  it('charges less for a higher deductible', () => {
    for (const state of states) {
      const all = (['1000', '1500', '2000', '2500', '5000'] as const).map(deductible =>
        covered(state, { deductible }),
      )
      const wind = (['0', '1', '2', '5'] as const).map(windDeductible =>
        covered(state, { windDeductible, windPeril: 'hurricane' }),
      )
      for (const prices of [all, wind])
        expectRising(prices.toReversed(), { where: state, steps: prices.length })
    }
  })

  it('charges more for more belongings, a higher limit of liability and more for guests', () => {
    for (const state of states) {
      const rising = [
        (['50', '75', '100', '125', '150'] as const).map(choice => ({ belongings: { choice } })),
        (['100000', '300000', '500000'] as const).map(choice => ({ liability: { choice } })),
        (['1000', '5000', '10000'] as const).map(choice => ({ guestPayments: { choice } })),
      ]
      for (const homes of rising) expectRising(along(state, homes), { where: state, steps: homes.length })
    }
  })

  const rates = (input: string) => rated.inputs.has(input)

  it.runIf(rates('waterBackup'))('charges $40 to $140 a year for water backup, more for more', () => {
    for (const state of states) {
      const prices = (['0', '5000', '10000', '25000'] as const).map(choice =>
        Number(price(state, { ...stately, waterBackup: { choice } })),
      )
      const [none = 0, ...some] = prices
      for (const [at, [least, most]] of [
        [40, 62],
        [62, 92],
        [92, 140],
      ].entries()) {
        const dollars = (some[at] ?? 0) - none
        expect(dollars, state).toBeGreaterThanOrEqual(Number(least))
        // The state adds its share.
        expect(dollars, state).toBeLessThanOrEqual(1.1 * Number(most))
      }
    }
  })

  it.runIf(rates('ordinanceShare'))('charges more for a larger share for new building rules', () => {
    for (const state of states) {
      const homes = (['10', '25', '50'] as const).map(choice => ({ ordinance: { choice } }))
      expectRising(along(state, homes), { where: state, steps: homes.length })
    }
  })

  it.runIf(rates('roofSettlement'))(
    'charges less for a roof at its actual cash value once it is over 10 years old, the less the older it is',
    () => {
      for (const state of states) {
        const share = (choice: RoofAge) => {
          const [worth, anew] = (['ACTUAL_CASH_VALUE', 'REPLACEMENT_COST'] as const).map(settlement =>
            price(state, { ...stately, roof: { choice }, roofSettlement: { choice: settlement } }),
          )
          return worth == null || anew == null ? [] : [worth / anew]
        }
        for (const young of (['R0_5', 'R6_10'] as const).flatMap(share)) expect(young, state).toBe(1)
        const old = (['R11_15', 'R16_20', 'R21'] as const).flatMap(share)
        expect(old.length, state).toBeGreaterThan(0)
        for (const one of old) {
          expect(one, state).toBeGreaterThan(0.87)
          expect(one, state).toBeLessThan(0.96)
        }
        expect(
          old.toSorted((a, b) => b - a),
          state,
        ).toEqual(old)
      }
    },
  )

  /** Prices as shares of the first, of homes that are turned away for nothing in it. */
  const shares = (state: State, homes: readonly Partial<HomeownerAnswers>[]) => {
    const prices = along(state, homes)
    expect(prices.length, state).toBe(homes.length)
    return prices.map(one => one / (prices[0] ?? Number.NaN))
  }

  it.runIf(rates('roofMaterial'))(
    'charges less for metal and much more for wood than for asphalt shingles, which it assumes',
    () => {
      for (const state of states) {
        const materials = [undefined, 'ASPHALT', 'METAL', 'TILE', 'WOOD_SHAKE'] as const
        const homes = materials.map(choice => (choice ? { roofMaterial: { choice } } : {}))
        const [, asphalt, metal = 0, tile = 0, wood = 0] = shares(state, homes)
        expect(asphalt, state).toBe(1)
        for (const [share, least, most] of [
          [metal, 0.92, 0.97],
          [tile, 0.95, 1.05],
          [wood, 1.17, 1.4],
        ] as const) {
          expect(share, state).toBeGreaterThan(least)
          expect(share, state).toBeLessThan(most)
        }
      }
    },
  )

  it.runIf(rates('roofShape'))('charges less for a hip roof and more for a flat one', () => {
    for (const state of states) {
      const homes = (['HIP', 'GABLE', 'FLAT'] as const).map(choice => ({ roofShape: { choice } }))
      expectRising(along(state, homes), { where: state, steps: homes.length })
    }
  })

  it.runIf(rates('oldSystems'))('charges more for each system that is as old as an old home', () => {
    for (const state of states) {
      const old = { yearBuilt: { text: '1972' } }
      const all = ['WIRING', 'PLUMBING', 'HEATING'] as const
      const [open, renewed = 1, ...older] = [undefined, all, all.slice(0, 2), all.slice(1), ['WIRING']].map(
        choices =>
          price(state, {
            ...stately,
            ...old,
            ...(choices ? { updates: { choices: [...choices] as (typeof all)[number][] } } : {}),
          }),
      )
      expect(renewed, state).toBe(open)
      const taken = older.flatMap(one => one ?? [])
      expect(taken.length, state).toBeGreaterThan(0)
      for (const one of taken) expect(one, state).toBeGreaterThan(Number(renewed))
    }
  })

  it.runIf(rates('claimMonths'))(
    'charges less for a claim once it is 3 years ago, and less again after 4',
    () => {
      for (const state of states)
        for (const choice of ['ONE_WEATHER', 'ONE_WATER', 'ONE_OTHER'] as const) {
          const claims = { claims: { choice } }
          const peril = { ONE_WEATHER: 'WIND_HAIL', ONE_WATER: 'WATER', ONE_OTHER: 'THEFT' } as const
          const dated = [0, 36, 48].map(months => ({
            ...claims,
            claimRecord: { claims: [{ peril: peril[choice], on: addMonths(today, -months) }] },
          }))
          const [open, recent, ...older] = along(state, [claims, ...dated])
          expect(recent, state).toBe(open)
          expectRising([...older.toReversed(), Number(recent)], { where: `${state} ${choice}`, steps: 3 })
          expect(older[1], state).toBeGreaterThan(price(state, stately) ?? Number.NaN)
        }
    },
  )

  it.runIf(rates('credit'))(
    'charges less for excellent credit, more for fair and most for poor where the state lets it count, and the same for good as where nobody says',
    () => {
      for (const state of states.filter(code => mayRateFactor('credit', code))) {
        const levels = [undefined, 'GOOD', 'UNKNOWN', 'EXCELLENT', 'FAIR', 'POOR'] as const
        const homes = levels.map(choice => (choice ? { credit: { choice } } : {}))
        const [, good, open, excellent = 0, fair = 0, poor = 0] = shares(state, homes)
        expect([good, open], state).toEqual([1, 1])
        // North Carolina lets it only lower a price.
        const most = state === 'NC' ? [1, 1] : [1.28, 1.98]
        for (const [share, low, high] of [
          [excellent, 0.84, 0.91],
          [fair, state === 'NC' ? 1 : 1.15, most[0]],
          [poor, state === 'NC' ? 1 : 1.55, most[1]],
        ] as const) {
          expect(share, state).toBeGreaterThanOrEqual(low)
          expect(share, state).toBeLessThanOrEqual(Number(high))
        }
      }
    },
  )

  const withoutCredit = states.filter(code => !mayRateFactor('credit', code))

  it.runIf(withoutCredit.length > 0)(
    'keeps credit out of the price where the state says so, or nobody knows',
    () => {
      for (const state of withoutCredit) {
        const having = (choice: 'EXCELLENT' | 'POOR') => offer(state, { ...stately, credit: { choice } })
        expect(having('POOR'), state).toEqual(having('EXCELLENT'))
        expect(JSON.stringify(having('POOR')), state).not.toContain(english['assumed.credit'])
      }
    },
  )

  it('says that it assumes average credit as far as credit moves its price, until somebody tells theirs', () => {
    for (const state of states) {
      const assumes = (credit?: 'FAIR' | 'UNKNOWN') => {
        const outcome = offer(state, credit ? { credit: { choice: credit } } : {})
        return JSON.stringify(outcome.kind === 'quoted' && outcome.assumed).includes(
          english['assumed.credit'],
        )
      }
      const isRated = rates('credit') && mayRateFactor('credit', state)
      expect([assumes(), assumes('UNKNOWN'), assumes('FAIR')], state).toEqual([isRated, isRated, false])
    }
  })

  it.runIf(rates('claimPaid'))('charges less for a claim of a few hundred dollars', () => {
    for (const state of states) {
      const paying = (paid: number): Partial<HomeownerAnswers> => ({
        claims: { choice: 'ONE_OTHER' },
        claimRecord: { claims: [{ peril: 'THEFT', on: today, paid }] },
      })
      const [open, large, small] = along(state, [
        { claims: { choice: 'ONE_OTHER' } },
        paying(5000),
        paying(600),
      ])
      expect(large, state).toBe(open)
      expect(small, state).toBeLessThan(Number(large))
    }
  })

  it('insures valuables for $1 to $2 a year for each $100 of jewelry or cameras, and less for art, or says that it does not', () => {
    const about = {
      jewelry: [90, 210],
      cameras: [90, 210],
      fineArt: [20, 50],
      instruments: [40, 110],
    } as const
    for (const kind of valuableKinds)
      for (const state of states) {
        const [without = 0, scheduled = 0] = along(state, [{}, { valuables: { [kind]: 10_000 } }])
        const outcome = offer(state, { ...stately, valuables: { [kind]: 10_000 } })
        const said = outcome.kind === 'quoted' ? JSON.stringify(outcome) : ''
        if (rates(kind)) {
          const [least, most] = about[kind]
          expect(scheduled - without, `${state} ${kind}`).toBeGreaterThanOrEqual(least)
          expect(scheduled - without, `${state} ${kind}`).toBeLessThanOrEqual(most)
          expect(said, `${state} ${kind}`).not.toContain('doesn’t reflect')
        } else {
          expect(scheduled, `${state} ${kind}`).toBe(without)
          if (without > 0)
            expect(said, `${state} ${kind}`).toContain(
              `doesn’t reflect your scheduled ${kind === 'fineArt' ? 'art' : kind}`,
            )
        }
      }
  })

  it('says what it assumes of a roof and a claim as far as that moves its price, until somebody answers', () => {
    const answered: Partial<HomeownerAnswers> = {
      roofMaterial: { choice: 'ASPHALT' },
      roofShape: { choice: 'GABLE' },
      claimRecord: { claims: [{ peril: 'FIRE', on: today }] },
    }
    const told = [
      ['roofMaterial', 'assumed.roofMaterial'],
      ['roofShape', 'assumed.roofShape'],
      ['claimMonths', 'assumed.recentClaims'],
    ] as const
    for (const state of states) {
      const claims = { claims: { choice: 'ONE_OTHER' } } as const
      const [open, said] = [claims, { ...claims, ...answered }].map(answers => {
        const outcome = offer(state, answers)
        return outcome.kind === 'quoted' ? JSON.stringify(outcome.assumed) : ''
      })
      for (const [input, key] of told) {
        // Florida asks for the shape among the features.
        const isTold = rates(input) && !(state === 'FL' && input === 'roofShape')
        expect(open?.includes(JSON.stringify(english[key])), `${state} ${input}`).toBe(isTold)
        expect(said, `${state} ${input}`).not.toContain(english[key])
      }
    }
  })

  it('says what was added to the usual coverage or taken from it, or that the price does not reflect it', () => {
    const chosen: Partial<HomeownerAnswers> = {
      ...stately,
      roof: { choice: 'R11_15' },
      ordinance: { choice: '50' },
      waterBackup: { choice: '10000' },
      roofSettlement: { choice: 'ACTUAL_CASH_VALUE' },
    }
    const told = [
      ['ordinanceShare', ' ordinance or law', 'ordinance or law coverage'],
      ['waterBackup', '$10,000 water backup', 'water backup coverage'],
      ['roofSettlement', 'roof at actual cash value', 'choice of how the roof is paid for'],
    ] as const
    for (const state of states) {
      const [usual, outcome] = [offer(state, stately), offer(state, chosen)]
      if (usual.kind !== 'quoted' || outcome.kind !== 'quoted') continue
      const notes = JSON.stringify(outcome.notes)
      for (const [input, part, unrated] of told) {
        expect(usual.coverage.line, state).not.toContain(part)
        if (rates(input)) expect(outcome.coverage.line, state).toContain(part)
        else expect(outcome.coverage.line, state).not.toContain(part)
        expect(notes.includes(unrated), `${state} ${input}`).toBe(!rates(input))
      }
    }
  })

  it.runIf(states.includes('FL'))('includes 25% for new building rules in Florida, and tells of less', () => {
    const lineWith = (answers: Partial<HomeownerAnswers>) => {
      const outcome = offer('FL', { ...stately, ...answers })
      return outcome.kind === 'quoted' ? (outcome.coverage.line ?? '') : ''
    }
    const usual = lineWith({})
    const refused = lineWith({ ordinance: { choice: '10' } })
    expect(usual).not.toContain('ordinance or law')
    expect(lineWith({ ordinance: { choice: '25' } })).toBe(usual)
    expect(refused.includes('ordinance or law')).toBe(usual !== '' && rates('ordinanceShare'))
    if (rates('ordinanceShare'))
      expect(price('FL', { ...stately, ordinance: { choice: '10' } }) ?? 0).toBeLessThan(
        price('FL', stately) ?? Number.POSITIVE_INFINITY,
      )
  })

  it('charges more after a claim, and never less after two', () => {
    for (const state of states) {
      const after = (choice: HomeownerAnswers['claims']['choice']) =>
        price(state, { ...stately, claims: { choice } })
      for (const claim of ['ONE_WEATHER', 'ONE_WATER', 'ONE_OTHER'] as const) {
        expect(after(claim), state).toBeGreaterThan(after('NONE') ?? Number.NaN)
        expect(after('TWO') ?? Number.POSITIVE_INFINITY, state).toBeGreaterThanOrEqual(after(claim) ?? 0)
      }
    }
  })

  it('never charges more for a device, nor less for a hazard or a dog', () => {
    for (const state of states) {
      const having = (choice: HomeFeature) => price(state, { ...stately, features: { choices: [choice] } })
      const bare = having('NONE') ?? Number.NaN
      for (const device of ['CENTRAL_BURGLAR', 'CENTRAL_FIRE', 'SPRINKLER', 'LEAK_SENSOR', 'IMPACT'] as const)
        expect(having(device), `${state} ${device}`).toBeLessThan(bare)
      for (const load of ['POOL', 'TRAMPOLINE', 'WOOD_STOVE', 'DOG', 'DOG_LISTED'] as const)
        expect(having(load) ?? bare, `${state} ${load}`).toBeGreaterThanOrEqual(bare)
    }
  })

  it('charges more for a guarded breed than for another dog where it may, if it takes it at all', () => {
    for (const state of states.filter(mayRateBreed)) {
      const [dog, guarded] = (['DOG', 'DOG_LISTED'] as const).map(choice =>
        price(state, { ...stately, features: { choices: [choice] } }),
      )
      if (guarded !== null) expect(guarded, state).toBeGreaterThan(Number(dog) + 15)
    }
  })

  it.runIf(states.some(code => !mayRateBreed(code)))(
    'keeps the breed of a dog out of the price where the state says so',
    () => {
      const keeping = (state: State, choice: 'DOG' | 'DOG_LISTED') =>
        offer(state, { features: { choices: [choice] } })
      for (const state of states.filter(code => !mayRateBreed(code)))
        expect(keeping(state, 'DOG_LISTED'), state).toEqual(keeping(state, 'DOG'))
    },
  )

  it('charges everybody the same, whoever insures the home now and at whatever price', () => {
    for (const state of states) {
      const prices = [
        price(state),
        price(state, { premium: { text: '9000' } }),
        price(state, { insurer: { text: 'Another Insurer' }, premium: null }),
        price(state, { insurer: null }),
      ]
      expect(new Set(prices).size, state).toBe(1)
    }
  })

  it('gives an estimate when a skipped question moves the price, and says what it assumed (spec 4.2.4)', () => {
    const passed = [
      ['yearBuilt', { yearBuilt: null }],
      ['squareFeet', { squareFeet: null }],
      ['roofAge', { roof: { choice: 'UNKNOWN' } }],
    ] as const
    for (const state of states) {
      expect(offer(state), state).toMatchObject({ estimated: false })
      for (const [assumption, answers] of passed)
        expect(offer(state, answers), `${state} ${assumption}`).toMatchObject({
          estimated: true,
          assumed: expect.arrayContaining([{ text: english[`assumed.${assumption}`] }]),
        })
      const [young, old] = [1950, 2000].map(year => price(state, { ...stately, dob: { ...may, year } }))
      expect(offer(state, { ...stately, dob: null }), state).toMatchObject({ estimated: young !== old })
    }
  })

  it('makes a bill whose parts sum to the total', () => {
    for (const state of states) expectSum(offer(state))
  })

  it('gives the same quote number for the same quote, and the last day it holds', () => {
    for (const state of states) expectRepeatable(() => offer(state), `${carrier.id}/homeowner/${state}`)
  })

  it('says what is covered: dwelling, belongings, liability, the deductible, and that for wind where insurers have one', () => {
    for (const state of states) {
      const { home, ...risk } = homeownerIn({ state })
      const { dwelling, belongings } = home.cover
      const covered = `${wholeDollars(dwelling)} dwelling / ${wholeDollars(belongings)} belongings / $300,000 liability / $2,500 deductible`
      const percents = { none: covered, wind: `${covered} / 2% wind`, hurricane: `${covered} / 2% hurricane` }
      for (const windPeril of ['none', 'wind', 'hurricane'] as const)
        expect(
          offerOf({
            ...risk,
            home: { ...home, windDeductible: windPeril === 'none' ? '0' : '2', windPeril },
          }),
          `${state} ${windPeril}`,
        ).toMatchObject({ coverage: { line: percents[windPeril] } })
    }
  })
}

const may = { month: 5, day: 2 }

/** A home expensive enough that no minimum premium hides the effect of its factors. */
const stately: Partial<HomeownerAnswers> = { squareFeet: { text: '3000' } }

/** Every choice of every question of the line, as the stored answer. */
export const everyAnswer = (
  ['home', 'use', 'roof', 'construction', 'features', 'claims'] as const satisfies (keyof HomeownerAnswers)[]
).map(name => [name, answersTo<HomeownerAnswers>(homeowner, name)] as const)

function mayRateBreed(state: State): boolean {
  return mayRateFactor('dogBreed', state)
}

function mayRateFactor(factor: 'credit' | 'dogBreed', state: State): boolean {
  return mayRate({ line: 'homeowner', state, factor, on: today })
}
