import { csvOf } from '../../platform/csv.ts'
import { table } from '../explain/table.ts'
import { drawReport } from './draw-report.ts'
import type { Report } from './report.ts'

export const reportFormats = ['table', 'csv', 'svg'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** A report in one of its forms. */
export function writeReport(report: Report, format: ReportFormat): string {
  const { title, columns, rows } = report
  if (format === 'csv') return csvOf([columns, ...rows])
  if (format === 'svg') return drawReport(report)
  if (rows.length === 0) return `${title}: nothing so far.\n`
  return `${title}\n${table(
    columns,
    rows.map(row => row.map(String)),
  )}`
}
