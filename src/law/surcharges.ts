import type { Text } from '../language/text.ts'
import type { Day } from '../units/day.ts'
import type { State } from './jurisdictions.ts'
import type { InsuranceLine } from './rule.ts'

/** What a state adds to a bill. Premium tax is part of the rate and never a separate line. */
export interface Surcharge {
  readonly id: string
  readonly lines: readonly InsuranceLine[]
  readonly state: State
  /** Its name on the bill. */
  readonly label: Text
  /** Dollars per policy, dollars per vehicle and year, or percent of the premium before fees. */
  readonly basis: 'policy' | 'vehicleYear' | 'percent'
  readonly amount: string
  readonly source: string
  readonly confidence: 'high' | 'medium' | 'low'
  /** The policies that pay it, if the amount depends on their injury protection; all when absent. */
  readonly injuryProtection?: 'unlimited' | 'limited'
  readonly from?: Day
  readonly until?: Day
}

const home = ['homeowner', 'renters'] as const
const homeAndAuto = ['auto', 'homeowner', 'renters'] as const
const auto = ['auto'] as const
const homeowner = ['homeowner'] as const

/**
 * The charge of the Michigan Catastrophic Claims Association per car and year, from each July on: more if injury protection is
 * unlimited, because only then does the association pay for future claims.
 */
const catastrophicClaims: readonly Surcharge[] = [
  {
    unlimited: '122.00',
    limited: '48.00',
    source: 'themichiganstar.com, 2023-06-18',
    from: '2023-07-01',
    until: '2024-07-01',
  },
  {
    unlimited: '90.00',
    limited: '20.00',
    source: 'cbsnews.com, 2025',
    from: '2024-07-01',
    until: '2025-07-01',
  },
  {
    unlimited: '82.00',
    limited: '23.00',
    source: 'cbsnews.com, 2025',
    from: '2025-07-01',
    until: '2026-07-01',
  },
  { unlimited: '84.00', limited: '19.00', source: 'michiganbusinessnetwork.com', from: '2026-07-01' },
].flatMap(({ source, from, until, ...amounts }) =>
  (['unlimited', 'limited'] as const).map(injuryProtection => ({
    ...vehicleFee('MI', {
      amount: amounts[injuryProtection],
      label: {
        en: 'Michigan catastrophic claims assessment',
        es: 'Aporte de Michigan para reclamos catastróficos',
      },
      confidence: 'high',
    }),
    ...({ from, ...(until === undefined ? {} : { until }) } as Pick<Surcharge, 'from' | 'until'>),
    id: injuryProtection === 'limited' ? 'mi-vehicle' : 'mi-vehicle-unlimited',
    injuryProtection,
    source,
  })),
)

