import { capitalized } from '../language/letters.ts'
import type { Spoken } from '../language/text.ts'
import type { CoverageKind, CoveragePart } from '../rating/coverage/coverage.ts'
import { dollarLimits, type englishCoverage, oneOfMotorists, separatorOf } from './english-coverage.ts'

/** What a price covers, part by part, in Spanish. See spanish.ts. */
export const spanishCoverage: Spoken<typeof englishCoverage> = {
  'coverage.part': partOf,
  'coverage.whole': ({ parts }) => joined(parts, separatorOf(parts)),
  'coverage.listed': parts => joined(parts, ', '),
  'coverage.title': part => {
    const title = titles[part.kind]
    return typeof title === 'string' ? title : title(part)
  },
}

function joined(parts: readonly CoveragePart[], separator: string): string {
  // "$500,000 por 20 años".
  return oneOfMotorists(parts)
    .map(([part, isOfBoth], at) => {
      const told = isOfBoth
        ? included(part, 'cobertura contra conductores sin seguro o con seguro insuficiente (UM/UIM)')
        : partOf(part)
      return (at === 0 ? '' : part.kind === 'term' ? ' ' : separator) + told
    })
    .join('')
}

function partOf(part: CoveragePart): string {
  const isOurs = part.text === undefined || isUnderstood(part)
  return isOurs ? words[part.kind](part) : part.text
}

/** The kinds that name no amount. */
const uncounted: ReadonlySet<CoverageKind> = new Set([
  'tort',
  'roofCashValue',
  'windPool',
  'comprehensiveOnly',
  'liabilityOnly',
  'fullGlass',
  'roadside',
  'accidentsOnly',
  'routineCare',
  'medicalOnly',
])

/** Whether our words say all that the insurer wrote, which is English. */
function isUnderstood({ kind, amounts, isUnlimited }: CoveragePart): boolean {
  return kind !== 'other' && (amounts !== undefined || isUnlimited === true || uncounted.has(kind))
}

/** The coverages of a car other than liability. The abbreviations are those of a declarations page. */
export const otherThanLiability = {
  injuryProtection: 'protección contra lesiones personales (PIP)',
  propertyProtection: 'protección de la propiedad (PPI)',
  medicalPayments: 'pagos médicos',
  uninsured: 'cobertura contra conductores sin seguro (UM)',
  underinsured: 'cobertura contra conductores con seguro insuficiente (UIM)',
} as const

const elsewhere: Readonly<Record<string, string>> = {
  EXCLUDED: ' con exclusiones',
  OPTED_OUT: ' sin atención médica',
  STACKED: ' acumulada (stacked)',
  NOT_STACKED: ' sin acumular (non-stacked)',
}

const rightsToSue: Readonly<Record<string, string>> = {
  FULL: 'derecho completo a demandar',
  LIMITED: 'derecho limitado a demandar',
}

/** Cosas que se aseguran una por una. */
const valuables: Readonly<Record<string, string>> = {
  jewelry: 'joyas declaradas',
  fineArt: 'arte declarado',
  cameras: 'cámaras declaradas',
  instruments: 'instrumentos declarados',
}

const perils: Readonly<Record<string, string>> = { wind: 'viento', hurricane: 'huracán' }

const words: Readonly<Record<CoverageKind, (part: CoveragePart) => string>> = {
  dwelling: part => `${limits(part)} de vivienda`,
  belongings: part => `${limits(part)} de pertenencias`,
  liability: part => `${limits(part)} de responsabilidad civil`,
  deductible: part => `${limits(part)} de deducible`,
  carDeductibles: part => `${limits(part)} de deducible por auto`,
  comprehensiveDeductible: part => `${limits(part)} de deducible por otras causas (comprehensive)`,
  windDeductible: part => `${numbers(part)}% por ${perils[part.of ?? ''] ?? ''}`,
  ordinance: part => `${limits(part)} de ordenanza o ley`,
  waterBackup: part => `${limits(part)} por reflujo de agua`,
  valuables: part => `${limits(part)} de ${valuables[part.of ?? ''] ?? ''}`,
  roofCashValue: () => 'techo a su valor real en efectivo',
  windPool: ({ of }) => `viento por medio de ${of}`,

  injury: part =>
    isNone(part) ? 'nada para quienes usted lesione' : `${limits(part)} por lesiones que cause`,
  property: part => `${limits(part)} por daños que cause`,
  tort: ({ of = '' }) => rightsToSue[of] ?? '',
  injuryProtection: included,
  propertyProtection: included,
  medicalPayments: included,
  uninsured: included,
  underinsured: included,
  comprehensiveOnly: () => 'solo daños por otras causas (comprehensive) para su propio auto',
  liabilityOnly: () => 'solo responsabilidad civil',
  rental: part => `${limits(part)} al día para un auto rentado`,
  fullGlass: () => 'cristales sin deducible',
  roadside: () => 'asistencia en carretera',

  accidentsOnly: part => (isNone(part) ? 'también enfermedades' : 'solo accidentes'),
  reimbursement: part => `${numbers(part)}% de reembolso`,
  yearlyLimit: part => (part.isUnlimited ? 'sin límite anual' : `${limits(part)} al año`),
  routineCare: part => (isNone(part) ? 'sin atención de rutina' : 'atención de rutina'),

  tripCost: part => `${numbers(part)}% del costo del viaje`,
  medical: part => `${limits(part)} de gastos médicos`,
  medicalOnly: () => 'solo gastos médicos',

  faceAmount: limits,
  term: part => `por ${numbers(part)} años`,

  other: ({ label = '' }) => label,
}

