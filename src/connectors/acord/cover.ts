import { otherCovers, pricedCovers } from '../../law/auto-covers.ts'
import {
  type AutoCover,
  type IncludedCover,
  coverOf as requestedCover,
} from '../../rating/inputs/auto-cover.ts'
import type { AutoRisk } from '../../risk/auto.ts'
import type { OwnSentence } from '../../sentences/sentence.ts'
import { amountOf } from './amount.ts'
import { otherCoverCodes, rentalCode, windPerils } from './codes.ts'
import { allPerils, type Cover, coversOf } from './covers.ts'
import type { AcordRisk } from './request.ts'
import { allAt, firstAt, textAt, type XmlElement } from './xml-read.ts'

/**
 * The cover as text, for one line in the style of rate plans: `100/300/100, $500 deductible`. Coverages of a reply replace those
 * we requested; a carrier that names none covers what we requested.
 */
export function coverOf(risk: AcordRisk, rows: readonly XmlElement[] = []): OwnSentence {
  const covers = new Map(coversOf(risk).map(cover => [cover.code, cover]))
  for (const row of rows) {
    const code = textAt(row, 'CoverageCd') ?? ''
    covers.set(code, repliedCover(row, covers.get(code) ?? { code }))
  }
  const find: Find = code => covers.get(code)
  switch (risk.line) {
    case 'auto':
      return { key: 'cover.auto', values: autoCover(find, risk) }
    case 'homeowner':
      return homeCover(find)
    case 'renters':
      return rentersCover(find)
  }
}

type CoveredRisk = Pick<AutoRisk, 'state' | 'effective' | 'auto' | 'vehicles'>
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
    // The lower limit is per person, whatever the words beside it say.
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

function autoCover(find: Find, risk: CoveredRisk): AutoCover {
  const { state, auto } = risk
  const { carDeductibles } = requestedCover(risk)
  const amounts = (code: string) => find(code)?.limits?.map(({ amount }) => amount) ?? []
  const injury = amounts('BI')
  const isNoFault = injury.length === 0
  const required = otherCovers.flatMap((cover): readonly IncludedCover[] => {
    const found = find(otherCoverCodes[cover])
    if (!found || (isNoFault && cover === 'injuryProtection')) return []
    const [least, ...more] = amounts(otherCoverCodes[cover])
    const asked = requestedCover(risk).required?.find(one => one.cover === cover)
    // What has no limit, or more to say than a limit does, is as we requested it.
    if (asked && cover === 'injuryProtection' && asked.least === least) return [asked]
    if (least === undefined) return [{ cover }]
    return [more.length > 0 ? { cover, limits: [least, ...more] } : { cover, least }]
  })
  const [rental] = amounts(rentalCode)
  const without = pricedCovers(state).leftOut.filter(cover => !find(otherCoverCodes[cover]))
  const limits = {
    injury,
    injuryProtection: isNoFault ? amounts('PIP') : [],
    property: amounts('PD'),
    ...(required.length > 0 ? { required } : {}),
    ...(without.length > 0 ? { without } : {}),
    ...(auto.tort ? { tort: auto.tort } : {}),
    ...(carDeductibles ? { carDeductibles } : {}),
    ...(rental === undefined ? {} : { rental }),
  }
  const [comprehensive, collision] = [find('COMP')?.deductible, find('COLL')?.deductible]
  if (collision !== undefined)
    return {
      ...limits,
      physicalDamage: 'FULL',
      deductibles: [...new Set([comprehensive ?? collision, collision])],
    }
  return comprehensive === undefined
    ? { ...limits, physicalDamage: 'LIABILITY', deductibles: [] }
    : { ...limits, physicalDamage: 'COMP', deductibles: [comprehensive] }
}

function homeCover(find: Find): OwnSentence {
  const dwelling = find('DWELL')
  const wind = dwelling?.windDeductible
  const peril = wind && Object.entries(windPerils).find(([, code]) => code === wind.peril)?.[0]
  return {
    key: 'cover.homeowner',
    values: {
      dwelling: limitOf(dwelling),
      belongings: limitOf(find('PP')),
      liability: limitOf(find('PL')),
      deductible: dwelling?.deductible ?? 0,
      ...(wind && peril ? { wind: { percent: wind.percent, peril } } : {}),
    },
  }
}

function rentersCover(find: Find): OwnSentence {
  const belongings = find('PP')
  return {
    key: 'cover.renters',
    values: {
      belongings: limitOf(belongings),
      liability: limitOf(find('PL')),
      deductible: belongings?.deductible ?? 0,
    },
  }
}

function limitOf(cover: Cover | undefined): number {
  return cover?.limits?.[0]?.amount ?? 0
}

/** The coverages that a reply gives for the first car, or for the home. */
export function repliedCovers(message: XmlElement): readonly XmlElement[] {
  const first = firstAt(message, 'PersAutoLineBusiness/PersVeh') ?? firstAt(message, 'HomeLineBusiness/Dwell')
  return first ? allAt(first, 'Coverage') : []
}
