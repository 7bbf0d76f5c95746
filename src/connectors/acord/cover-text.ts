import { amountOf } from './amount.ts'
import { windPerils } from './codes.ts'
import { allPerils, type Cover, coversOf } from './covers.ts'
import type { AcordRisk } from './request.ts'
import { allAt, firstAt, textAt, type XmlElement } from './xml-read.ts'

/**
 * What is covered, in one line as rate plans write it: `100/300/100, $500 deductible`. Coverages of a reply come before
 * those that were asked for; a carrier that names none covers what it was asked.
 */
export function coverTextOf(risk: AcordRisk, told: readonly XmlElement[] = []): string {
  const covers = new Map(coversOf(risk).map(cover => [cover.code, cover]))
  for (const row of told) {
    const code = textAt(row, 'CoverageCd') ?? ''
    covers.set(code, toldCover(row, covers.get(code) ?? { code }))
  }
  const find: Find = code => covers.get(code)
  switch (risk.line) {
    case 'auto':
      return autoText(find)
    case 'homeowner':
      return homeText(find)
    case 'renters':
      return rentersText(find)
  }
}

type Find = (code: string) => Cover | undefined

/** A coverage as it was asked for, with what the reply says of it. */
function toldCover(row: XmlElement, asked: Cover): Cover {
  const limits = allAt(row, 'Limit').flatMap(limit => wholeIn(amountOf(limit)))
  const deductibles = allAt(row, 'Deductible')
  const isWind = (one: XmlElement) =>
    Object.values(windPerils).includes(textAt(one, 'DeductibleTypeCd') ?? allPerils)
  const ofAll = deductibles.find(one => !isWind(one))
  const [deductible] = wholeIn(ofAll && amountOf(ofAll))
  const wind = deductibles.find(isWind)
  const [percent] = wholeIn(wind && textAt(wind, 'FormatPct'))
  const peril = wind && textAt(wind, 'DeductibleTypeCd')
  return {
    ...asked,
    // The lower one is for a single person, whatever the words beside it.
    ...(limits.length > 0 ? { limits: limits.toSorted((a, b) => a - b).map(amount => ({ amount })) } : {}),
    ...(deductible === undefined ? {} : { deductible }),
    ...(percent === undefined || peril === undefined ? {} : { windDeductible: { percent, peril } }),
  }
}

/** A sum without cents, however it is written. */
function wholeIn(text: string | undefined): readonly number[] {
  const plain = text?.replaceAll(',', '').replace(/\.0+$/, '') ?? ''
  return /^\d{1,9}$/.test(plain) ? [Number(plain)] : []
}

function autoText(find: Find): string {
  const thousands = (code: string) => find(code)?.limits?.map(({ amount }) => amount / 1000) ?? []
  const injury = thousands('BI')
  const written =
    injury.length > 0
      ? [...injury, ...thousands('PD')].join('/')
      : `${thousands('PIP').join('/')} PIP/${thousands('PD').join('/')} PD`
  const [comprehensive, collision] = [find('COMP')?.deductible, find('COLL')?.deductible]
  if (comprehensive === undefined && collision === undefined) return `${written}, liability only`
  if (collision === undefined) return `${written}, comprehensive only, ${dollars(comprehensive)} deductible`
  const deductibles = [...new Set([comprehensive ?? collision, collision])].map(dollars).join('/')
  return `${written}, ${deductibles} deductible`
}

function homeText(find: Find): string {
  const dwelling = find('DWELL')
  const wind = dwelling?.windDeductible
  const peril = wind && Object.entries(windPerils).find(([, code]) => code === wind.peril)?.[0]
  const parts = [
    `${dollars(limitOf(dwelling))} dwelling`,
    `${dollars(dwelling?.deductible)} deductible`,
    ...(wind && peril ? [`${wind.percent}% ${peril}`] : []),
  ]
  return parts.join(' / ')
}

function rentersText(find: Find): string {
  const belongings = find('PP')
  return [
    `${dollars(limitOf(belongings))} belongings`,
    `${dollars(limitOf(find('PL')))} liability`,
    `${dollars(belongings?.deductible)} deductible`,
  ].join(' / ')
}

function limitOf(cover: Cover | undefined): number | undefined {
  return cover?.limits?.[0]?.amount
}

function dollars(amount = 0): string {
  return `$${amount.toLocaleString('en-US')}`
}

/** The coverages of the first car, or of the home, in a reply. */
export function toldCovers(message: XmlElement): readonly XmlElement[] {
  const first = firstAt(message, 'PersAutoLineBusiness/PersVeh') ?? firstAt(message, 'HomeLineBusiness/Dwell')
  return first ? allAt(first, 'Coverage') : []
}
