import { isOneWithUninsured, mayTurnDown, type OtherCover } from '../../law/auto-covers.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import type { ChoosableCover } from '../../risk/coverage/choosable-covers.ts'
import { asUsual } from '../unrated-covers.ts'
import { addedCoverCodes, glassCode, otherCoverCodes, rentalCode, roadsideCode } from './codes.ts'
import { coversOf } from './covers.ts'
import { textAt, type XmlElement } from './xml/xml-read.ts'

/** The covers that visitors choose beside the prices and that have a code of their own. */
const codes = {
  uninsured: otherCoverCodes.uninsured,
  underinsured: otherCoverCodes.underinsured,
  pip: otherCoverCodes.injuryProtection,
  medicalPayments: otherCoverCodes.medicalPayments,
  rental: rentalCode,
  ...addedCoverCodes,
  roadside: roadsideCode,
  fullGlass: glassCode,
} as const

/**
 * The covers that the price was to include beyond what every policy in the state has, but that are missing from the coverages that
 * a reply lists, and the risk without them; null if none is missing or the reply lists none.
 */
export function leftOut(
  risk: AskableRisk,
  rows: readonly XmlElement[],
): { readonly risk: AskableRisk<'auto' | 'homeowner'>; readonly covers: readonly ChoosableCover[] } | null {
  if (!hasCodes(risk) || rows.length === 0) return null
  const listed = new Set(rows.map(row => textAt(row, 'CoverageCd')))
  if (listed.has(codes.uninsured) && isOneWithUninsured(risk.state)) listed.add(codes.underinsured)
  // Some replies list only what they changed.
  if (risk.line === 'auto' && !listed.has('BI') && !listed.has('PD')) return null
  // The keys of the record are covers.
  const covers = (Object.keys(codes) as (keyof typeof codes)[]).filter(
    cover =>
      !listed.has(codes[cover]) &&
      amountOf(risk, codes[cover]) > amountOf(without(risk, [cover]), codes[cover]),
  )
  const less = without(risk, covers)
  return covers.length > 0 && hasCodes(less) ? { risk: less, covers } : null
}

/** The risk with as little of these covers as the state lets a policy have. */
function without(risk: AskableRisk, covers: readonly ChoosableCover[]): AskableRisk {
  const usual = asUsual(risk, covers)
  if (usual.line !== 'auto') return usual
  const isNone = (cover: ChoosableCover, kind: OtherCover) =>
    covers.includes(cover) && mayTurnDown(risk.state, kind)
  return {
    ...usual,
    auto: {
      ...usual.auto,
      ...(isNone('uninsured', 'uninsured') ? { uninsured: 'NONE' } : {}),
      ...(isNone('underinsured', 'underinsured') ? { underinsured: false } : {}),
      ...(isNone('pip', 'injuryProtection') ? { injuryProtection: 'NONE' } : {}),
      ...(isNone('medicalPayments', 'medicalPayments') ? { medicalPayments: '0' } : {}),
    },
  }
}

/** The sum of a coverage's limits, or 1 if it has none; 0 without the coverage. */
function amountOf(risk: AskableRisk, code: string): number {
  const cover = hasCodes(risk) ? coversOf(risk).find(one => one.code === code) : undefined
  if (cover && !cover.limits) return 1
  return (cover?.limits ?? []).reduce((sum, { amount }) => sum + amount, 0)
}

function hasCodes(risk: AskableRisk): risk is AskableRisk<'auto' | 'homeowner'> {
  return risk.line === 'auto' || risk.line === 'homeowner'
}