const titles: Readonly<Record<CoverageKind, string | ((part: CoveragePart) => string)>> = {
  dwelling: 'Vivienda',
  belongings: 'Pertenencias',
  liability: 'Responsabilidad civil',
  deductible: 'Deducible',
  carDeductibles: 'Deducible por auto',
  comprehensiveDeductible: 'Deducible por otras causas (comprehensive)',
  windDeductible: ({ of = '' }) => `Deducible por ${perils[of] ?? ''}`,
  ordinance: 'Ordenanza o ley',
  waterBackup: 'Reflujo de agua',
  valuables: ({ of = '' }) => capitalized(valuables[of] ?? ''),
  roofCashValue: 'Techo a su valor real en efectivo',
  windPool: 'Viento',

  injury: 'Por lesiones que cause',
  property: 'Por daños que cause',
  tort: ({ of = '' }) => capitalized(rightsToSue[of] ?? ''),
  injuryProtection: ({ of = '' }) => `Protección contra lesiones personales (PIP)${elsewhere[of] ?? ''}`,
  propertyProtection: 'Protección de la propiedad (PPI)',
  medicalPayments: 'Pagos médicos',
  uninsured: ({ of = '' }) => `Conductor sin seguro (UM)${elsewhere[of] ?? ''}`,
  underinsured: ({ of = '' }) => `Conductor con seguro insuficiente (UIM)${elsewhere[of] ?? ''}`,
  comprehensiveOnly: 'Solo daños por otras causas (comprehensive) para su propio auto',
  liabilityOnly: 'Solo responsabilidad civil',
  rental: 'Auto rentado por día',
  fullGlass: 'Cristales sin deducible',
  roadside: 'Asistencia en carretera',

  accidentsOnly: 'Solo accidentes',
  reimbursement: 'Reembolso',
  yearlyLimit: 'Límite anual',
  routineCare: 'Atención de rutina',

  tripCost: 'Costo del viaje',
  medical: 'Gastos médicos',
  medicalOnly: 'Solo gastos médicos',

  faceAmount: 'Beneficio por fallecimiento',
  term: 'Plazo',

  other: ({ label = '', text = '' }) => capitalized(label || text),
}

/** `$50,000 de protección contra lesiones personales (PIP)`, `protección contra lesiones personales (PIP) sin límite`, `sin pagos médicos`. */
function included(
  part: CoveragePart,
  cover: string = otherThanLiability[part.kind as keyof typeof otherThanLiability],
): string {
  const { kind, of = '', amounts = [], isUnlimited, isRejected } = part
  const word = `${cover}${elsewhere[of] ?? ''}`
  if (isRejected) return `${word} ${kind === 'medicalPayments' ? 'rechazados' : 'rechazada'}`
  if (isUnlimited) return `${word} sin límite`
  if (amounts.length === 0) return word
  return amounts.every(amount => amount === 0) ? `sin ${word}` : `${limits(part)} de ${word}`
}

function isNone({ amounts = [] }: CoveragePart): boolean {
  return amounts[0] === 0
}

function limits({ amounts = [] }: CoveragePart): string {
  return dollarLimits(amounts)
}

function numbers({ amounts = [] }: CoveragePart): string {
  return amounts.join('/')
}

/** The names that connectors give; an insurer's own is left as it is. */
export const coverNames: Readonly<Record<string, string>> = {
  'bodily injury limits': 'límites de lesiones corporales',
  'a property damage limit': 'un límite de daños a la propiedad',
  'personal injury protection': 'protección contra lesiones personales',
  'uninsured motorist limits': 'límites de la cobertura contra conductores sin seguro (UM)',
  'underinsured motorist limits': 'límites de la cobertura contra conductores con seguro insuficiente (UIM)',
  'medical payments': 'pagos médicos',
  'a rental car allowance': 'una cobertura de auto rentado',
  'coverage for the home': 'una cobertura de la vivienda',
  'coverage for other structures': 'una cobertura de otras estructuras',
  'coverage for belongings': 'una cobertura de pertenencias',
  'coverage for living elsewhere': 'una cobertura de gastos de vivienda temporal',
  'liability coverage': 'una cobertura de responsabilidad civil',
  'a deductible': 'un deducible',
  'a comprehensive deductible': 'un deducible por otras causas (comprehensive)',
  'a collision deductible': 'un deducible por choque',
}
