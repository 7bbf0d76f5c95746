import { isOneWithUninsured, mayTurnDown, type OtherCover } from '../../law/auto-covers.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import type { ChoosableCover } from '../../risk/words.ts'
import { asUsual } from '../unrated-covers.ts'
import { otherCoverCodes, rentalCode } from './codes.ts'
import { coversOf } from './covers.ts'
import { textAt, type XmlElement } from './xml/xml-read.ts'

/** The covers of a car policy that visitors choose beside the prices. */
const codes = {
  uninsured: otherCoverCodes.uninsured,
  underinsured: otherCoverCodes.underinsured,
  pip: otherCoverCodes.injuryProtection,
  medicalPayments: otherCoverCodes.medicalPayments,
  rental: rentalCode,
} as const

/**
 * The covers of which the price was to have more than every policy of the state has, and that are missing from the coverages
 * that a reply lists, and the risk without them; null where none is missing, or the reply lists none.
 */
export function leftOut(
  risk: AskableRisk,
  rows: readonly XmlElement[],
): { readonly risk: AskableRisk<'auto'>; readonly covers: readonly ChoosableCover[] } | null {
  if (risk.line !== 'auto' || rows.length === 0) return null
  const listed = new Set(rows.map(row => textAt(row, 'CoverageCd')))
  if (listed.has(codes.uninsured) && isOneWithUninsured(risk.state)) listed.add(codes.underinsured)
  // Some replies list only what they changed.
  if (!listed.has('BI') && !listed.has('PD')) return null
  // The keys of the record are covers.
  const covers = (Object.keys(codes) as (keyof typeof codes)[]).filter(
    cover =>
      !listed.has(codes[cover]) &&
      amountOf(risk, codes[cover]) > amountOf(without(risk, [cover]), codes[cover]),
  )
  return covers.length > 0 ? { risk: without(risk, covers), covers } : null
}

/** The risk with as little of these covers as the state lets a policy have. */
function without(risk: AskableRisk<'auto'>, covers: readonly ChoosableCover[]): AskableRisk<'auto'> {
  const usual = asUsual(risk, covers)
  if (usual.line !== 'auto') return risk
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

/** What the limits of a coverage come to; none is 0. */
function amountOf(risk: AskableRisk, code: string): number {
  const cover = risk.line === 'auto' ? coversOf(risk).find(one => one.code === code) : undefined
  return (cover?.limits ?? []).reduce((sum, { amount }) => sum + amount, 0)
}
