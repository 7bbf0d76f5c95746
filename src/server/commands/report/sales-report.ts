import { longDayAt } from '../../../language/days.ts'
import { amountOf } from '../../../units/cents.ts'
import type { SalesBy, SalesRow } from './read-sales.ts'
import type { Report } from './report.ts'

interface Sales {
  readonly by: SalesBy
  readonly since: Date
  readonly rows: readonly SalesRow[]
}

/**
 * Clicks and sales as a report. No visitor arrives through a carrier, so only partners have columns for quotes begun.
 */
export function salesReport({ by, since, rows }: Sales): Report {
  const isPartner = by === 'partner'
  const columns = [
    by,
    ...(isPartner ? ['quotes begun', 'finished'] : []),
    'clicks',
    ...(isPartner ? ['agents asked for'] : []),
    'policies bought',
    'clicks reported',
    'sales reported',
    'commission in dollars',
  ]
  return {
    title: `${isPartner ? 'Partners' : 'Carriers'} since ${longDayAt(since, 'en')}`,
    columns,
    rows: rows.map(row => [
      row.name,
      ...(isPartner ? [row.begun, row.finished] : []),
      row.clicks,
      ...(isPartner ? [row.agents] : []),
      row.policies,
      row.reportedClicks,
      row.reportedSales,
      dollarsOf(row.commissionCents),
    ]),
    drawn: columns.indexOf('clicks'),
  }
}

/** "12.50", and "-3.00" where more was taken back than earned. */
function dollarsOf(cents: number): string {
  return `${cents < 0 ? '-' : ''}${amountOf(Math.abs(cents))}`
}
