import { compileCondition } from '../../src/rating/engine/condition.ts'
import { petInputs } from '../../src/rating/inputs/pet.ts'
import { statesOf } from '../../src/rating/plan/flatten.ts'
import type { FamilyDocument } from '../../src/rating/plan/format/format.ts'
import { speciesOf } from '../../src/risk/pet.ts'
import type { BreedGroup, Species } from '../../src/risk/words.ts'
import { constantsOf, csv, type Documents, goldenCases } from './documents.ts'
import { type Market, readMix } from './market.ts'
import { baseOf, bend, bendingOf, levelsOf, type Rows, scaled, territoryRows } from './tables.ts'

type Mix = ReadonlyMap<string, number>

/**
 * The tables of a carrier's pet plans, by file name. The carrier's exponents bend the market's relativities; the base makes the
 * pets that the carrier accepts cost, in the mean over the portfolio, the average of state and species times the carrier's level
 * there.
 */
export function calibratePet(documents: Documents, market: Market): ReadonlyMap<string, string> {
  const { family } = documents
  const bending = bendingOf(documents, market)
  const states = statesOf(family)
  const mix = readMix('pet')
  const [breeds, ages] = [bend('breed', bending), bend('age', bending)]
  const insured = ages.filter(([months]) => takes(family, Number(months)))
  const covers = coverTables.filter(({ file }) => family.tables[file])
  const usual =
    constantsOf(family.steps) *
    covers.reduce(
      (product, { table, level }) => product * (market.relativities.get(table)?.get(level) ?? Number.NaN),
      1,
    )
  const bases = levelsOf('species', market).map(([species, relativity]) => ({
    species,
    bending: { ...bending, market: scaled(market, relativity * bending.own('species', species)) },
    product: meanOf(insured, mix) * meanOf(breedsOf(species, breeds), mix) * usual,
  }))

  const tables = new Map([
    csv(
      'pet-base',
      'state,species',
      states.flatMap(state =>
        bases.map(
          ({ species, ...based }) => [`${state},${species}`, baseOf(state, { documents, ...based })] as const,
        ),
      ),
    ),
    csv('pet-territory', 'state,territory', territoryRows(states, { bending })),
    csv('pet-breed', 'breedGroup', breeds),
    csv('pet-age', 'ageMonths', ages),
    ...covers.map(({ file, table, input }) =>
      csv(
        `pet-${file}`,
        input,
        levelsOf(table, market).flatMap(([level, relativity]) => {
          const value = level === 'NONE' ? '0' : level
          return isOffered(input, value) ? [[value, relativity.toFixed(3)] as const] : []
        }),
      ),
    ),
  ])
  return tables.set('pet-cases.csv', goldenCases(documents, tables))
}

/** The tables by which a plan rates the owner's choices, and the usual level of each. */
const coverTables = [
  { file: 'plan', table: 'plan', input: 'plan', level: 'ACCIDENT_AND_ILLNESS' },
  { file: 'deductible', table: 'deductible', input: 'deductible', level: '500' },
  { file: 'reimbursement', table: 'reimbursement', input: 'reimbursement', level: '80' },
  { file: 'annual-limit', table: 'limit', input: 'annualLimit', level: '10000' },
] as const

/** Whether owners may choose a level that the market has. */
function isOffered(input: (typeof coverTables)[number]['input'], value: string): boolean {
  const spec = petInputs[input]
  return spec.type === 'choice' ? spec.values.some(one => one === value) : spec.only.includes(Number(value))
}

/** Whether a plan accepts a pet of this age. */
function takes({ eligibility }: FamilyDocument, months: number): boolean {
  const pet = { ageMonths: months, ageWeeks: 26 }
  return !eligibility.some(({ when }) => compileCondition(when)(pet))
}

function breedsOf(species: string, breeds: Rows): Rows {
  // The levels of the market's tables are the breed groups and the species of the risk.
  return breeds.filter(([breed]) => speciesOf(breed as BreedGroup) === (species as Species))
}

/** The mean of relativities over the part of the portfolio that they apply to. */
function meanOf(rows: Rows, mix: Mix): number {
  const shares = rows.map(([level]) => mix.get(level) ?? 0)
  const sum = rows.reduce((sum, [, relativity], index) => sum + Number(relativity) * (shares[index] ?? 0), 0)
  return sum / shares.reduce((sum, share) => sum + share, 0)
}
