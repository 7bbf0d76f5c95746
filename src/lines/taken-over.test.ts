import { describe, expect, it } from 'vitest'
import { asksOf, possibleAnswers, randomWalk } from '../../tests/rooms/lines.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import { today } from '../wizard/sample.ts'
import { type Answers, walk } from '../wizard/walk.ts'
import { lines } from './index.ts'
import { takeOver } from './taken-over.ts'

const pairs = insuranceLines.flatMap(from =>
  insuranceLines.filter(to => to !== from).map(to => ({ from, to })),
)

/** Somebody in Austin, Texas, who has answered every question of a line. */
function finished(line: InsuranceLine, own: Answers = {}) {
  const start = { start: { type: line, zipCode: '78701', state: 'TX' }, ...own }
  const home = { address1: '500 East 4th Street', city: 'Austin', state: 'TX', zipcode: '78701' }
  const { answers } = randomWalk(lines.byName(line), {
    // The first choice of all, but neither skipping nor a second item of a list.
    pick: most => (most === 3 ? 2 : 0),
    start,
    answersTo: step =>
      step.kind === 'address'
        ? [home]
        : step.kind === 'contact'
          ? possibleAnswers(step).slice(1)
          : possibleAnswers(step),
  })
  return walk({ line: lines.byName(line), answers, today })
}

function taken({ from, to }: { from: InsuranceLine; to: InsuranceLine }, isOwnBrowser = true) {
  return takeOver({ from, to, application: finished(from).application, isOwnBrowser })
}

describe('what a line takes over from another', () => {
  it('is this, over all pairs of lines: answers, then what is only filled in', () => {
    const table = pairs.map(pair => {
      const { answers, filledIn } = taken(pair)
      return `${pair.from} to ${pair.to}: ${Object.keys(answers).join(' ') || '-'} | ${Object.keys(filledIn).join(' ') || '-'}`
    })
    expect(table).toMatchInlineSnapshot(`
      [
        "renters to auto: address ownership | driver contact",
        "renters to homeowner: dob name | contact",
        "renters to pet: - | -",
        "renters to travel: - | travelers contact",
        "renters to life: dob | contact",
        "auto to renters: dob | contact",
        "auto to homeowner: address dob name | contact",
        "auto to pet: - | -",
        "auto to travel: - | travelers contact",
        "auto to life: dob sex | contact",
        "homeowner to renters: dob | contact",
        "homeowner to auto: address ownership | driver contact",
        "homeowner to pet: - | -",
        "homeowner to travel: - | travelers contact",
        "homeowner to life: dob | contact",
        "pet to renters: - | -",
        "pet to auto: - | -",
        "pet to homeowner: - | -",
        "pet to travel: - | -",
        "pet to life: - | -",
        "travel to renters: - | contact",
        "travel to auto: - | driver contact",
        "travel to homeowner: name | contact",
        "travel to pet: - | -",
        "travel to life: - | contact",
        "life to renters: dob | contact",
        "life to auto: - | driver contact",
        "life to homeowner: dob name | contact",
        "life to pet: - | -",
        "life to travel: - | travelers contact",
      ]
    `)
  })

  it.each(pairs)('fits the questions of its line and is asked by none: $from to $to', ({ from, to }) => {
    const { answers } = taken({ from, to })
    const questions = asksOf(lines.byName(to)).map(({ name }) => name)
    expect(questions).toEqual(expect.arrayContaining(Object.keys(answers)))
    const { path } = finished(to, answers)
    const asked = path.filter(({ asks }) => asks.name in answers)
    expect(asked.every(({ outdated }) => outdated === undefined)).toBe(true)
  })

  it.each(pairs)('takes over nothing about health, claims or a car: $from to $to', pair => {
    const { answers, filledIn } = taken(pair)
    const text = JSON.stringify([answers, filledIn])
    expect(text).not.toMatch(/weight|BP|TOBACCO|ONE_|DUI|vin|Toyota/)
  })

  it.each(pairs)(
    'leaves the mailbox behind in a browser that only opened a mailed link: $from to $to',
    pair => {
      const { filledIn } = taken(pair, false)
      expect(JSON.stringify(filledIn)).not.toContain('ann@example.com')
    },
  )
})

describe('a home', () => {
  const to = (line: InsuranceLine, application: Answers, from: InsuranceLine = 'auto') =>
    takeOver({ from, to: line, application, isOwnBrowser: true })
  const address = {
    address1: '500 East 4th Street',
    address2: '',
    city: 'Austin',
    state: 'TX',
    zipcode: '78701',
  }

  it('that is rented is not the one to insure as an owner, and the other way around', () => {
    const rents = { address, ownership: { choice: 'RENT' } }
    const owns = { address, ownership: { choice: 'OWN_HOUSE' } }
    expect(to('renters', rents).answers).toEqual({ address })
    expect(to('homeowner', rents).answers).toEqual({})
    expect(to('homeowner', owns).answers).toEqual({ address })
    expect(to('renters', owns).answers).toEqual({})
  })

  it('that may be owned or rented is filled in, and its page shown', () => {
    expect(to('renters', { address })).toMatchObject({ answers: {}, filledIn: { address } })
    expect(to('homeowner', { address })).toMatchObject({ answers: {}, filledIn: { address } })
  })

  it('that its owner does not live in says nothing of the car', () => {
    expect(to('auto', { address, use: { choice: 'RENTED' } }, 'homeowner').answers).toEqual({})
    expect(
      to('auto', { address, use: { choice: 'PRIMARY' }, home: { choice: 'CONDO' } }, 'homeowner').answers,
    ).toEqual({ address, ownership: { choice: 'OWN_CONDO' } })
  })
})
