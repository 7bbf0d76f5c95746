import { wholeDollars } from '../../src/language/money.ts'
import {
  autoCovers,
  type CoverRule,
  compulsoryCovers,
  coverWords,
  type Duty,
  dutySentence,
  otherCovers,
} from '../../src/law/auto-covers.ts'
import { minimumOn, minimumText } from '../../src/law/auto-minimums.ts'
import { offerIn } from '../../src/law/auto-offers.ts'
import { homeCoverRules } from '../../src/law/home-covers.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import { type Bound, factorWords, isSure, type Rule } from '../../src/law/rule.ts'
import type { Surcharge } from '../../src/law/surcharges.ts'
import type { Day } from '../../src/units/day.ts'

/** One rule of a state, as `npm run law` prints it and `docs/law.md` lists it; empty where nothing is known. */
export interface LawRow {
  readonly what: string
  readonly rule: string
  readonly reading: string
  readonly statute: string
  readonly days: string
  readonly source: string
  readonly confidence: string
  /** Whether visitors read it as law. */
  readonly visitors: 'yes' | 'no'
}

interface WhereAndWhen {
  readonly state: State
  readonly on: Day
}

export function ruleRow(rule: Rule): LawRow {
  const { line, factor, status, rate, refuse, bound, detail, statute = '', source, confidence } = rule
  const effects = [
    ...(status !== 'banned' && !rate ? ['kept out of prices'] : []),
    ...(status !== 'banned' && !refuse ? ['no reason to refuse'] : []),
  ]
  return {
    what: `${line}: ${factorWords[factor]}`,
    rule: [status, ...effects].join(', '),
    reading: [detail.en, ...(bound ? [boundText(bound)] : [])].join(' '),
    statute,
    days: daysText(rule),
    source,
    confidence,
    visitors: isSure(rule) ? 'yes' : 'no',
  }
}

/** The liability that a car policy needs. */
export function minimumRow(home: WhereAndWhen): LawRow {
  const { source, confidence, ...days } = minimumOn(home)
  return {
    what: 'auto: liability',
    rule: 'compulsory',
    reading: `${minimumText(home).en}.`,
    statute: '',
    days: daysText(days),
    source,
    confidence,
    visitors: confidence === 'high' ? 'yes' : 'no',
  }
}

const duties: Readonly<Record<Duty, string>> = {
  compulsory: 'compulsory',
  unlessRejected: 'included unless turned down',
  optional: 'optional',
  unclear: 'unclear',
}

/** The covers of a car policy beside liability, and who pays for injuries first. */
export function coverRows(state: State): readonly LawRow[] {
  const own = autoCovers(state)
  const { source, confidence, tort } = own
  const row = { statute: '', days: 'always', source, confidence }
  const torts = {
    fault: 'The driver at fault pays for injuries.',
    noFault: 'Each driver’s own policy pays for injuries first.',
    choice: 'The buyer chooses between no-fault and fault.',
  }
  return [
    {
      ...row,
      what: 'auto: injuries',
      rule: tort === 'noFault' ? 'no-fault' : tort,
      reading: torts[tort],
      visitors: 'no',
    },
    ...otherCovers.flatMap((cover): readonly LawRow[] => {
      const rule = own[cover]
      if (!rule) return []
      const isForVisitors =
        dutySentence(state, cover) !== undefined || compulsoryCovers(state).some(one => one.cover === cover)
      return [
        {
          ...row,
          what: `auto: ${coverWords[cover].en}`,
          rule: duties[rule.duty],
          reading: coverReading(rule),
          ...(rule.statute ? readIn(rule.statute, rule.isReported) : {}),
          visitors: isForVisitors ? 'yes' : 'no',
        },
      ]
    }),
    ...offerRows(state),
  ]
}

function coverReading(rule: CoverRule): string {
  const { duty, least, isLeast, isWritten, isOnlyBesideMinimum, isWithUninsured, paysDamage } = rule
  return [
    ...(least === undefined ? [] : [`At least ${wholeDollars(least)}.`]),
    ...(isLeast ? ['The least limits until others are chosen.'] : []),
    ...(paysDamage ? ['Pays for damage to the car too.'] : []),
    ...(isWithUninsured ? ['One coverage with that for uninsured drivers.'] : []),
    ...(duty === 'unlessRejected' && isWritten ? ['Turned down in writing.'] : []),
    ...(isOnlyBesideMinimum ? ['Only beside the least liability.'] : []),
  ].join(' ')
}

/** What was read of a statute, or of reports of it. */
function readIn(statute: string, isReported = false): Pick<LawRow, 'statute' | 'source' | 'confidence'> {
  return isReported
    ? { statute, source: 'reports of the statute, 2026', confidence: 'medium' }
    : { statute, source: 'the statute, 2026', confidence: 'high' }
}

/** The cover above the minimum that insurers must offer by law. */
function offerRows(state: State): readonly LawRow[] {
  const offer = offerIn(state)
  if (!offer) return []
  const { cover, amounts, detail, statute, source } = offer
  const what = `auto: ${coverWords[cover].en}`
  const row = { statute, source, days: 'always', confidence: 'high', visitors: 'yes' } as const
  return [{ ...row, what, rule: amounts.length > 0 ? 'on offer' : 'optional', reading: detail.en }]
}

/** What the policies of homes include, and the deductibles that are on offer. */
export function homeRows(state: State): readonly LawRow[] {
  const whats = {
    ordinance: ['homeowner: ordinance or law', 'included unless turned down'],
    hurricaneDeductible: ['homeowner: hurricane deductible', 'on offer'],
  } as const
  return homeCoverRules
    .filter(rule => rule.state === state)
    .map(({ about, detail, statute, source }) => {
      const [what, rule] = whats[about]
      const row = { days: 'always', confidence: 'high', visitors: 'yes' } as const
      return { what, rule, reading: detail.en, statute, source, ...row }
    })
}

/** A state's charges on a bill. */
export function surchargeRow(surcharge: Surcharge): LawRow {
  const { lines, label, basis, amount, source, confidence } = surcharge
  const of = {
    policy: `$${amount} a policy`,
    vehicleYear: `$${amount} a car and year`,
    percent: `${amount}%`,
  }
  return {
    what: `${lines.join(', ')}: ${label.en}`,
    rule: 'charged',
    reading: `${of[basis]}.`,
    statute: '',
    days: daysText(surcharge),
    source,
    confidence,
    visitors: 'no',
  }
}

function daysText({ from, until }: { readonly from?: Day; readonly until?: Day }): string {
  const days = [...(from ? [`from ${from}`] : []), ...(until ? [`until ${until}`] : [])]
  return days.length > 0 ? days.join(' ') : 'always'
}

function boundText(bound: Bound): string {
  const percent = (share: string) => `${Math.round(Number(share) * 100)}%`
  if ('swing' in bound) return `(At most ${percent(bound.swing)} from the lowest to the highest.)`
  if ('only' in bound) return '(It only lowers.)'
  if ('each' in bound) return `(Each lowers, where ${factorWords[bound.beside]} counts.)`
  if ('below' in bound)
    return `(Weighs less than ${bound.below.map(factor => factorWords[factor]).join(', ')}.)`
  if ('driversPerCar' in bound) return '(One driver a car.)'
  if ('months' in bound) return `(Nothing older than ${bound.months} months.)`
  if ('discount' in bound) return `(At least ${percent(bound.discount)} off.)`
  return `(${bound.years.map(({ licensedFrom, until }) => `${until} years${licensedFrom ? ` if licensed from ${licensedFrom} on` : ''}`).join(', ')}.)`
}
