import { lines } from '../../src/lines/index.ts'
import { type ToldLead, tellLead } from '../../src/server/leads/tell-lead.ts'
import type { Lead } from '../../src/server/store/rows/lead.ts'

/** A request for an agent, as it is stored, with text of the kind that breaks formats. */
export const testLead: Lead = {
  requestedAt: '2026-11-23T09:59:00.000Z',
  quoteNumber: 'KM4T-7XRC',
  line: 'auto',
  state: 'TX',
  zip: '78701',
  firstName: '=Ann & "Bo"',
  lastName: 'O’Neil <x>',
  reachBy: 'phone',
  phone: '+15125550142',
  email: '',
  consent: 'I ask Maple Agency to get in touch.',
  partner: 'maple',
  inviteCode: '+<A1>',
  prices: [
    { insurer: 'Wren, Inc.', cents: 9010, period: 'month' },
    { insurer: 'Robin', cents: 1484, period: 'month' },
  ],
  answers: null,
}

/** The same as its recipient gets it, with one of the answers. */
export const toldLead: ToldLead = {
  ...tellLead(lines, testLead),
  answers: [{ question: 'Deductible', answer: '$500' }],
}
