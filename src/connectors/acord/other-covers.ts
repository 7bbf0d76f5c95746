import { limitLabels, type OtherCover } from '../other-cover.ts'
import { repliedCover } from './coverage.ts'
import { type Cover, coversOf } from './covers.ts'
import type { AcordRisk } from './request.ts'
import { textAt, type XmlElement } from './xml/xml-read.ts'

/** What visitors call the limits of a coverage, by its code. */
const limitNames: Readonly<Record<string, string>> = {
  BI: limitLabels.injury,
  PD: limitLabels.property,
  PIP: 'personal injury protection',
  UM: 'uninsured motorist limits',
  UIM: 'underinsured motorist limits',
  MEDPM: 'medical payments',
  RREIM: 'a rental car allowance',
  DWELL: 'coverage for the home',
  OS: 'coverage for other structures',
  PP: 'coverage for belongings',
  LOU: 'coverage for living elsewhere',
  PL: 'liability coverage',
}

const deductibleNames: Readonly<Record<string, string>> = {
  COMP: 'a comprehensive deductible',
  COLL: 'a collision deductible',
}

/** The coverages of a reply whose limits or deductible are not those we asked for. */
export function otherCovers(risk: AcordRisk, rows: readonly XmlElement[]): readonly OtherCover[] {
  return coversOf(risk).flatMap(cover => {
    const row = rows.find(one => textAt(one, 'CoverageCd') === cover.code)
    return row ? differences(cover, repliedCover(row, cover)) : []
  })
}

function differences(asked: Cover, offered: Cover): readonly OtherCover[] {
  const limit = limitNames[asked.code]
  const deductible = deductibleNames[asked.code] ?? 'a deductible'
  return [
    ...(limit === undefined ? [] : different(limit, limitsIn(asked), limitsIn(offered))),
    ...different(deductible, listed(asked.deductible), listed(offered.deductible)),
  ]
}

function different(
  label: string,
  asked: readonly number[],
  offered: readonly number[],
): readonly OtherCover[] {
  return asked.length > 0 && asked.join() !== offered.join() ? [{ label, asked, offered }] : []
}

function limitsIn({ limits = [] }: Cover): readonly number[] {
  return limits.map(({ amount }) => amount).toSorted((a, b) => a - b)
}

function listed(amount: number | undefined): readonly number[] {
  return amount === undefined ? [] : [amount]
}
