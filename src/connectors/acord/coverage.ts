import { isOneWithUninsured, otherCovers, pricedCovers } from '../../law/auto-covers.ts'
import { autoCoverage as askedCoverage, lackOf, otherCoverage } from '../../rating/coverage/auto.ts'
import { addedCoverage, scheduled } from '../../rating/coverage/chosen.ts'
import type { CoveragePart } from '../../rating/coverage/coverage.ts'
import type { AutoRisk } from '../../risk/auto.ts'
import { usualCover } from '../../risk/usual-cover.ts'
import { type Valuables, valuableKinds } from '../../risk/words.ts'
import { amountOf } from './amount.ts'
import {
  addedCoverCodes,
  glassCode,
  otherCoverCodes,
  rentalCode,
  roadsideCode,
  valuableCodes,
  windPerils,
} from './codes.ts'
import { allPerils, type Cover, coversOf } from './covers.ts'
import type { AcordRisk } from './request.ts'
import { allAt, firstAt, textAt, type XmlElement } from './xml/xml-read.ts'

/**
 * What is covered. Coverages of a reply replace those we requested; a carrier that names none covers what we requested. `asked`
 * is the risk as we requested it, which says what the buyer turns down.
 */
export function coverageOf(
  risk: AcordRisk,
  rows: readonly XmlElement[] = [],
  asked: AcordRisk = risk,
): readonly CoveragePart[] {
  const covers = new Map(coversOf(risk).map(cover => [cover.code, cover]))
  for (const row of rows) {
    const code = textAt(row, 'CoverageCd') ?? ''
    covers.set(code, repliedCover(row, covers.get(code) ?? { code }))
  }
  const find: Find = code => covers.get(code)
  switch (risk.line) {
    case 'auto':
      return autoCoverage(find, { risk, asked: asked.line === 'auto' ? asked : risk })
    case 'homeowner':
      return homeCoverage(find, risk)
    case 'renters':
      return rentersCoverage(find)
  }
}

type AskedAuto = Pick<AutoRisk, 'state' | 'effective' | 'auto' | 'vehicles'>
type Find = (code: string) => Cover | undefined

/** A coverage as we requested it, with what the reply says about it. */
export function repliedCover(row: XmlElement, requestedCover: Cover): Cover {
  const limits = allAt(row, 'Limit').flatMap(limit => wholeIn(amountOf(limit)))
  const deductibles = allAt(row, 'Deductible')
  const isWind = (one: XmlElement) =>
    Object.values<string>(windPerils).includes(textAt(one, 'DeductibleTypeCd') ?? allPerils)
  const ofAll = deductibles.find(one => !isWind(one))
  const [deductible] = wholeIn(ofAll && amountOf(ofAll))
  const wind = deductibles.find(isWind)
  const [percent] = wholeIn(wind && textAt(wind, 'FormatPct'))
  const peril = wind && textAt(wind, 'DeductibleTypeCd')
  return {
    ...requestedCover,
    // The lower limit is per person, whatever the words next to it say.
    ...(limits.length > 0 ? { limits: limits.toSorted((a, b) => a - b).map(amount => ({ amount })) } : {}),
    ...(deductible === undefined ? {} : { deductible }),
    ...(percent === undefined || peril === undefined ? {} : { windDeductible: { percent, peril } }),
  }
}

/** Whole dollars, however they are written. */
function wholeIn(text: string | undefined): readonly number[] {
  const plain = text?.replaceAll(',', '').replace(/\.0+$/, '') ?? ''
  return /^\d{1,9}$/.test(plain) ? [Number(plain)] : []
}

