import { longDayAt } from '../../../language/days.ts'
import { capitalized } from '../../../language/letters.ts'
import { frameOf, margin, round, text } from './drawing.ts'
import { summary } from './funnel-text.ts'
import type { Funnel, FunnelStep } from './read-funnel.ts'
import { duration, share } from './shares.ts'

const width = 960
const rowHeight = 30
const headHeight = 92
const columns = { bar: 270, barEnd: 620, answered: 700, share: 780, time: width - margin }

/** The funnels as one SVG picture: a bar for those who were shown each question, and within it those who answered. */
export function drawFunnel({ funnels, since }: { funnels: readonly Funnel[]; since: Date }): string {
  const busy = funnels
    .map(funnel => ({ ...funnel, steps: funnel.steps.filter(({ views }) => views > 0) }))
    .filter(({ steps, byAssistants }) => steps.length > 0 || (byAssistants.quote_start ?? 0) > 0)
  let y = margin + 40
  const parts = busy.map(funnel => {
    const part = drawLine(funnel, y)
    y += headHeight + funnel.steps.length * rowHeight + margin
    return part
  })
  const nothing = busy.length === 0 ? [text({ x: margin, y: y + 20, says: 'No one has begun a quote.' })] : []
  const height = busy.length === 0 ? y + 2 * margin : y
  const title = `How far visitors came since ${longDayAt(since, 'en')}`
  return frameOf({ title, width, height, parts: [...parts, ...nothing] })
}

function drawLine({ line, steps, counts, byAssistants }: Funnel, top: number): string {
  const most = Math.max(...steps.map(({ views }) => views), 1)
  const title = `${capitalized(line)}: ${summary(counts)}, ${counts.quotes_load ?? 0} saw prices`
  const headY = top + 56
  const heads = [
    text({ x: columns.bar, y: headY, says: 'shown', as: 'small' }),
    text({ x: columns.answered, y: headY, says: 'answered', as: 'small number' }),
    text({ x: columns.share, y: headY, says: 'went on', as: 'small number' }),
    text({ x: columns.time, y: headY, says: 'median time', as: 'small number' }),
    ...(byAssistants.quote_start
      ? [text({ x: margin, y: headY, says: `assistants: ${summary(byAssistants)}`, as: 'small' })]
      : []),
  ]
  const worst = worstOf(steps)
  const rows = steps.map((step, nth) =>
    drawStep(step, { y: top + headHeight - 22 + nth * rowHeight, most, isWorst: step === worst }),
  )
  return [
    text({ x: margin, y: top + 24, says: title, as: 'name' }),
    ...heads,
    `<line class="hair" x1="${margin}" x2="${width - margin}" y1="${headY + 8}" y2="${headY + 8}"/>`,
    ...rows,
  ].join('\n')
}

/** The question that loses the largest share of those who see it; none where nobody leaves. */
function worstOf(steps: readonly FunnelStep[]): FunnelStep | undefined {
  const lossOf = ({ views, answers }: FunnelStep) => 1 - answers / views
  const [worst] = steps.toSorted((one, other) => lossOf(other) - lossOf(one))
  return worst && lossOf(worst) > 0 ? worst : undefined
}

interface Row {
  readonly y: number
  readonly most: number
  readonly isWorst: boolean
}

function drawStep({ label, views, answers, medianSeconds }: FunnelStep, { y, most, isWorst }: Row): string {
  const long = (count: number) => round(((columns.barEnd - columns.bar) * count) / most)
  const baseline = y + 15
  const shownEnd = columns.bar + long(views)
  return [
    text({ x: margin, y: baseline, says: shorten(label, 30) }),
    `<rect class="shown" x="${columns.bar}" y="${y}" width="${long(views)}" height="20" rx="4"/>`,
    `<rect class="answered" x="${columns.bar}" y="${y + 5}" width="${long(answers)}" height="10" rx="3"/>`,
    text({ x: shownEnd + 6, y: baseline, says: String(views), as: 'small' }),
    text({ x: columns.answered, y: baseline, says: String(answers), as: 'number' }),
    text({
      x: columns.share,
      y: baseline,
      says: share(answers, views),
      as: isWorst ? 'number lost' : 'number',
    }),
    text({ x: columns.time, y: baseline, says: duration(medianSeconds), as: 'number' }),
  ].join('')
}

function shorten(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`
}
