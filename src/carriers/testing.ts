import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AdsConnector, ProcessConnector, WireConnector, Writing } from '../connectors/connector.ts'
import type { State } from '../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import type { CarrierFile } from './carrier.ts'
import { today } from './sample.ts'
import { rentersIn } from './sample-renters.ts'
import { describeAuto } from './testing-auto.ts'
import { describeHomeowner } from './testing-homeowner.ts'
import { describeLife } from './testing-life.ts'
import { describePet } from './testing-pet.ts'
import { describeRenters } from './testing-renters.ts'
import { describeTravel } from './testing-travel.ts'

/** A line that a carrier prices at once. */
export interface RatedLine {
  readonly carrier: CarrierFile
  readonly connector: ProcessConnector
  readonly states: readonly State[]
}

/** The part of the suite that only one line has. */
const describeRates: Readonly<Record<InsuranceLine, (rated: RatedLine) => void>> = {
  auto: describeAuto,
  homeowner: describeHomeowner,
  life: describeLife,
  pet: describePet,
  renters: describeRenters,
  travel: describeTravel,
}

/** What every carrier has to pass. */
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
    if (demo) expect(insurer.descriptionHtml).toMatch(/demonstration (?:insurer|ad network)/)
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

function describeLine(carrier: CarrierFile, line: InsuranceLine, { connector, states }: Writing): void {
  if (connector.via === 'wire') describeWire(carrier, connector)
  else if (connector.via === 'ads') describeAds({ carrier, line, connector })
  else describeRates[line]({ carrier, connector, states })
}

function describeWire({ phone }: CarrierFile, connector: WireConnector): void {
  it('asks for a call and gives the number to name', async () => {
    const request = { reference: 'sample-quote', risk: rentersIn({ state: 'OH' }), today } as const
    const outcome = await connector.quote(request, AbortSignal.timeout(1_000))
    expect(outcome).toMatchObject({
      kind: 'referred',
      phone,
      quoteNumber: expect.stringMatching(/^[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    })
    expect(await connector.quote(request, AbortSignal.timeout(1_000))).toEqual(outcome)
  })
}

interface Advertising {
  readonly carrier: CarrierFile
  readonly line: InsuranceLine
  readonly connector: AdsConnector
}

function describeAds({ carrier, line, connector }: Advertising): void {
  it('may lead somewhere, and is told the line and the state alone', () => {
    expect(carrier.hosts).not.toEqual([])
    const { body } = connector.ask({ line, state: 'OH' }, { secret: name => name })
    expect(JSON.parse(body)).toEqual({ publisher: expect.any(String), line, state: 'OH' })
  })
}
