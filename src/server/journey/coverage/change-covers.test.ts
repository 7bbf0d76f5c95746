import { describe, expect, test } from 'vitest'
import { randomWalk } from '../../../../tests/rooms/lines.ts'
import type { CarDeductiblesProps } from '../../../kinds/car-deductibles/car-deductibles.ts'
import type { ChoiceProps } from '../../../kinds/choice/choice.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import { type LineJourney, lines } from '../../../lines/index.ts'
import { today } from '../../../wizard/sample.ts'
import type { Step } from '../../../wizard/step.ts'
import { walk } from '../../../wizard/walk.ts'
import { tellFailure } from '../../failures.ts'
import { riskOf } from '../quoting/risk-of.ts'
import { type Changes, changeCovers, changedBefore, coversOf, statusesOf } from './change-covers.ts'
import { pricedCovers } from './cover-steps.ts'
import { changesTo } from './tried-covers.ts'

/** A finished journey of a line; the seed chooses its answers. */
function finished(name: InsuranceLine, seed = 1, zipCode = '78701'): LineJourney {
  let state = seed
  const pick = (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
  const line = lines.byName(name)
  const start = { start: { type: name, zipCode, state: 'TX' } }
  return { line, answers: randomWalk(line, { pick, start }).answers, today }
}

/** Every answer on offer. */
function answersTo({ kind, props }: Step): readonly object[] {
  const { choices, cars, deductibles } = props as unknown as ChoiceProps & CarDeductiblesProps
  if (kind !== 'car-deductibles') return choices.map(({ value }) => ({ choice: value }))
  return cars.flatMap(({ id }) =>
    deductibles.map(({ value }) => ({ cars: [{ car: id, deductible: value }] })),
  )
}

function riskAfter(journey: LineJourney, changes: Changes) {
  const { answers } = changeCovers(journey, changes)
  const { application, open } = walk({ ...journey, answers })
  if (open) throw new Error(`${open.route} is open`)
  return riskOf({ line: journey.line.name, application, today: journey.today })
}

const chooseOne = {
  en: 'Please choose an option',
  we: 'Please choose an option',
  es: 'Elija una opción.',
}

describe('a change of cover', () => {
  test('that is repeated is the same reply, although nothing in words was stored of it', () => {
    const tenant = finished('renters')
    const changes = { deductible: { choice: '1000' }, settlement: { choice: 'NONSENSE' }, garage: {} }
    const changed = changeCovers(tenant, changes)
    const stored = statusesOf(changed.changes)
    expect(stored).toEqual({ deductible: 'changed', settlement: 'refused', garage: 'refused' })
    const after = { ...tenant, answers: changed.answers }
    expect(changedBefore(after, changes, stored)).toEqual(changed.changes)
  })

  test('reaches the risk, by the name of the cover or the path of its step (spec 7.7)', () => {
    const tenant = finished('renters')
    expect(riskAfter(tenant, { deductible: { choice: '2500' } })).toMatchObject({
      renters: { deductible: '2500' },
    })
    expect(riskAfter(tenant, { '/quote/renters/2c': { choice: '2500' } })).toMatchObject({
      renters: { deductible: '2500' },
    })
    expect(riskAfter(tenant, { settlement: { choice: 'ACTUAL_CASH_VALUE' } })).toMatchObject({
      renters: { settlement: 'ACTUAL_CASH_VALUE' },
      assumed: expect.arrayContaining(['actualCashValue']),
    })
    expect(riskAfter(finished('homeowner'), { deductible: { choice: '5000' } })).toMatchObject({
      home: { deductible: '5000' },
    })
  })

  test('raises every part of a house with its dwelling amount', () => {
    const owner = finished('homeowner')
    const [before, after] = [{}, { dwelling: { choice: '150' } }].map(changes => riskAfter(owner, changes))
    if (before?.line !== 'homeowner' || after?.line !== 'homeowner') throw new Error('no home')
    const rise = after.home.cover.dwelling / before.home.cover.dwelling
    expect(rise).toBeGreaterThan(1.49)
    expect(rise).toBeLessThan(1.51)
    expect(after.home.cover.belongings).toBeGreaterThan(before.home.cover.belongings)
  })

  test('of the first day moves the policy, and what depends on it, within the days that insurers sell', () => {
    for (const line of ['renters', 'auto', 'homeowner', 'pet', 'life'] as const) {
      const journey = finished(line)
      expect(riskAfter(journey, {}).effective).toBe('2026-11-22')
      expect(riskAfter(journey, { starts: { choice: '2027-01-10' } }).effective).toBe('2027-01-10')
      expect(changeCovers(journey, { starts: { choice: '2027-01-21' } }).changes.starts).toMatchObject({
        status: 'refused',
        errors: { choice: { en: 'Please choose a day within the next 60 days' } },
      })
      const { answers } = changeCovers(journey, { starts: { choice: '2026-12-01' } })
      const late = { ...journey, answers, today: '2026-12-01' } as const
      // A day that has passed no longer counts.
      expect(riskAfter(late, {}).effective).toBe('2026-12-02')
    }
  })

  test('insures a trip for care alone, without its cost', () => {
    const trip = finished('travel', 3)
    const answers = { ...trip.answers, cost: { trip_cost: 4000 } }
    expect(riskAfter({ ...trip, answers }, { plan: { choice: 'MEDICAL' } })).toMatchObject({
      trip: { cost: 0 },
    })
  })

  test.each(lines.all.map(({ name }) => name))(
    'of %s to any value that is offered is taken, said, and taken back to where it was',
    line => {
      for (let seed = 1; seed <= 4; seed += 1) {
        const journey = finished(line, seed)
        for (const { asks, step } of coversOf(journey, walk(journey))) {
          for (const answer of answersTo(step)) {
            const there = changeCovers(journey, { [asks.name]: answer })
            const { status, now } = there.changes[asks.name] ?? {}
            expect(status).toMatch(/^(un)?changed$/)
            expect(now).toEqual(step.say(answer))
            const back = changeCovers(
              { ...journey, answers: there.answers },
              changesTo({ line, answers: there.answers, round: 2 }, journey.answers),
            )
            expect(walk({ ...journey, answers: back.answers }).application).toEqual(walk(journey).application)
          }
        }
      }
    },
  )

  test('of one car’s deductible leaves every other car its own', () => {
    const driver = finished('auto', 5)
    const { items } = driver.answers.vehicles as { items: { uuid: string; answers: object }[] }
    const [first] = items
    if (!first) throw new Error('there is no car')
    const vehicles = { ...(driver.answers.vehicles as object), items: [first, { ...first, uuid: 'second' }] }
    const household = {
      ...driver,
      answers: { ...driver.answers, vehicles, physicalDamage: { choice: 'FULL' } },
    }
    const { answers, changes } = changeCovers(household, {
      [`carDeductibles.${first.uuid}`]: { choice: '250' },
      'carDeductibles.second': { choice: '1000' },
      'carDeductibles.third': { choice: '1000' },
    })
    expect(Object.values(changes).map(({ status }) => status)).toEqual(['changed', 'changed', 'refused'])
    expect(changes['carDeductibles.second']?.now?.en).toMatch(/: \$250; .*: \$1,000$/)
    expect(answers.carDeductibles).toEqual({
      cars: [
        { car: first.uuid, deductible: '250' },
        { car: 'second', deductible: '1000' },
      ],
    })
    const again = { ...household, answers }
    const raised = changeCovers(again, { [`carDeductibles.${first.uuid}`]: { choice: '2000' } })
    expect(raised.answers.carDeductibles).toEqual({
      cars: [
        { car: 'second', deductible: '1000' },
        { car: first.uuid, deductible: '2000' },
      ],
    })
    const { open, application } = walk(again)
    if (open) throw new Error(`${open.route} is open`)
    const priced = pricedCovers({ journey: again, walked: walk(again), application }, () => [])
    expect(priced.flatMap(({ name, chosen }) => (name.includes('.') ? [[name, chosen]] : []))).toEqual([
      [`carDeductibles.${first.uuid}`, '250'],
      ['carDeductibles.second', '1000'],
    ])
    expect(
      changeCovers(again, { 'carDeductibles.second': {} }).changes['carDeductibles.second']?.status,
    ).toBe('refused')
  })

  test('that is refused says why and leaves the others standing', () => {
    const { answers, changes } = changeCovers(finished('renters'), {
      deductible: { choice: '7' },
      liability: { choice: '300000' },
      dob: { year: '1990' },
      '/quote/renters/3': {},
      nothing: null,
    })
    expect(changes).toEqual({
      deductible: expect.objectContaining({
        status: 'refused',
        errors: { choice: chooseOne },
      }),
      liability: { status: 'changed', now: { en: '$300,000' } },
      dob: { status: 'refused', message: { key: 'coverage-unknown' } },
      '/quote/renters/3': { status: 'refused', message: { key: 'coverage-unknown' } },
      nothing: { status: 'refused', message: { key: 'coverage-unknown' } },
    })
    expect(answers.liability).toEqual({ choice: '300000' })
  })

  test('to the current value changes nothing', () => {
    const tenant = finished('renters')
    const { deductible } = tenant.answers
    const { answers, changes } = changeCovers(tenant, { deductible })
    expect(answers).toBe(tenant.answers)
    expect(changes.deductible?.status).toBe('unchanged')
  })

  test('that opens a question gets the usual answer to it, whatever else is changed with it', () => {
    const driver = finished('auto', 5)
    const { deductible: _, ...answers } = driver.answers
    const cars = (answers.vehicles as { items: { answers: { details: object } }[] }).items
    const vehicles = {
      ...(answers.vehicles as object),
      items: cars.map(car => ({
        ...car,
        answers: { ...car.answers, details: { ...car.answers.details, ownership: 'OWNED' } },
      })),
    }
    const bare = { ...driver, answers: { ...answers, vehicles, physicalDamage: { choice: 'LIABILITY' } } }
    expect(riskAfter(bare, { physicalDamage: { choice: 'FULL' } })).toMatchObject({
      auto: { physicalDamage: 'FULL', deductible: '500' },
    })
    expect(
      riskAfter(bare, { deductible: { choice: '1000' }, physicalDamage: { choice: 'FULL' } }),
    ).toMatchObject({ auto: { physicalDamage: 'FULL', deductible: '1000' } })
    expect(changeCovers(bare, { deductible: { choice: '1000' } }).changes.deductible).toEqual({
      status: 'refused',
      message: { key: 'coverage-not-offered' },
    })
  })

  test.each([
    ['MD', '21201', 'uninsured', 'NONE', /Md\. Code, Ins\. 19-509/],
    ['MD', '21201', 'underinsured', 'NO', /Md\. Code, Ins\. 19-509/],
    ['NC', '27601', 'underinsured', 'NO', /North Carolina has to include it/],
  ] as const)(
    'in %s (%s) nobody turns %s down: %s is refused with the statute',
    (state, zipCode, name, choice, why) => {
      const driver = finished('auto', 5, zipCode)
      const there = {
        ...driver,
        answers: {
          ...driver.answers,
          start: { type: 'auto', zipCode, state },
          address: { ...(driver.answers.address as object), state },
          limits: { choice: 'L100' },
        },
      }
      const change = changeCovers(there, { [name]: { choice } }).changes[name]
      expect(change?.status).toBe('refused')
      const reason = change?.message ?? change?.errors?.choice
      expect(reason && tellFailure(reason, 'en')).toMatch(why)
    },
  )

  test('of the limit for damage is refused below the state’s minimum, with what it requires', () => {
    const driver = finished('auto', 5, '27601')
    const inCarolina = {
      ...driver,
      answers: {
        ...driver.answers,
        start: { type: 'auto', zipCode: '27601', state: 'NC' },
        address: { ...(driver.answers.address as object), state: 'NC' },
        limits: { choice: 'L100' },
      },
    }
    for (const name of ['propertyDamage', '/quote/auto/propertydamage']) {
      const { answers, changes } = changeCovers(inCarolina, { [name]: { choice: '25000' } })
      expect(changes[name]?.status).toBe('refused')
      expect(changes[name]?.errors?.choice).toMatchObject({
        en: expect.stringContaining('North Carolina requires at least $50,000 / $100,000 / $50,000'),
      })
      expect(answers).toBe(inCarolina.answers)
    }
    const raised = riskAfter(inCarolina, { propertyDamage: { choice: '250000' } })
    expect(raised).toMatchObject({ auto: { limits: 'L100', propertyDamage: '250000' } })
    expect(riskAfter(inCarolina, { propertyDamage: { choice: '100000' } })).not.toHaveProperty(
      'auto.propertyDamage',
    )
  })

  test('offers no limits below the state’s own minimum', () => {
    const driver = finished('auto', 5, '27601')
    const inCarolina = {
      ...driver,
      answers: { ...driver.answers, start: { type: 'auto', zipCode: '27601', state: 'NC' } },
    }
    expect(changeCovers(inCarolina, { limits: { choice: 'L50' } }).changes.limits?.errors).toEqual({
      choice: chooseOne,
    })
  })
})