const surcharges: readonly Surcharge[] = [
  {
    id: 'fl-emergency-management',
    lines: home,
    state: 'FL',
    label: { en: 'Florida emergency management fund', es: 'Fondo de manejo de emergencias de Florida' },
    basis: 'policy',
    amount: '2.00',
    source: 'kin.com fee page',
    confidence: 'high',
  },
  {
    id: 'fl-guaranty',
    lines: home,
    state: 'FL',
    label: {
      en: 'Florida guaranty association assessment',
      es: 'Aporte a la asociación de garantía de Florida',
    },
    basis: 'percent',
    amount: '1.0',
    source: 'wptv.com, 2023; fox4now.com, 2026-02-27',
    confidence: 'high',
    from: '2023-10-01',
    until: '2026-10-01',
  },
  {
    id: 'wv-fire-casualty',
    lines: homeAndAuto,
    state: 'WV',
    label: {
      en: 'West Virginia fire and casualty surcharge',
      es: 'Recargo de Virginia Occidental sobre seguros de incendio y de responsabilidad civil',
    },
    basis: 'percent',
    amount: '0.55',
    source: 'fiscal note',
    confidence: 'high',
  },
  {
    id: 'ky-premium',
    lines: homeAndAuto,
    state: 'KY',
    label: { en: 'Kentucky premium surcharge', es: 'Recargo de Kentucky sobre la prima' },
    basis: 'percent',
    amount: '1.8',
    source: 'recalled',
    confidence: 'medium',
  },
  {
    id: 'ky-municipal',
    lines: homeAndAuto,
    state: 'KY',
    label: {
      en: 'Kentucky municipal premium tax (6% assumed; each town sets its own)',
      es: 'Impuesto municipal de Kentucky sobre la prima (se supone 6%; cada municipio fija el suyo)',
    },
    basis: 'percent',
    amount: '6.0',
    source: 'recalled; 0 to 15% by town',
    confidence: 'medium',
  },
  {
    id: 'nj-guaranty',
    lines: homeAndAuto,
    state: 'NJ',
    label: {
      en: 'New Jersey guaranty association surcharge',
      es: 'Recargo de la asociación de garantía de Nueva Jersey',
    },
    basis: 'percent',
    amount: '0.6',
    source: 'recalled',
    confidence: 'low',
  },
  {
    id: 'mn-fire-safety',
    lines: homeowner,
    state: 'MN',
    label: {
      en: 'Minnesota fire safety surcharge',
      es: 'Recargo de Minnesota para la seguridad contra incendios',
    },
    basis: 'percent',
    amount: '0.5',
    source: 'recalled',
    confidence: 'medium',
  },
  {
    id: 'ct-healthy-homes',
    lines: homeowner,
    state: 'CT',
    label: {
      en: 'Connecticut healthy homes surcharge',
      es: 'Recargo de Connecticut para viviendas saludables',
    },
    basis: 'policy',
    amount: '12.00',
    source: 'recalled; until 2029',
    confidence: 'medium',
    until: '2030-01-01',
  },
  {
    id: 'la-assessments',
    lines: homeowner,
    state: 'LA',
    label: { en: 'Louisiana Citizens assessment', es: 'Aporte a Louisiana Citizens' },
    basis: 'percent',
    amount: '1.36',
    source: 'Louisiana Department of Insurance, 2025-01-09',
    confidence: 'high',
    until: '2025-04-01',
  },
  {
    id: 'nc-recoupment',
    lines: auto,
    state: 'NC',
    label: {
      en: 'North Carolina clean-risk recoupment',
      es: 'Recuperación de Carolina del Norte por conductores sin infracciones (clean risk)',
    },
    basis: 'percent',
    amount: '2.0',
    source: 'recalled; of some coverages',
    confidence: 'low',
  },
  vehicleFee('NY', {
    amount: '10.00',
    label: {
      en: 'New York motor vehicle law enforcement fee',
      es: 'Cargo de Nueva York para hacer cumplir las leyes de vehículos (motor vehicle law enforcement)',
    },
    source: 'N.Y. Ins. Law 9110, nysenate.gov',
    confidence: 'high',
  }),
  vehicleFee('TX', {
    amount: '5.00',
    label: {
      en: 'Texas crime prevention authority fee',
      es: 'Cargo de Texas para la prevención de delitos con vehículos',
    },
    source: 'Tex. Transp. Code 1006.153, by the manual of accounts of the Texas Comptroller, read 2026-11-29',
    confidence: 'high',
  }),
  vehicleFee('CA', {
    amount: '2.00',
    label: {
      en: 'California vehicle fraud and other assessments',
      es: 'Aportes de California contra el fraude con vehículos y otros',
    },
    confidence: 'low',
  }),
  ...catastrophicClaims,
  vehicleFee('MN', {
    amount: '1.00',
    label: {
      en: 'Minnesota theft prevention surcharge',
      es: 'Recargo de Minnesota para la prevención de robos',
    },
    confidence: 'medium',
  }),
  vehicleFee('AZ', {
    amount: '1.00',
    label: { en: 'Arizona theft authority fee', es: 'Cargo de Arizona contra el robo de vehículos' },
    confidence: 'medium',
  }),
  vehicleFee('CO', {
    amount: '1.00',
    label: { en: 'Colorado theft prevention fee', es: 'Cargo de Colorado para la prevención de robos' },
    confidence: 'low',
  }),
  vehicleFee('IL', {
    amount: '1.00',
    label: { en: 'Illinois theft prevention fee', es: 'Cargo de Illinois para la prevención de robos' },
    confidence: 'low',
  }),
  vehicleFee('SC', {
    amount: '2.00',
    label: {
      en: 'South Carolina uninsured motorist fund',
      es: 'Fondo de Carolina del Sur para conductores sin seguro',
    },
    confidence: 'low',
  }),
]

/** Dollars per vehicle and year; not looked up unless a source says so. */
function vehicleFee(
  state: State,
  fee: Pick<Surcharge, 'amount' | 'label' | 'confidence'> & { readonly source?: string },
): Surcharge {
  const id = `${state.toLowerCase()}-vehicle`
  return { id, lines: auto, state, basis: 'vehicleYear', source: 'recalled', ...fee }
}

interface Bill {
  readonly line: InsuranceLine
  readonly state: State
  readonly on: Day
}

/** The surcharges on the bill of a policy that starts on a day, in listed order. */
export function surchargesFor({ line, state, on }: Bill): readonly Surcharge[] {
  return surcharges.filter(
    surcharge =>
      surcharge.state === state &&
      surcharge.lines.includes(line) &&
      (surcharge.from === undefined || surcharge.from <= on) &&
      (surcharge.until === undefined || on < surcharge.until),
  )
}

/**
 * Whether a surcharge may be presented to visitors as the state's: somebody looked it up. Others are included in totals too, as
 * charges that a carrier may have to collect.
 */
export function isSureSurcharge({ state, id }: { readonly state: State; readonly id: string }): boolean {
  return surchargesIn(state).every(surcharge => surcharge.id !== id || surcharge.confidence === 'high')
}

/** All surcharges of a state, whenever they apply, in listed order. */
export function surchargesIn(state: State): readonly Surcharge[] {
  return surcharges.filter(surcharge => surcharge.state === state)
}

/** The days on which a surcharge of a line begins or ends in a state, in order. */
export function surchargeChanges({ line, state }: Omit<Bill, 'on'>): readonly Day[] {
  const own = surcharges.filter(surcharge => surcharge.state === state && surcharge.lines.includes(line))
  return [...new Set(own.flatMap(({ from, until }) => [from ?? [], until ?? []].flat()))].sort()
}

/** The most a carrier may charge as its own policy fee, in dollars; `null` if no limit is known. */
export function policyFeeCap({ line, state }: Bill): string | null {
  // Florida limits the fee of managing general agents on home and auto policies; recalled, medium confidence.
  const isCapped = state === 'FL' && homeAndAuto.some(capped => capped === line)
  return isCapped ? '25.00' : null
}
