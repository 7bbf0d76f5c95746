import { sql } from 'kysely'
import { example } from '../../../lines/example.ts'
import { type Line, routeOf, stepOf } from '../../../wizard/line.ts'
import { anAssistant } from '../../journey/partner-of.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { VisitEventName } from '../../store/counts/visit-events.ts'

/** One question of a line. */
export interface FunnelStep {
  readonly route: string
  /** The question in a word or two. */
  readonly label: string
  /** Quotes in which it was shown, and in which it was answered. */
  readonly views: number
  readonly answers: number
  /** The median of seconds to answer; null where nobody answered on the day on which they saw the question. */
  readonly medianSeconds: number | null
}

/** How often everything beside the questions happened, each once a quote; clicks once a quote and carrier. */
export type FunnelCounts = Readonly<Partial<Record<VisitEventName, number>>>

/** How far the visitors of a line came. Every count is of quotes. */
export interface Funnel {
  readonly line: string
  readonly steps: readonly FunnelStep[]
  readonly counts: FunnelCounts
  /** The same of quotes that assistants began: nobody was shown their questions, so that they would hide who left at which. */
  readonly byAssistants: FunnelCounts
}

interface FunnelScope {
  readonly lines: readonly Line[]
  readonly since: Date
}

/** The funnels of lines, and how often the start page was shown, each visitor once a day. */
export async function readFunnels(
  db: Db,
  { lines, since }: FunnelScope,
): Promise<{ readonly starts: number; readonly funnels: readonly Funnel[] }> {
  const counted = await countEvents(db, since)
  const medians = await medianSeconds(db, since)
  const countOf = (line: string | null, name: VisitEventName, step: string | null, byAssistants = false) =>
    counted
      .filter(row => row.line === line && row.name === name && row.byAssistants === byAssistants)
      .filter(row => step === null || row.step === step)
      .reduce((sum, { count }) => sum + count, 0)
  const names = [...new Set(counted.map(({ name }) => name))]
  const countsOf = (line: string, byAssistants: boolean) =>
    Object.fromEntries(names.map(name => [name, countOf(line, name, null, byAssistants)]))
  return {
    starts: countOf(null, 'step_view', null),
    funnels: lines.map(line => ({
      line: line.name,
      steps: pagesOf(line).map(({ route, label }) => ({
        route,
        label,
        views: countOf(line.name, 'step_view', route),
        answers: countOf(line.name, 'step_answer', route),
        medianSeconds: medians.get(route) ?? null,
      })),
      counts: countsOf(line.name, false),
      byAssistants: countsOf(line.name, true),
    })),
  }
}

interface Counted {
  readonly line: string | null
  readonly name: VisitEventName
  readonly step: string | null
  readonly byAssistants: boolean
  readonly count: number
}

async function countEvents(db: Db, since: Date): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select line, name, step, coalesce(partner = ${anAssistant}, false) as "byAssistants", count(*)::integer as count
    from visit_event where at >= ${since} group by 1, 2, 3, 4`.execute(db)
  return rows
}

/** Seconds from a question to its answer, where both were on one day: only then are they known to be the same visit. */
async function medianSeconds(db: Db, since: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ step: string; seconds: number }>`
    select answered.step,
      percentile_cont(0.5) within group (order by extract(epoch from answered.at - seen.at))::float8 as seconds
    from visit_event answered
      join visit_event seen on seen.visit = answered.visit and seen.step = answered.step
    where answered.name = 'step_answer' and seen.name = 'step_view'
      and answered.at >= ${since} and seen.at >= ${since} and answered.at >= seen.at
    group by answered.step`.execute(db)
  return new Map(rows.map(({ step, seconds }) => [step, seconds]))
}

function pagesOf(line: Line): readonly { route: string; label: string }[] {
  const asks = line.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage]))
  return asks.map(ask => {
    const { props } = ask.type === 'ask' ? stepOf(ask, example) : ask.step
    return { route: routeOf(line, ask), label: (props.short ?? props.title).en }
  })
}
