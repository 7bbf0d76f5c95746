import type { AskableRisk } from '../../risk/askable.ts'
import type { ChoosableCover } from '../../risk/words.ts'
import { asUsual } from '../unrated-covers.ts'
import { glassCode, otherCoverCodes, rentalCode, roadsideCode } from './codes.ts'
import { coversOf } from './covers.ts'
import { textAt, type XmlElement } from './xml/xml-read.ts'

/** The covers of a car policy that visitors choose beside the prices. */
const codes = {
  uninsured: otherCoverCodes.uninsured,
  underinsured: otherCoverCodes.underinsured,
  pip: otherCoverCodes.injuryProtection,
  medicalPayments: otherCoverCodes.medicalPayments,
  rental: rentalCode,
  roadside: roadsideCode,
  fullGlass: glassCode,
} as const

/**
 * The covers of which more than usual was chosen and that are missing from the coverages that a reply lists, and the risk
 * with the usual amounts of them; null where none is missing, or the reply lists none.
 */
export function leftOut(
  risk: AskableRisk,
  rows: readonly XmlElement[],
): { readonly risk: AskableRisk<'auto'>; readonly covers: readonly ChoosableCover[] } | null {
  if (risk.line !== 'auto' || rows.length === 0) return null
  const listed = new Set(rows.map(row => textAt(row, 'CoverageCd')))
  // The keys of the record are covers.
  const covers = (Object.keys(codes) as (keyof typeof codes)[]).filter(
    cover =>
      !listed.has(codes[cover]) &&
      amountOf(risk, codes[cover]) > amountOf(asUsual(risk, [cover]), codes[cover]),
  )
  const without = asUsual(risk, covers)
  return covers.length > 0 && without.line === 'auto' ? { risk: without, covers } : null
}

/** What the limits of a coverage come to, or 1 where it has none; without the coverage 0. */
function amountOf(risk: AskableRisk, code: string): number {
  const cover = risk.line === 'auto' ? coversOf(risk).find(one => one.code === code) : undefined
  if (cover && !cover.limits) return 1
  return (cover?.limits ?? []).reduce((sum, { amount }) => sum + amount, 0)
}
