// Writes the tables of the demonstration carriers' plans, those of the market's own book, and the published averages that
// visitors see, from the market's facts in `scripts/market`. `--check` writes nothing and fails when a table differs from the one
// that the facts lead to.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { type InsuranceLine, insuranceLines } from '../src/law/rule.ts'
import { type OverrideDocument, planDocument } from '../src/rating/plan/format/format.ts'
import { calibrateAuto } from './calibrate/auto.ts'
import type { Documents } from './calibrate/documents.ts'
import { calibrateHomeowner } from './calibrate/homeowner.ts'
import { calibrateLife } from './calibrate/life.ts'
import { type Market, neutral, readMarket } from './calibrate/market.ts'
import { calibratePet } from './calibrate/pet.ts'
import { publishedAverages } from './calibrate/published-averages.ts'
import { calibrateRenters } from './calibrate/renters.ts'
import { calibrateTravel } from './calibrate/travel.ts'

const data = new URL('../data/', import.meta.url)
const isCheck = process.argv.includes('--check')
const stale: string[] = []

type Calibrate = (documents: Documents, market: Market) => ReadonlyMap<string, string>

/** How each line's tables are computed from the market. */
const calibrations: Readonly<Record<InsuranceLine, Calibrate>> = {
  auto: calibrateAuto,
  homeowner: calibrateHomeowner,
  life: calibrateLife,
  pet: calibratePet,
  renters: calibrateRenters,
  travel: calibrateTravel,
}

for (const line of insuranceLines) {
  const market = readMarket(line)
  for (const carrier of market.panel.keys()) {
    const plans = carrier === neutral ? 'market/plans/' : `carriers/${carrier}/plans/`
    const folder = new URL(plans, data)
    for (const [name, text] of calibrations[line](documentsIn({ folder, carrier, line }), market))
      write(`${plans}${name}`, text)
  }
}
write('market/averages.csv', publishedAverages())
if (stale.length > 0) {
  console.error(
    `Out of date with scripts/market: ${stale.join(', ')}. Run "npm run calibrate" and commit the result.`,
  )
  process.exitCode = 1
}

function write(path: string, text: string): void {
  const file = new URL(path, data)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  if (isCheck) stale.push(path)
  else writeFileSync(file, text)
}

interface CarrierPlans {
  readonly folder: URL
  readonly carrier: string
  readonly line: InsuranceLine
}

function documentsIn({ folder, carrier, line }: CarrierPlans): Documents {
  const names = readdirSync(folder).filter(
    // Tables that no fact of the market determines are written by hand.
    name => name === `${line}.json` || name.startsWith(`${line}-`),
  )
  const texts = new Map(names.map(name => [name, readFileSync(new URL(name, folder), 'utf8')]))
  const documents = [...texts]
    .filter(([name]) => name.endsWith('.json'))
    .map(([, text]) => v.parse(planDocument, JSON.parse(text)))
  const family = documents.find(document => !('extends' in document))
  if (!family || 'extends' in family) throw new Error(`${carrier} has no ${line}.json`)
  const overrides = documents.filter((document): document is OverrideDocument => 'extends' in document)
  return { carrier, family, overrides, texts }
}
