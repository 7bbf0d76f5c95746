import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Outcome, ProcessConnector, WireConnector } from '../connectors/connector.ts'
import type { State } from '../law/jurisdictions.ts'
import { mayRate } from '../law/law.ts'
import { renters } from '../lines/renters.ts'
import type { RentersAnswers } from '../risk/renters.ts'
import type { Territory } from '../risk/risk.ts'
import type { CarrierFile } from './carrier.ts'
import { offerBy, riskIn, today, yearlyPrice } from './sample.ts'

/** What every carrier has to pass. */
export function testCarrier(carrier: CarrierFile): void {
  describe(carrier.insurer.name, () => {
    describeLooks(carrier)
    const writing = carrier.lines.renters
    if (!writing) return
    const { connector, states } = writing
    if (connector.via === 'process') describeRates({ carrier, connector, states })
    else describeWire(carrier, connector)
  })
}

function describeLooks({ id, demo, insurer }: CarrierFile): void {
  it('is marked as a demonstration, or is none', () => {
    expect(insurer.name.endsWith('(demo)')).toBe(demo)
    if (demo) expect(insurer.descriptionHtml).toMatch(/demonstration insurer/)
  })

  it('has a logo of its own that loads and runs nothing', () => {
    const logo = new URL(`${id}/logo.svg`, import.meta.url)
    expect(existsSync(logo)).toBe(true)
    const drawing = readFileSync(logo, 'utf8')
    expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 64 64"/)
    expect(drawing).not.toMatch(/<script|<image|<foreignObject|href=|url\(|\son\w+=|<style/i)
    expect(drawing.length).toBeLessThan(2_000)
  })

  it('explains its badges in sentences', () => {
    for (const { description } of insurer.badges) expect(description).toMatch(/^[A-Z].*\.$/)
  })
}

interface Rated {
  readonly carrier: CarrierFile
  readonly connector: ProcessConnector
  readonly states: readonly State[]
}

function describeRates({ carrier, connector, states }: Rated): void {
  const offer = (state: State, answers: Partial<RentersAnswers> = {}, territory?: Territory) =>
    offerBy(connector, riskIn({ state, answers, ...(territory ? { territory } : {}) }))
  const price = (...asked: Parameters<typeof offer>) => yearlyPrice(offer(...asked))
  /** Prices along a question's choices, without those that are turned away. */
  const along = <Name extends 'property' | 'liability' | 'deductible'>(name: Name, state: State) =>
    choicesOf(name).flatMap(choice => price(state, answer(name, choice)) ?? [])

  it('prices an ordinary home in every state it writes', () => {
    for (const state of states) expect(offer(state), state).toMatchObject({ kind: 'quoted', period: 'month' })
  })

  it.each(questions)('has an answer to every choice of "%s" in every state (spec 2.3)', name => {
    for (const state of states)
      for (const choice of choicesOf(name)) {
        const outcome = offer(state, answer(name, choice))
        expect(['quoted', 'declined', 'referred'], `${state} ${choice}`).toContain(outcome.kind)
        if (outcome.kind === 'declined') expect(outcome.text, choice).toMatch(/^[A-Z].*\.$/)
        if (outcome.kind !== 'quoted' && 'message' in outcome) expect(outcome.message).toMatch(/^[A-Z].*\.$/)
      }
  })

  it.each(['property', 'liability'] as const)('never asks less for more %s', name => {
    for (const state of states) expect(along(name, state), state).toEqual(along(name, state).sort(ascending))
  })

  it('never asks more for a higher deductible', () => {
    for (const state of states)
      expect(along('deductible', state), state).toEqual(along('deductible', state).sort(ascending).reverse())
  })

  it('asks most in the city and least in the country', () => {
    for (const state of states) {
      const prices = (['T1', 'T2', 'T3', 'T4', 'T5'] as const).map(territory => price(state, {}, territory))
      expect(prices, state).toEqual(prices.toSorted(ascending))
    }
  })

  it('asks no less after a loss, and no more for a protected home', () => {
    for (const state of states) {
      const plain = price(state, { protections: { choices: ['NONE'] } }) ?? 0
      expect(price(state, { protections: { choices: ['SPRINKLER', 'GATED'] } }), state).toBeLessThanOrEqual(
        plain,
      )
      const theft = price(state, { losses: { choice: 'ONE_THEFT' } })
      expect(theft, state).toBeGreaterThan(price(state) ?? 0)
    }
  })

  it('keeps the breed of a dog out of the price where the state says so', () => {
    for (const state of states.filter(code => !mayRateBreed(code))) {
      const dog = offer(state, { animal: { choice: 'DOG' } })
      expect(offer(state, { animal: { choice: 'DOG_LISTED' } }), state).toEqual({ ...dog })
    }
  })

  it('gives an estimate when a passed question moves the price, and says what it assumed (spec 4.2)', () => {
    for (const state of states) {
      const born = (year: number) => ({ ...dear, dob: { month: 1, day: 1, year } })
      const [young, old] = [1950, 2005].map(year => price(state, born(year)))
      const passed = offer(state, { ...dear, dob: null })
      expect(passed, state).toMatchObject({ kind: 'quoted', estimated: young !== old })
      const sentence = 'You are between 25 and 49 years old.'
      expect(passed.kind === 'quoted' && passed.assumed.includes(sentence), state).toBe(young !== old)
    }
  })

  it('makes a bill whose parts sum to the total', () => {
    for (const state of states) expectSum(offer(state))
  })

  it('gives the same quote number for the same quote, and a day until which it holds', () => {
    const [state] = states
    if (!state) return
    const first = offer(state)
    expect(offer(state)).toEqual(first)
    expect(first).toMatchObject({
      quoteNumber: expect.stringMatching(/^[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      plan: { id: `${carrier.id}/renters/${state}`, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      coverageText: '$30,000 belongings / $100,000 liability / $500 deductible',
    })
    expect(first.kind === 'quoted' && first.expiresAt > today).toBe(true)
  })
}

/** A home that no minimum premium keeps from moving with its factors. */
const dear: Partial<RentersAnswers> = { property: { choice: '100000' } }

function describeWire({ phone }: CarrierFile, connector: WireConnector): void {
  it('asks for a call and gives the number to name', async () => {
    const request = { reference: 'sample-quote', risk: riskIn({ state: 'OH' }), today } as const
    const outcome = await connector.quote(request, AbortSignal.timeout(1_000))
    expect(outcome).toMatchObject({
      kind: 'referred',
      phone,
      quoteNumber: expect.stringMatching(/^[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    })
    expect(await connector.quote(request, AbortSignal.timeout(1_000))).toEqual(outcome)
  })
}

type Question = 'home' | 'protections' | 'animal' | 'property' | 'liability' | 'deductible' | 'losses'

const questions: readonly Question[] = [
  'home',
  'protections',
  'animal',
  'property',
  'liability',
  'deductible',
  'losses',
]

/** The choices as the renters line offers them. */
function choicesOf(name: Question): readonly string[] {
  const props = renters.stages.find(stage => stage.name === name)?.step.props
  if (!props || !('choices' in props)) throw new Error(`the renters line asks no choice called ${name}`)
  // Both kinds of choice list their cards in this form.
  return (props.choices as readonly { value: string }[]).map(({ value }) => value)
}

function answer(name: Question, choice: string): Partial<RentersAnswers> {
  // The choice was read from the line itself, so it is one of the answer's values.
  return { [name]: name === 'protections' ? { choices: [choice] } : { choice } } as Partial<RentersAnswers>
}

function mayRateBreed(state: State): boolean {
  return mayRate({ line: 'renters', state, factor: 'dogBreed', on: today })
}

function ascending(a: number | null, b: number | null): number {
  return Number(a) - Number(b)
}

function expectSum(outcome: Outcome): void {
  if (outcome.kind !== 'quoted') throw new Error('not quoted')
  const cents = (amount: string) => Number(amount.replace('.', ''))
  const { premium, fees, surcharges, total, installments } = outcome.bill
  const lines = [premium, ...[...fees, ...surcharges].map(({ amount }) => amount)]
  expect(lines.reduce((sum, amount) => sum + cents(amount), 0)).toBe(cents(total))
  if (!installments) return
  const { count, first, each } = installments
  expect(cents(first) + cents(each) * (count - 1)).toBe(cents(total))
  expect(outcome.premium).toBe(each)
}
