import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CarrierFile } from '../../src/carriers/carrier.ts'
import { carrierRequest } from '../../src/connectors/carrier-request.ts'
import type { AdsConnector, ProcessConnector, Writing } from '../../src/connectors/connector.ts'
import { ratePlan } from '../../src/connectors/rate-plan/rate-plan.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../../src/law/rule.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { describeAuto } from './auto.ts'
import { describeHomeowner } from './homeowner.ts'
import { describeLife } from './life.ts'
import { describePet } from './pet.ts'
import { type RatedLine, ratedLine } from './rated-line.ts'
import { describeRenters } from './renters.ts'
import { termPrice, today } from './samples/sample.ts'
import { autoIn } from './samples/sample-auto.ts'
import { homeownerIn } from './samples/sample-homeowner.ts'
import { lifeIn } from './samples/sample-life.ts'
import { petIn } from './samples/sample-pet.ts'
import { rentersIn } from './samples/sample-renters.ts'
import { tripFrom } from './samples/sample-travel.ts'
import { describeTravel } from './travel.ts'

/** The part of the suite that only one line has. */
const describeRates: Readonly<Record<InsuranceLine, (rated: RatedLine) => void>> = {
  auto: describeAuto,
  homeowner: describeHomeowner,
  life: describeLife,
  pet: describePet,
  renters: describeRenters,
  travel: describeTravel,
}

/** The ordinary risk of each line. */
const samples: Readonly<Record<InsuranceLine, (state: State) => Risk>> = {
  auto: state => autoIn({ state }),
  homeowner: state => homeownerIn({ state }),
  life: state => lifeIn({ state }),
  pet: state => petIn({ state }),
  renters: state => rentersIn({ state }),
  travel: state => tripFrom({ state }),
}

/** The tests that every carrier has to pass. */
export function testCarrier(carrier: CarrierFile): void {
  describe(carrier.insurer.name, () => {
    describeLooks(carrier)
    for (const line of insuranceLines) {
      const writing = carrier.lines[line]
      if (writing) describe(line, () => describeLine(carrier, line, writing))
    }
  })
}

function describeLooks({ id, demo, insurer }: CarrierFile): void {
  it('is marked as a demonstration, or is none', () => {
    expect(/\(demo(?: ads)?\)$/.test(insurer.name)).toBe(demo)
    if (demo) expect(insurer.descriptionHtml.en).toMatch(/demonstration (?:[a-z]+ )*(?:insurer|ad network)/)
  })

  it('has a logo of its own that loads and runs nothing', () => {
    const logo = new URL(`../../data/carriers/${id}/logo.svg`, import.meta.url)
    expect(existsSync(logo)).toBe(true)
    const drawing = readFileSync(logo, 'utf8')
    expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 64 64"/)
    expect(drawing).not.toMatch(/<script|<image|<foreignObject|href=|url\(|\son\w+=|<style/i)
    expect(drawing.length).toBeLessThan(2_000)
  })

  it('explains its badges in sentences', () => {
    const unsound = insurer.badges.filter(({ description }) => !/^[A-Z].*\.$/.test(description.en))
    expect(unsound).toEqual([])
  })

  it('names no amount of cover that the visitor chooses', () => {
    const plans = globSync(new URL(`../../data/carriers/${id}/plans/*.json`, import.meta.url).pathname)
    const hasOwnAmounts = plans.some(plan => {
      const { coverage, adds } = JSON.parse(readFileSync(plan, 'utf8')).present ?? {}
      return coverage !== undefined || adds !== undefined
    })
    const { tagLine, badges, descriptionHtml, lineHtml } = insurer
    const texts = [
      tagLine,
      descriptionHtml,
      ...Object.values(lineHtml ?? {}),
      ...badges.flatMap(({ text, description }) => [text, description]),
    ]
    expect(hasOwnAmounts ? [] : texts.filter(({ en }) => /[$%]/.test(en))).toEqual([])
  })
}

function describeLine(carrier: CarrierFile, line: InsuranceLine, writing: Writing): void {
  const { connector } = writing
  if (connector.via === 'wire') describeWire(carrier, line, writing)
  else if (connector.via === 'ads') describeAds({ carrier, line, connector })
  else if (writing.book) describeBook(carrier, line, { ...writing, connector, book: writing.book })
  else describePhone(carrier, connector)
}

/** A demonstration carrier on a wire: the plans behind it in the sandbox pass what every plan has to pass. */
function describeWire(carrier: CarrierFile, line: InsuranceLine, writing: Writing): void {
  const { states } = writing
  const { id, phone } = carrier
  const plans = new URL(`../../data/carriers/${id}/plans/`, import.meta.url)
  const plan = ratePlan({ carrier: id, line, plans, phone, validDays: 30 })
  it('gets questions in the states that its side has rates for', () => {
    expect(states.toSorted()).toEqual(plan.states.toSorted())
  })
  it('knows the Spanish of all that its side may say', () => {
    expect(writing.words ?? []).toEqual(expect.arrayContaining([...plan.words]))
  })
  describeBook(carrier, line, plan)
}

function describeBook(
  carrier: CarrierFile,
  line: InsuranceLine,
  plans: Parameters<typeof ratedLine>[1],
): void {
  const rated = ratedLine(carrier, plans)
  it('costs the total of its offer', () => {
    for (const state of rated.states) {
      const risk = samples[line](state)
      expect(termPrice(rated.offerOf(risk)), state).toBe(rated.priceOf(risk))
    }
  })
  describeRates[line](rated)
}

function describePhone({ phone }: CarrierFile, connector: ProcessConnector): void {
  it('asks for a call and gives the number to name', () => {
    const request = carrierRequest({ reference: 'sample-quote', risk: rentersIn({ state: 'OH' }), today })
    const outcome = connector.rate(request)
    expect(outcome).toMatchObject({
      kind: 'referred',
      phone,
      quoteNumber: expect.stringMatching(/^[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    })
    expect(connector.rate(request)).toEqual(outcome)
  })
}

interface Advertising {
  readonly carrier: CarrierFile
  readonly line: InsuranceLine
  readonly connector: AdsConnector
}

function describeAds({ carrier, line, connector }: Advertising): void {
  it('may lead somewhere, and learns only the line and the state', () => {
    expect(carrier.hosts).not.toEqual([])
    const { body } = connector.ask({ line, state: 'OH' }, { secret: name => name })
    expect(JSON.parse(body)).toEqual({ publisher: expect.any(String), line, state: 'OH' })
  })
}
