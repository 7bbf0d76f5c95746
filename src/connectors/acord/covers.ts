import { type LiabilityLimits, minimumLimits } from '../../law/auto-minimums.ts'
import { otherCoverage } from '../../rating/coverage/auto.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import { liabilityOf } from '../../risk/auto/liability.ts'
import type { AutoRisk } from '../../risk/auto.ts'
import { otherCoversOf } from '../../risk/other-covers.ts'
import { limitsOf, type Valuables, valuableKinds } from '../../risk/words.ts'
import {
  addedCoverCodes,
  glassCode,
  otherCoverCodes,
  rentalCode,
  roadsideCode,
  valuableCodes,
  windPerils,
} from './codes.ts'
import type { Dialect } from './dialect.ts'
import type { AcordRisk } from './request.ts'
import { element, type XmlPart, type XmlParts } from './xml/xml-write.ts'

interface Limit {
  readonly amount: number
  /** The dialect's word for what the limit applies to. */
  readonly per?: 'perPerson' | 'perAccident' | 'propertyDamage'
}

/** One coverage of a policy, in whole dollars. */
export interface Cover {
  readonly code: string
  readonly limits?: readonly Limit[]
  readonly deductible?: number
  /** In addition to the deductible for all perils: a percentage of the dwelling, and the peril it applies to. */
  readonly windDeductible?: { readonly percent: number; readonly peril: string }
}

/** The coverages that a risk calls for, for the first of its cars or for its home. */
export function coversOf(risk: AcordRisk): readonly Cover[] {
  switch (risk.line) {
    case 'auto':
      return autoCovers(risk)
    case 'homeowner': {
      const { cover, deductible, windDeductible, windPeril } = risk.home
      const wind =
        windPeril === 'none'
          ? {}
          : { windDeductible: { percent: Number(windDeductible), peril: windPerils[windPeril] } }
      return [
        {
          ...limited('DWELL', cover.dwelling),
          deductible: Number(deductible),
          ...wind,
        },
        limited('OS', cover.otherStructures),
        limited('PP', cover.belongings),
        limited('LOU', cover.lossOfUse),
        limited('PL', cover.liability),
        limited('MEDPM', cover.medicalPayments),
        limited(addedCoverCodes.ordinance, cover.ordinance),
        ...(cover.waterBackup > 0 ? [limited(addedCoverCodes.waterBackup, cover.waterBackup)] : []),
        ...scheduled(cover.valuables),
      ]
    }
    case 'renters': {
      const { personalProperty, liability, deductible, valuables } = risk.renters
      return [
        { ...limited('PP', Number(personalProperty)), deductible: Number(deductible) },
        limited('PL', Number(liability)),
        ...scheduled(valuables),
      ]
    }
  }
}

function autoCovers({
  state,
  effective,
  auto,
  vehicles: [car],
}: Pick<AutoRisk, 'state' | 'effective' | 'auto' | 'vehicles'>): readonly Cover[] {
  const deductible = Number(car?.deductible ?? auto.deductible)
  const limits = liability({ state, effective, auto })
  const listed = new Set(limits.map(({ code }) => code))
  const covers: Cover[] = [
    ...limits,
    ...required({ state, effective, auto }).filter(({ code }) => !listed.has(code)),
  ]
  const { rental } = otherCoversOf({ state, effective, auto })
  const { comprehensiveDeductible, fullGlass, roadside } = auto
  const comprehensive = comprehensiveDeductible === undefined ? deductible : Number(comprehensiveDeductible)
  if (auto.physicalDamage !== 'LIABILITY') covers.push({ code: 'COMP', deductible: comprehensive })
  if (auto.physicalDamage === 'FULL') covers.push({ code: 'COLL', deductible })
  if (rental !== '0') covers.push(limited(rentalCode, Number(rental)))
  if (roadside) covers.push({ code: roadsideCode })
  if (fullGlass) covers.push({ code: glassCode })
  return covers
}

function liability({
  state,
  effective,
  auto,
}: Pick<AutoRisk, 'state' | 'effective' | 'auto'>): readonly Cover[] {
  const limits = liabilityOf({ state, effective, auto })
  const property: Cover = { code: 'PD', limits: [{ amount: limits.property, per: 'propertyDamage' }] }
  if ('injuryProtection' in limits) return [limited('PIP', limits.injuryProtection), property]
  return [{ code: 'BI', limits: perInjury(limits) }, property]
}

/** The limits of the prior policy, if the visitor gave them and the state lets them count. */
export function priorCovers({ prior, state, effective }: AskableRisk<'auto'>): readonly Cover[] {
  const said = prior?.limits
  if (said === undefined || said === 'UNKNOWN') return []
  const limits = said === 'MIN' ? minimumLimits({ state, on: effective }) : limitsOf[said]
  return 'injuryProtection' in limits ? [] : [{ code: 'BI', limits: perInjury(limits) }]
}

/** What is included other than liability, by law or by choice; without a limit if there is none. */
function required(risk: Pick<AutoRisk, 'state' | 'effective' | 'auto'>): readonly Cover[] {
  return otherCoverage(risk).map(({ kind, amounts: [first, forAll] = [] }) => {
    const code = otherCoverCodes[kind]
    if (first !== undefined && forAll !== undefined)
      return { code, limits: perInjury({ perPerson: first, perAccident: forAll }) }
    return first === undefined ? { code } : limited(code, first)
  })
}

function perInjury({ perPerson, perAccident }: Pick<LiabilityLimits, 'perPerson' | 'perAccident'>) {
  return [
    { amount: perPerson, per: 'perPerson' },
    { amount: perAccident, per: 'perAccident' },
  ] as const
}

function scheduled(valuables: Valuables = {}): readonly Cover[] {
  return valuableKinds.flatMap(kind => {
    const value = valuables[kind]
    return value === undefined ? [] : [limited(valuableCodes[kind], value)]
  })
}

function limited(code: string, amount: number): Cover {
  return { code, limits: [{ amount }] }
}

/** Coverages as elements of a car or a dwelling. */
export function coverParts(covers: readonly Cover[], dialect: Dialect): XmlParts {
  const money = (amount: number) =>
    dialect.amounts === 'FormatInteger'
      ? element('FormatInteger', String(amount))
      : element('FormatCurrencyAmt', [element('Amt', String(amount))])
  const limitPart = ({ amount, per }: Limit): XmlPart =>
    element('Limit', [money(amount), per && element('LimitAppliesToCd', dialect.units[per])])
  return covers.map(({ code, limits = [], deductible, windDeductible }) =>
    element('Coverage', [
      element('CoverageCd', code),
      ...limits.map(limitPart),
      deductible === undefined
        ? undefined
        : element('Deductible', [
            money(deductible),
            windDeductible && element('DeductibleTypeCd', allPerils),
          ]),
      windDeductible &&
        element('Deductible', [
          element('FormatPct', String(windDeductible.percent)),
          element('DeductibleTypeCd', windDeductible.peril),
        ]),
    ]),
  )
}

/** The deductible for every peril without one of its own. */
export const allPerils = 'AllPeril'
