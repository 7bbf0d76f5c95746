import { type State, stateCodes } from '../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import { addDays, type Day, daysBetween } from '../units/day.ts'
import type { Span } from './appointments-json.ts'
import type { Carrier } from './carrier.ts'

type Guarded = Pick<Carrier, 'lines' | 'appointments' | 'licensedUntil'>

interface Sale {
  readonly line: InsuranceLine
  readonly state: State
  readonly day: Day
}

/**
 * Whether we may sell a carrier's policies of a line in a state on a day: our license there has not ended, and the carrier, if it
 * names its appointments, has appointed us. An ad network sells nothing itself. Does not check whether the carrier writes the line
 * there.
 */
export function isSold(carrier: Guarded, { line, state, day }: Sale): boolean {
  if (carrier.lines[line]?.connector.via === 'ads') return true
  const license = carrier.licensedUntil?.[state]
  if (license !== undefined && day > license) return false
  return appointmentsIn(carrier, { line, state })?.some(span => holds(span, day)) ?? true
}

/** These carriers as they may be sold on a day: each line only in the states that `isSold` allows. */
export function soldOn<C extends Guarded>(carriers: readonly C[], day: Day): readonly C[] {
  return carriers.map(carrier => {
    const lines = Object.entries(carrier.lines).map(([name, writing]) => {
      // The keys of a carrier's lines are names of lines.
      const line = name as InsuranceLine
      return [
        line,
        { ...writing, states: writing.states.filter(state => isSold(carrier, { line, state, day })) },
      ]
    })
    return { ...carrier, lines: Object.fromEntries(lines) }
  })
}

/** The same for that day or a later one: valid for as long as a process runs. */
export function soldFrom<C extends Guarded>(carriers: readonly C[], day: Day): readonly C[] {
  const begun = carriers.map(({ appointments: all, ...carrier }) => ({
    ...carrier,
    ...(all && { appointments: all.map(one => ({ ...one, from: one.from < day ? one.from : day })) }),
  }))
  // The other members of a carrier are unchanged.
  return soldOn(begun as unknown as readonly C[], day)
}

/** The appointments for a line in a state; undefined if the carrier names none at all and is therefore not guarded. */
export function appointmentsIn(
  { appointments: all }: Pick<Carrier, 'appointments'>,
  { line, state }: Omit<Sale, 'day'>,
): readonly Span[] | undefined {
  return all?.filter(({ lines, states }) => lines.includes(line) && states.includes(state))
}

/** These carriers under a site's licenses: a license with a last day ends for all of them. */
export function underLicenses<C extends object>(
  carriers: readonly C[],
  licenses: readonly { readonly state: string; readonly until?: Day }[],
): readonly (C & Pick<Carrier, 'licensedUntil'>)[] {
  const ending = licenses.flatMap(({ state, until }) =>
    until === undefined ? [] : [[state, until] as const],
  )
  if (ending.length === 0) return carriers
  const licensedUntil = Object.fromEntries(ending)
  return carriers.map(carrier => ({ ...carrier, licensedUntil }))
}

function holds({ from, until }: Span, day: Day): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until)
}

/** The standing, on a day, of something that holds on certain days. */
export type Standing =
  | { readonly is: 'in order'; readonly until?: Day; readonly days?: number }
  /** `days` is how many are left after the day itself: 0 on the last one. */
  | { readonly is: 'ending'; readonly until: Day; readonly days: number }
  | { readonly is: 'over'; readonly until: Day; readonly days: number }
  /** It has not held so far; `from` is the day from which it will. */
  | { readonly is: 'missing'; readonly from?: Day }

/** An operator is warned from this many days before its end. */
export const warningDays = 30

/** The standing on a day; spans that follow one another without a gap are one. Pure. */
export function standingOf(spans: readonly Span[], day: Day): Standing {
  if (!spans.some(span => holds(span, day))) {
    const over = spans.flatMap(({ until }) => (until !== undefined && until < day ? [until] : [])).toSorted()
    const until = over.at(-1)
    if (until !== undefined) return { is: 'over', until, days: daysBetween(day, until) }
    const [from] = spans.flatMap(span => span.from ?? []).toSorted()
    return { is: 'missing', ...(from === undefined ? {} : { from }) }
  }
  let until = day
  for (let next: Span | undefined; ; until = next.until) {
    next = spans.find(span => holds(span, until) && (span.until ?? '9') > until)
    next ??= spans.find(span => holds(span, addDays(until, 1)))
    if (!next) break
    if (next.until === undefined) return { is: 'in order' }
  }
  const days = daysBetween(day, until)
  return { is: days > warningDays ? 'in order' : 'ending', until, days }
}

/** Where a site sells a carrier's policies under appointments, and the standing of each on a day. */
export function appointmentStandings(
  carrier: Pick<Carrier, 'lines' | 'appointments'>,
  {
    served,
    day,
  }: { readonly served: Readonly<Partial<Record<InsuranceLine, readonly State[]>>>; readonly day: Day },
): readonly { readonly line: InsuranceLine; readonly state: State; readonly standing: Standing }[] {
  return insuranceLines.flatMap(line => {
    const { connector, states = [] } = carrier.lines[line] ?? {}
    if (connector?.via === 'ads') return []
    return states
      .filter(state => served[line]?.includes(state))
      .flatMap(state => {
        const spans = appointmentsIn(carrier, { line, state })
        return spans ? [{ line, state, standing: standingOf(spans, day) }] : []
      })
  })
}

/** Every line in every state, for a carrier that is looked at without a site. */
export const servedEverywhere = Object.fromEntries(insuranceLines.map(line => [line, stateCodes]))
