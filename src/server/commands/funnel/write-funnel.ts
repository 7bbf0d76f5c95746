import { csvOf } from '../../platform/csv.ts'
import type { ReportFormat } from '../report/write-report.ts'
import { drawFunnel } from './draw-funnel.ts'
import { type FunnelReport, funnelText } from './funnel-text.ts'

/** The funnels in one form of a report. */
export function writeFunnel(report: FunnelReport, format: ReportFormat): string {
  if (format === 'svg') return drawFunnel(report)
  return format === 'csv' ? funnelCsv(report) : funnelText(report)
}

function funnelCsv({ funnels }: FunnelReport): string {
  const rows = funnels.flatMap(({ line, steps }) =>
    steps.map(({ route, label, views, answers, medianSeconds }) => [
      ...[line, route, label, views, answers],
      medianSeconds === null ? '' : Math.round(medianSeconds),
    ]),
  )
  return csvOf([['line', 'page', 'question', 'shown', 'answered', 'median seconds'], ...rows])
}
