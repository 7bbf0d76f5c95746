import { protectionIn } from '../../src/rating/inputs/homeowner.ts'
import { statesOf } from '../../src/rating/plan/flatten.ts'
import { claimAlone, claimPerils } from '../../src/risk/home/claim-record.ts'
import { roofAges, settlements, type Territory } from '../../src/risk/words.ts'
import { csv, type Documents, goldenCases, keptBy } from './documents.ts'
import { type Market, type Peril, perils, readPerilShares } from './market.ts'
import {
  type Bending,
  bandsOf,
  baseOf,
  bend,
  bendingOf,
  creditsOf,
  levelsOf,
  meanOfOne,
  onlyLowered,
  powers,
  productOf,
  type Rows,
  territoryRows,
} from './tables.ts'

/** The profile behind the quoted averages: frame walls and a roof as old as the home, both of which are neutral. */
const anchor = {
  dwelling: '300000',
  type: 'SINGLE_FAMILY',
  construction: 'FRAME P1_4',
  year: '2017',
  roof: 'R6_10',
  wind: 'none 0',
  deductible: '1000',
  claims: 'NONE',
  use: 'PRIMARY',
  age: '18',
  claims_free: 'true',
}

/** The cost of a percentage of the usual coverage on belongings relative to all of it; modelled. */
const belongings: Rows = [
  ['50', '0.940'],
  ['75', '0.970'],
  ['100', '1.000'],
  ['125', '1.035'],
  ['150', '1.070'],
]

/** Dollars a year on top of the usual limit of liability, from each limit on; modelled. */
const liability: Rows = [
  ['0', '-16.00'],
  ['300000', '0.00'],
  ['500000', '24.00'],
]

/** What comes off for a small claim, from each amount paid on; modelled. */
const claimSizes: Rows = [
  ['0', '0.025'],
  ['1000', '0.000'],
]

/** Dollars a year on top of the usual medical payments to guests, from each amount on; modelled. */
const guestPayments: Rows = [
  ['0', '-6.00'],
  ['5000', '0.00'],
  ['10000', '9.00'],
]

/**
 * The tables of a carrier's homeowner plans, by file name. The carrier's exponents bend the market's
 * relativities; the base makes the anchor cost the state's quoted average times the carrier's level.
 */
