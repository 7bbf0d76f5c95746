import type { InsuranceLine } from '../../law/rule.ts'
import {
  type Coverage,
  type CoverageKind,
  type CoveragePart,
  coverageUnits,
} from '../../rating/coverage/coverage.ts'
import { valuableKinds } from '../../risk/words.ts'
import { english } from '../../sentences/english.ts'

/** An insurer's line about its coverage, such as "$30,000 belongings / $500 deductible", read once, where it comes in. */
export function readCoverage(line: string, insurance: InsuranceLine): Coverage {
  const texts = line
    .split(/ \/ |, /)
    .filter(text => text !== '')
    .flatMap(eachOfMotorists)
  return { line, parts: texts.map(text => partIn(text, insurance)) }
}

/** Coverage for uninsured and underinsured motorists in one part is two that have the same limits. */
function eachOfMotorists(text: string): readonly string[] {
  const both = /\buninsured and underinsured motorist \(UM\/UIM\)/i
  return both.test(text)
    ? ['uninsured motorist (UM)', 'underinsured motorist (UIM)'].map(one => text.replace(both, one))
    : [text]
}

/** What a part of such a line says; of the kind `other` if we have no kind for it. */
function partIn(text: string, insurance: InsuranceLine): CoveragePart {
  const { label, ...amounts } = read(text)
  // The amount of a life policy has no words next to it.
  const known = label === '' && insurance !== 'life' ? undefined : kindOfLabel.get(label)
  if (known) return { ...known, ...amounts, text }
  const liability = insurance === 'auto' ? liabilityOf(label) : undefined
  if (liability && amounts.amounts) return { kind: liability, amounts: amounts.amounts.map(inDollars), text }
  return {
    kind: 'other',
    label,
    ...amounts,
    text,
    ...(isPaidByVisitor.test(label) ? { isPaidByVisitor: true } : {}),
  }
}

/** The limits of liability, as insurers call them. */
function liabilityOf(label: string): CoverageKind | undefined {
  if (/^(?:bodily injury(?: liability)?|bi)$/.test(label)) return 'injury'
  return /^(?:property damage(?: liability)?|pd)$/.test(label) ? 'property' : undefined
}

/** "50/100" is in thousands of dollars: no state allows limits below a thousand. */
function inDollars(amount: number): number {
  return amount < 1_000 ? amount * 1_000 : amount
}

const isPaidByVisitor = /\b(deductible|hurricane|wind|hail)\b/

interface Read extends Pick<CoveragePart, 'amounts' | 'isUnlimited'> {
  /** The words next to the amount, in lower case. */
  readonly label: string
}

function read(text: string): Read {
  const [, before = '', sum, after = ''] = /^(.*?)\s*(\$?\d[\d,/$]*%?)\s*(.*)$/.exec(text) ?? []
  if (sum !== undefined) return { label: labelOf(`${before} ${after}`), amounts: amountsIn(sum) }
  const [, negation, label = text] = /^(no|unlimited)\s+(.+)$/i.exec(text) ?? []
  if (negation === undefined) return { label: labelOf(text) }
  // "No limit" means more coverage; "no" before anything else means none.
  const isUnlimited = negation.toLowerCase() === 'unlimited' || /\blimit$/.test(label)
  const about = labelOf(label.replace(/^(?:annual|yearly) limit$/, 'a year'))
  return isUnlimited ? { label: about, isUnlimited } : { label: about, amounts: [0] }
}

function labelOf(words: string): string {
  return words.trim().toLowerCase()
}

function amountsIn(text: string): readonly number[] {
  return text.split('/').map(amount => Number(amount.replace(/[$,%]/g, '')))
}

/** The kinds that come in several sorts. */
const sorts: Partial<Record<CoverageKind, readonly string[]>> = {
  windDeductible: ['hurricane', 'wind'],
  tort: ['FULL', 'LIMITED'],
  valuables: valuableKinds,
  injuryProtection: ['', 'EXCLUDED', 'OPTED_OUT'],
  uninsured: ['', 'STACKED', 'NOT_STACKED'],
  underinsured: ['', 'STACKED', 'NOT_STACKED'],
}

/** The kind of a part that reads as we would write it. */
const kindOfLabel: ReadonlyMap<string, Pick<CoveragePart, 'kind' | 'of'>> = new Map(
  (Object.keys(coverageUnits) as CoverageKind[])
    .filter(kind => kind !== 'other' && kind !== 'windPool')
    .flatMap(kind => (sorts[kind] ?? ['']).map(of => (of === '' ? { kind } : { kind, of })))
    .map(part => [read(english['coverage.part']({ ...part, amounts: [1] })).label, part]),
)
