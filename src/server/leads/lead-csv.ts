import { csvOf } from '../platform/csv.ts'
import type { ToldLead } from './tell-lead.ts'

const columns = [
  'id',
  'requestedAt',
  'quoteNumber',
  'line',
  'state',
  'zip',
  'firstName',
  'lastName',
  'reachBy',
  'phone',
  'email',
  'partner',
  'inviteCode',
  'lowestPrice',
  'period',
  'insurer',
  'answers',
  'consent',
] as const

/** Leads as CSV, one row per lead, with its lowest price and its answers in one cell. */
export function leadsCsv(leads: readonly (ToldLead & { readonly id: string })[]): string {
  const rows = leads.map(lead => {
    const [lowest] = lead.prices.toSorted((one, other) => Number(one.premium) - Number(other.premium))
    const cells: Readonly<Record<(typeof columns)[number], string>> = {
      inviteCode: '',
      ...lead,
      // Spreadsheets would take a leading plus for a formula.
      phone: lead.phone.replace('+', ''),
      lowestPrice: lowest?.premium ?? '',
      period: lowest?.period ?? '',
      insurer: lowest?.insurer ?? '',
      answers: lead.answers.map(({ question, answer }) => `${question}: ${answer}`).join('; '),
    }
    return columns.map(column => cells[column])
  })
  return csvOf([columns, ...rows])
}
