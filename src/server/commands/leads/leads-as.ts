import { lines } from '../../../lines/index.ts'
import { leadsAdf } from '../../leads/lead-adf.ts'
import { leadsCsv } from '../../leads/lead-csv.ts'
import { type ToldLead, tellLead } from '../../leads/tell-lead.ts'
import type { LeadOutbox, TakenLead } from '../../store/rows/lead-outbox.ts'
import type { QuoteStore } from '../../store/rows/quote-store.ts'

export const leadFormats = ['csv', 'adf'] as const
export type LeadFormat = (typeof leadFormats)[number]

interface Deps {
  readonly outbox: Pick<LeadOutbox, 'since' | 'open'>
  readonly quotes: Pick<QuoteStore, 'readAny'>
}

interface LeadExport {
  readonly since: Date
  readonly format: LeadFormat
  /** Who passes the requests on, and who receives them. */
  readonly site: string
  readonly to: string
}

/** The requests for an agent since a moment, in one file, and which they are; those of erased quotes are gone. */
export async function leadsAs(
  { outbox, quotes }: Deps,
  { since, format, site, to }: LeadExport,
): Promise<{ readonly file: string; readonly passed: readonly Pick<TakenLead, 'id' | 'quoteId'>[] }> {
  const leads: (ToldLead & Pick<TakenLead, 'id' | 'quoteId'>)[] = []
  for (const { id, quoteId, body } of await outbox.since(since)) {
    const quote = await quotes.readAny(quoteId)
    const lead = quote && outbox.open({ id, body }, quote.seal)
    if (lead) leads.push({ ...tellLead(lines, lead), id, quoteId })
  }
  const file = format === 'csv' ? leadsCsv(leads) : leadsAdf(leads, { provider: site, vendor: to })
  return { file, passed: leads }
}