function autoCoverage(
  find: Find,
  { risk, asked }: Readonly<Record<'risk' | 'asked', AskedAuto>>,
): readonly CoveragePart[] {
  const { state, auto } = risk
  const limits = (code: string) => find(code)?.limits?.map(({ amount }) => amount) ?? []
  const injury = limits('BI')
  const isNoFault = injury.length === 0
  const requested = otherCoverage(risk)
  const included = otherCovers.flatMap((kind): readonly CoveragePart[] => {
    if (!find(otherCoverCodes[kind]) || (isNoFault && kind === 'injuryProtection')) return []
    const isOne = kind === 'underinsured' && isOneWithUninsured(state)
    const amounts = limits(otherCoverCodes[isOne ? 'uninsured' : kind])
    const asked = requested.find(one => one.kind === kind)
    // A coverage that has no limit, or says more than a limit can, stands as we requested it.
    if (asked && kind === 'injuryProtection' && asked.amounts?.[0] === amounts[0]) return [asked]
    const of = asked?.of === undefined ? {} : { of: asked.of }
    return [amounts.length > 0 ? { kind, ...of, amounts } : { kind, ...of }]
  })
  const without = pricedCovers(state).voluntary.filter(kind => !find(otherCoverCodes[kind]))
  return [
    isNoFault ? { kind: 'injuryProtection', amounts: limits('PIP') } : { kind: 'injury', amounts: injury },
    { kind: 'property', amounts: limits('PD') },
    ...(auto.tort ? [{ kind: 'tort', of: auto.tort } as const] : []),
    ...included,
    ...without.map(kind => lackOf(kind, asked)),
    ...damageCoverage(find, risk),
  ]
}

function damageCoverage(find: Find, risk: AskedAuto): readonly CoveragePart[] {
  const [comprehensive, collision] = [find('COMP')?.deductible, find('COLL')?.deductible]
  if (comprehensive === undefined && collision === undefined) return [{ kind: 'liabilityOnly' }]
  const byCar = askedCoverage(risk).filter(({ kind }) => kind === 'carDeductibles')
  const [deductible = comprehensive ?? 0] = [collision]
  const isApart = comprehensive !== undefined && collision !== undefined && comprehensive !== collision
  const rental = find(rentalCode)?.limits?.map(({ amount }) => amount)
  return [
    ...(collision === undefined ? [{ kind: 'comprehensiveOnly' } as const] : []),
    ...(byCar.length > 0 ? byCar : [{ kind: 'deductible', amounts: [deductible] } as const]),
    ...(rental ? [{ kind: 'rental', amounts: rental } as const] : []),
    ...(isApart ? [{ kind: 'comprehensiveDeductible', amounts: [comprehensive] } as const] : []),
    ...(find(glassCode) ? [{ kind: 'fullGlass' } as const] : []),
    ...(find(roadsideCode) ? [{ kind: 'roadside' } as const] : []),
  ]
}

function homeCoverage(
  find: Find,
  { state, home }: AcordRisk & { line: 'homeowner' },
): readonly CoveragePart[] {
  const dwelling = find('DWELL')
  const wind = dwelling?.windDeductible
  const peril = wind && Object.entries(windPerils).find(([, code]) => code === wind.peril)?.[0]
  return [
    { kind: 'dwelling', amounts: [limitOf(dwelling)] },
    { kind: 'belongings', amounts: [limitOf(find('PP'))] },
    { kind: 'liability', amounts: [limitOf(find('PL'))] },
    { kind: 'deductible', amounts: [dwelling?.deductible ?? 0] },
    ...(wind && peril ? [{ kind: 'windDeductible', of: peril, amounts: [wind.percent] } as const] : []),
    ...addedCoverage(state, {
      type: home.type,
      cover: {
        ...home.cover,
        ordinance: limitOf(find(addedCoverCodes.ordinance)),
        waterBackup: limitOf(find(addedCoverCodes.waterBackup)),
        valuables: valuablesIn(find),
      },
      // No coverage in a reply says how the roof is paid for.
      roofSettlement: usualCover.homeowner.roofSettlement,
    }),
  ]
}

function rentersCoverage(find: Find): readonly CoveragePart[] {
  const belongings = find('PP')
  return [
    { kind: 'belongings', amounts: [limitOf(belongings)] },
    { kind: 'liability', amounts: [limitOf(find('PL'))] },
    { kind: 'deductible', amounts: [belongings?.deductible ?? 0] },
    ...scheduled(valuablesIn(find)),
  ]
}

/** The things that are insured one by one. */
function valuablesIn(find: Find): Valuables {
  return Object.fromEntries(
    valuableKinds.flatMap(kind => {
      const cover = find(valuableCodes[kind])
      return cover ? [[kind, limitOf(cover)]] : []
    }),
  )
}

function limitOf(cover: Cover | undefined): number {
  return cover?.limits?.[0]?.amount ?? 0
}

/** The coverages that a reply gives for the first car, or for the home. */
export function repliedCovers(message: XmlElement): readonly XmlElement[] {
  const first = firstAt(message, 'PersAutoLineBusiness/PersVeh') ?? firstAt(message, 'HomeLineBusiness/Dwell')
  return first ? allAt(first, 'Coverage') : []
}
