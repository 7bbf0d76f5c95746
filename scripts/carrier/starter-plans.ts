import type { State } from '../../src/law/jurisdictions.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'

/** Small starter plans, one for each line: complete tables of few rows, every figure made up. */

type Cells = readonly (string | number)[]

interface StarterTable {
  readonly id: string
  readonly label: string
  readonly kind: 'exact' | 'range' | 'curve'
  /** The input by which to look it up. */
  readonly key: string
  readonly rows: readonly Cells[]
}

export interface StarterPlan {
  readonly form: string
  /** States that require every plan to rate something that this small one does not. */
  readonly notIn?: readonly State[]
  readonly period: 'month' | '6 months' | 'year' | 'trip'
  /** Dollars for a whole term, before the tables. */
  readonly base: string
  /** A whole number of the risk that the base is multiplied by. */
  readonly times?: string
  /** What the plan covers where it isn't simply what the visitor chose. */
  readonly present?: object
  readonly tables: readonly StarterTable[]
  readonly eligibility: readonly object[]
}

export const starterPlans: Readonly<Record<InsuranceLine, StarterPlan>> = {
  auto: {
    form: 'PAP',
    notIn: ['CA', 'MA', 'NC'],
    period: '6 months',
    base: '780.00',
    times: 'vehicleCount',
    tables: [
      {
        id: 'limits',
        label: 'Limits of liability',
        kind: 'exact',
        key: 'limits',
        rows: [
          ['MIN', '0.82'],
          ['L50', '0.94'],
          ['L100', '1.00'],
          ['L250', '1.12'],
        ],
      },
      {
        id: 'damage',
        label: 'Damage to the own cars',
        kind: 'exact',
        key: 'physicalDamage',
        rows: [
          ['FULL', '1.00'],
          ['COMP', '0.68'],
          ['LIABILITY', '0.52'],
        ],
      },
      {
        id: 'deductible',
        label: 'Deductible',
        kind: 'exact',
        key: 'deductible',
        rows: [
          [250, '1.08'],
          [500, '1.00'],
          [1000, '0.90'],
          [2000, '0.80'],
        ],
      },
    ],
    eligibility: [
      {
        id: 'dui',
        when: ['has', 'incidents', 'DUI'],
        outcome: 'call',
        code: 'dui',
        message: 'We would like to speak with you before we name a price.',
        ref: 'Underwriting guide, driving record',
      },
    ],
  },
  homeowner: {
    form: 'HO-3',
    notIn: ['FL'],
    period: 'year',
    base: '1350.00',
    tables: [
      {
        id: 'dwelling',
        label: 'Dwelling, Coverage A',
        kind: 'curve',
        key: 'coverageA',
        rows: [
          [10000, '0.25'],
          [300000, '1.00'],
          [600000, '1.85'],
          [5000000, '14.00'],
        ],
      },
      {
        id: 'roof',
        label: 'Age of the roof',
        kind: 'exact',
        key: 'roofAge',
        rows: [
          ['R0_5', '0.92'],
          ['R6_10', '1.00'],
          ['R11_15', '1.12'],
          ['R16_20', '1.28'],
          ['R21', '1.55'],
        ],
      },
      {
        id: 'claims',
        label: 'Claims in five years',
        kind: 'exact',
        key: 'claims',
        rows: [
          ['NONE', '1.00'],
          ['ONE_WEATHER', '1.08'],
          ['ONE_WATER', '1.22'],
          ['ONE_OTHER', '1.15'],
          ['TWO', '1.45'],
        ],
      },
    ],
    eligibility: [
      {
        id: 'three-claims',
        when: ['eq', 'claims', 'THREE_PLUS'],
        outcome: 'decline',
        code: 'claims',
        message: 'We’re sorry, but we don’t insure homes with three or more claims in five years.',
        text: 'Once fewer than three lie within five years, we will gladly quote again.',
        ref: 'Underwriting guide, claims',
      },
    ],
  },
  life: {
    form: 'Level term',
    period: 'month',
    base: '300.00',
    tables: [
      {
        id: 'face',
        label: 'Face amount',
        kind: 'exact',
        key: 'faceAmount',
        rows: [
          [100000, '0.35'],
          [250000, '0.62'],
          [500000, '1.00'],
          [1000000, '1.85'],
        ],
      },
      {
        id: 'term',
        label: 'Term',
        kind: 'exact',
        key: 'term',
        rows: [
          [10, '0.70'],
          [20, '1.00'],
          [30, '1.65'],
        ],
      },
      {
        id: 'age',
        label: 'Nearest age',
        kind: 'curve',
        key: 'ageNearest',
        rows: [
          [18, '0.70'],
          [40, '1.00'],
          [60, '5.20'],
          [76, '24.00'],
        ],
      },
      {
        id: 'tobacco',
        label: 'Tobacco',
        kind: 'exact',
        key: 'tobacco',
        rows: [
          ['NONE', '1.00'],
          ['QUIT', '1.25'],
          ['QUIT_LATELY', '1.60'],
          ['NOW', '2.60'],
        ],
      },
      {
        id: 'class',
        label: 'Health class',
        kind: 'exact',
        key: 'healthClass',
        rows: [
          ['PREFERRED_PLUS', '0.80'],
          ['PREFERRED', '1.00'],
          ['STANDARD_PLUS', '1.25'],
          ['STANDARD', '1.50'],
          ['TABLE_2', '2.25'],
          ['TABLE_4', '3.00'],
        ],
      },
    ],
    eligibility: [],
  },
  pet: {
    form: 'Accident and illness',
    period: 'month',
    base: '540.00',
    present: {
      coverage: [
        { kind: 'reimbursement', amounts: [80] },
        { kind: 'deductible', amounts: [500] },
        { kind: 'yearlyLimit', amounts: [10_000] },
      ],
    },
    tables: [
      {
        id: 'species',
        label: 'Dog or cat',
        kind: 'exact',
        key: 'species',
        rows: [
          ['DOG', '1.00'],
          ['CAT', '0.56'],
        ],
      },
      {
        id: 'age',
        label: 'Age in months',
        kind: 'range',
        key: 'ageMonths',
        rows: [
          [0, 24, '0.80'],
          [24, 72, '1.00'],
          [72, 120, '1.60'],
          [120, 312, '2.60'],
        ],
      },
    ],
    eligibility: [],
  },
  renters: {
    form: 'HO-4',
    period: 'month',
    base: '156.00',
    tables: [
      {
        id: 'property',
        label: 'Personal property',
        kind: 'curve',
        key: 'personalProperty',
        rows: [
          [10000, '0.75'],
          [30000, '1.00'],
          [100000, '2.00'],
        ],
      },
      {
        id: 'liability',
        label: 'Personal liability',
        kind: 'exact',
        key: 'liability',
        rows: [
          [100000, '1.00'],
          [300000, '1.08'],
          [500000, '1.14'],
        ],
      },
      {
        id: 'deductible',
        label: 'Deductible',
        kind: 'exact',
        key: 'deductible',
        rows: [
          [250, '1.10'],
          [500, '1.00'],
          [1000, '0.91'],
          [2500, '0.80'],
        ],
      },
      {
        id: 'losses',
        label: 'Losses in five years',
        kind: 'exact',
        key: 'losses',
        rows: [
          ['NONE', '1.00'],
          ['ONE_THEFT', '1.20'],
          ['ONE_OTHER', '1.10'],
          ['TWO', '1.45'],
        ],
      },
    ],
    eligibility: [
      {
        id: 'three-losses',
        when: ['eq', 'losses', 'THREE_PLUS'],
        outcome: 'decline',
        code: 'losses',
        message: 'We’re sorry, but we don’t insure homes with three or more losses in five years.',
        text: 'Once fewer than three lie within five years, we will gladly quote again.',
        ref: 'Underwriting guide, losses',
      },
    ],
  },
  travel: {
    form: 'Comprehensive',
    period: 'trip',
    base: '180.00',
    present: { adds: [{ kind: 'medical', amounts: [100_000] }] },
    tables: [
      {
        id: 'cost',
        label: 'Cost of the trip',
        kind: 'curve',
        key: 'tripCost',
        rows: [
          [0, '0.30'],
          [5000, '1.00'],
          [20000, '3.60'],
          [100000, '17.00'],
        ],
      },
      {
        id: 'age',
        label: 'Age of the oldest traveler',
        kind: 'range',
        key: 'oldestAge',
        rows: [
          [0, 40, '0.95'],
          [40, 60, '1.20'],
          [60, 75, '2.00'],
          [75, 153, '3.40'],
        ],
      },
      {
        id: 'zone',
        label: 'Destination',
        kind: 'exact',
        key: 'zone',
        rows: [
          ['US', '0.85'],
          ['NEAR', '0.95'],
          ['WEST', '1.00'],
          ['WORLD', '1.10'],
          ['DEAR', '1.25'],
        ],
      },
    ],
    eligibility: [
      {
        id: 'advisory',
        when: ['eq', 'zone', 'BANNED'],
        outcome: 'decline',
        code: 'destination',
        message:
          'We’re sorry, but we don’t insure trips to a country the State Department advises against visiting.',
        ref: 'Underwriting guide, destinations',
      },
    ],
  },
}