export function calibrateHomeowner(documents: Documents, market: Market): ReadonlyMap<string, string> {
  const { family } = documents
  const bending = bendingOf(documents, market)
  const bent = (table: string) => bend(table, bending)
  const keptRows = (input: string, rows: Rows) => keptBy(family, { input, rows })
  const states = statesOf(family)
  const product = productOf(anchor, bent)
  const frame = new Map(bent('construction'))
  /** The fire protection that comes with a territory: the mean of 1 is of both together. */
  const protectionOf = (territory: Territory) => Number(frame.get(`FRAME ${protectionIn[territory]}`))
  /** The factor, if the carrier rates it at all. */
  const rated = (column: string, table: () => [string, string]) => (bending.of(column) > 0 ? [table()] : [])

  const tables = new Map([
    csv(
      'homeowner-base',
      'state',
      states.map(state => [state, baseOf(state, { documents, bending, product })]),
    ),
    csv('homeowner-territory', 'state,territory', territoryRows(states, { bending, beside: protectionOf })),
    ...perils.map(peril =>
      csv(
        `homeowner-${peril}`,
        `state,${peril}`,
        states.flatMap(state => perilRows(state, { peril, bending })),
      ),
    ),
    ...(family.tables['without-wind']
      ? [csv('homeowner-without-wind', 'hurricane', bent('without_wind'))]
      : []),
    csv('homeowner-dwelling', 'coverageA', bent('dwelling')),
    csv('homeowner-type', 'homeType', keptRows('homeType', bent('type'))),
    csv('homeowner-construction', 'construction,protection', constructionRows(documents, bending)),
    csv('homeowner-year', 'yearBuilt', bent('year')),
    csv('homeowner-roof', 'roofAge', keptRows('roofAge', bent('roof'))),
    ...rated('roof_material', () => csv('homeowner-roof-material', 'roofMaterial', bent('roof_material'))),
    ...rated('roof_shape', () => csv('homeowner-roof-shape', 'roofShape', bent('roof_shape'))),
    ...rated('old_systems', () => csv('homeowner-old-systems', 'oldSystems', chargesOf(bending))),
    csv('homeowner-wind', 'windPeril,windDeductible', bySpace(bent('wind'))),
    csv('homeowner-deductible', 'deductible', bent('deductible')),
    csv('homeowner-belongings', 'belongingsShare', belongings),
    csv('homeowner-liability', 'from,to', bandsOf(liability, 5_000_001)),
    csv('homeowner-guest-payments', 'from,to', bandsOf(guestPayments, 100_001)),
    ...addedCovers(documents, bending),
    csv('homeowner-claims', 'claims', keptRows('claims', bent('claims'))),
    ...(family.tables['claim-age']
      ? [
          csv(
            'homeowner-claim-age',
            'claimPeril,claimMonthsFrom,claimMonthsTo',
            claimAgeRows(bent('claims'), levelsOf('claim_months', market)),
          ),
        ]
      : []),
    ...(family.tables['claim-size']
      ? [csv('homeowner-claim-size', 'from,to', bandsOf(claimSizes, 1_000_001))]
      : []),
    csv('homeowner-use', 'use', keptRows('use', bent('use'))),
    csv('homeowner-devices', 'devices', creditsOf(bending)),
    // What keeps the wind out saves nothing on a policy that leaves the wind out.
    ...(family.tables['devices-without-wind']
      ? [
          csv(
            'homeowner-devices-without-wind',
            'devices',
            creditsOf(bending).map(([device, credit]) => [device, device === 'IMPACT' ? '0.000' : credit]),
          ),
        ]
      : []),
    csv('homeowner-wind-features', 'windFeatures', creditsOf(bending, 'wind_features')),
    ...(family.tables['wildfire-measures']
      ? [csv('homeowner-wildfire-measures', 'wildfireMeasures', creditsOf(bending, 'wildfire_measures'))]
      : []),
    csv('homeowner-hazards', 'pool,trampoline,woodStove', hazardRows(bending)),
    csv('homeowner-dog', 'dog', [
      ['true', bending.of('dog').toFixed(2)],
      ['false', '0.00'],
    ]),
    ...rated('age', () => csv('homeowner-age', 'from,to', bandsOf(bent('age'), 121))),
    ...(bending.of('credit') > 0
      ? [
          csv('homeowner-credit', 'credit', bent('credit')),
          csv('homeowner-credit-nc', 'credit', onlyLowered(bent('credit'))),
        ]
      : []),
    ...rated('claims_free', () => csv('homeowner-claims-free', 'claimsFree', bent('claims_free'))),
  ])
  if (documents.overrides.some(({ stages }) => stages.some(({ id }) => id === 'perils')))
    for (const [name, text] of floridaTables(bending)) tables.set(name, text)
  return tables.set('homeowner-cases.csv', goldenCases(documents, tables))
}

interface PerilCurve {
  readonly peril: Peril
  readonly bending: Bending
}

/** The points of a peril's curve in a state, with a mean of 1 over its places. */
function perilRows(state: string, { peril, bending }: PerilCurve): Rows {
  const shares = readPerilShares(peril).get(state)
  return meanOfOne({ state, levels: powers(peril, bending), shares }).filter(
    ([key]) => key !== `${state},AVERAGE`,
  )
}

/** The share of each peril in the price of the anchor in Florida; modelled. */
const floridaShares = { hurricane: 0.58, wind: 0.07, water: 0.16, fire: 0.1, theft: 0.03, liability: 0.06 }

/**
 * The tables of a plan that rates Florida peril by peril: the strength of hurricanes changes the hurricane's share as much as it
 * changes the whole elsewhere, and a device against the wind affects the wind alone.
 */
