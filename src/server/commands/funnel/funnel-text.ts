import { longDayAt } from '../../../language/days.ts'
import { capitalized } from '../../../language/letters.ts'
import { section, table } from '../explain/table.ts'
import type { Funnel, FunnelCounts } from './read-funnel.ts'
import { duration, share } from './shares.ts'

export interface FunnelReport {
  /** How often the start page was shown. */
  readonly starts: number
  readonly funnels: readonly Funnel[]
  readonly since: Date
}

/** The funnels as tables, lines without a visitor left out. */
export function funnelText({ starts, funnels, since }: FunnelReport): string {
  const busy = funnels.filter(one => [one.counts, one.byAssistants].some(counts => began(counts) > 0))
  const head = `Since ${longDayAt(since, 'en')}: ${starts} saw the start page.\n`
  if (busy.length === 0) return `${head}No one has begun a quote.\n`
  return head + busy.map(textOf).join('')
}

function textOf({ line, steps, counts, byAssistants }: Funnel): string {
  const rows = steps.map(({ route, label, views, answers, medianSeconds }) => [
    route,
    label,
    String(views),
    String(answers),
    share(answers, views),
    duration(medianSeconds),
  ])
  return section(
    `${capitalized(line)}: ${summary(counts)}`,
    table(['page', 'question', 'shown', 'answered', 'went on', 'median time'], rows),
    afterwards(counts),
    ...(began(byAssistants) > 0
      ? [`Assistants, not in the above: ${summary(byAssistants)}, ${afterwards(byAssistants)}`]
      : []),
  )
}

const began = ({ quote_start = 0 }: FunnelCounts) => quote_start

/** "84 began, 31 finished (37%)" */
export function summary({ quote_start: begun = 0, generate_lead: finished = 0 }: FunnelCounts): string {
  return `${begun} began, ${finished} finished (${share(finished, begun)})`
}

const words = {
  quotes_load: 'saw prices',
  quote_click: 'clicks to insurers',
  ad_click: 'clicks on ads',
  save: 'saved by email',
  share: 'prices shared',
  agent_request: 'agents asked for',
  information_disclosure: 'opened the disclosure',
  email_switch_click: 'used the email switch',
  begin_checkout: 'orders begun',
  purchase: 'policies bought',
  erase: 'deleted their answers',
} as const

/** "84 saw prices, 31 clicks to insurers" */
function afterwards(counts: FunnelCounts): string {
  return Object.entries(words)
    .map(([name, text]) => `${counts[name as keyof typeof words] ?? 0} ${text}`)
    .join(', ')
}
