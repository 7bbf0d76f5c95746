import type { Lead } from '../store/rows/lead.ts'

/** A request for an agent with text of the kind that breaks formats. */
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
    { insurer: 'Wren, Inc.', premium: '90.10', period: 'month' },
    { insurer: 'Robin', premium: '14.84', period: 'month' },
  ],
  answers: [{ question: 'Deductible', answer: '$500' }],
}