function floridaTables(bending: Bending): readonly [string, string][] {
  const { hurricane } = floridaShares
  return [
    csv(
      'homeowner-florida-shares',
      'peril',
      Object.entries(floridaShares).map(([peril, share]) => [peril, share.toFixed(3)]),
    ),
    csv(
      'homeowner-florida-hurricane',
      'hurricane',
      perilRows('FL', { peril: 'hurricane', bending }).map(([key, value]) => {
        const ofHurricane = (Number(value) - (1 - hurricane)) / hurricane
        return [key.split(',')[1] ?? '', Math.max(ofHurricane, 0.1).toFixed(3)]
      }),
    ),
    csv(
      'homeowner-florida-devices',
      'devices',
      creditsOf(bending).map(([device, credit]) => [device, device === 'IMPACT' ? '0.000' : credit]),
    ),
  ]
}

/** What a visitor may add to the usual coverage or take from it, as far as the carrier has rates for it. */
function addedCovers({ family }: Documents, bending: Bending): readonly [string, string][] {
  const rated = (column: string, table: () => [string, string]) => (bending.of(column) > 0 ? [table()] : [])
  const oldRoofs = new Map(bend('roof_cash_value', bending))
  const roofs = keptBy(family, { input: 'roofAge', rows: roofAges.map(age => [age, '']) })
  return [
    ...rated('ordinance', () => csv('homeowner-ordinance', 'ordinanceShare', bend('ordinance', bending))),
    ...rated('water_backup', () =>
      csv('homeowner-water-backup', 'waterBackup', [
        ['0', '0.00'],
        ...levelsOf('water_backup', bending.market).map(([amount, dollars]): [string, string] => [
          amount,
          (dollars * bending.of('water_backup')).toFixed(2),
        ]),
      ]),
    ),
    ...rated('roof_cash_value', () =>
      csv(
        'homeowner-roof-settlement',
        'roofSettlement,roofAge',
        settlements.flatMap(settlement =>
          roofs.map(([age]): [string, string] => [
            `${settlement},${age}`,
            settlement === 'ACTUAL_CASH_VALUE' ? (oldRoofs.get(age) ?? '1.000') : '1.000',
          ]),
        ),
      ),
    ),
  ]
}

/**
 * What comes off for a claim by the months since it: each band keeps a share of what a single claim of its kind adds, and one that
 * nobody dated keeps everything.
 */
function claimAgeRows(claims: Rows, shares: ReturnType<typeof levelsOf>): Rows {
  const factors = new Map(claims)
  const dated = claimPerils.flatMap(peril => {
    const charge = Number(factors.get(claimAlone[peril])) - 1
    const rows = shares.map(([from, share]): [string, string] => [
      from,
      (1 - (1 + charge * share) / (1 + charge)).toFixed(3),
    ])
    return bandsOf(rows, 61).map(([band, value]): [string, string] => [`${peril},${band}`, value])
  })
  return [...dated, ['UNKNOWN,0,61', '0.000']]
}

/** What each system adds that is more than 30 years old. */
function chargesOf(bending: Bending): Rows {
  return powers('old_systems', bending).map(([system, factor]) => [system, (factor - 1).toFixed(3)])
}

/** Walls by class of protection, without the walls that the plan refuses. */
function constructionRows({ family }: Documents, bending: Bending): Rows {
  const keptRows = (wall: string) => keptBy(family, { input: 'construction', rows: [[wall, '']] }).length > 0
  return bySpace(bend('construction', bending).filter(([level]) => keptRows(level.split(' ')[0] ?? '')))
}

/** Levels of two words as two columns. */
function bySpace(rows: Rows): Rows {
  return rows.map(([level, value]) => [level.replace(' ', ','), value])
}

/** Every combination of hazards; loads of hazards multiply. */
function hazardRows(bending: Bending): Rows {
  return powers('hazards', bending)
    .reduce<readonly (readonly [readonly string[], number])[]>(
      (rows, [, load]) =>
        rows.flatMap(([keys, product]) => [
          [[...keys, 'true'], product * load],
          [[...keys, 'false'], product],
        ]),
      [[[], 1]],
    )
    .map(([keys, product]) => [keys.join(','), product.toFixed(3)])
}
