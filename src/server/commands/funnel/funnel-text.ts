import { longDayAt } from '../../../language/days.ts'
import { capitalized } from '../../../language/letters.ts'
import { section, table } from '../explain/table.ts'
import type { Funnel } from './read-funnel.ts'
import { duration, share } from './shares.ts'

export interface FunnelReport {
  /** How often the start page was shown. */
  readonly starts: number
  readonly funnels: readonly Funnel[]
  readonly since: Date
}

/** The funnels as tables, lines without a visitor left out. */
export function funnelText({ starts, funnels, since }: FunnelReport): string {
  const busy = funnels.filter(({ counts }) => (counts.quote_start ?? 0) > 0)
  const head = `Since ${longDayAt(since, 'en')}: ${starts} saw the start page.\n`
  if (busy.length === 0) return `${head}No one has begun a quote.\n`
  return head + busy.map(textOf).join('')
}

function textOf({ line, steps, counts }: Funnel): string {
  const began = counts.quote_start ?? 0
  const finished = counts.generate_lead ?? 0
  const rows = steps.map(({ route, label, views, answers, medianSeconds }) => [
    route,
    label,
    String(views),
    String(answers),
    share(answers, views),
    duration(medianSeconds),
  ])
  return section(
    `${capitalized(line)}: ${began} began, ${finished} finished (${share(finished, began)})`,
    table(['page', 'question', 'shown', 'answered', 'went on', 'median time'], rows),
    afterwards(counts),
  )
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
function afterwards(counts: Funnel['counts']): string {
  return Object.entries(words)
    .map(([name, text]) => `${counts[name as keyof typeof words] ?? 0} ${text}`)
    .join(', ')
}
