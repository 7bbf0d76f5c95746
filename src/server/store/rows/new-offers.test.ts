import { expect, test } from 'vitest'
import { inWords } from '../../../connectors/testing-words.ts'
import type { QuoteSeal } from '../../platform/seal.ts'
import { openOutcome } from './new-offers.ts'

/** Seals nothing, so that tests can read what is stored. */
const seal: QuoteSeal = {
  close: (_, value) => Buffer.from(JSON.stringify(value)),
  open: (_, sealed) => JSON.parse(sealed.toString()),
}

/** Opens an outcome as a version before sentences had keys stored it. */
const opened = (stored: object) =>
  openOutcome({ seal, carrier: 'bramble', sealed: Buffer.from(JSON.stringify(stored)) })

const quoted = {
  ...{ kind: 'quoted', source: 'plan', premium: '14.84', period: 'month', estimated: true },
  bill: {
    ...{ term: 'year', premium: '166.00', total: '178.00' },
    fees: [{ id: 'policy-fee', label: 'Policy fee', amount: '12.00' }],
    surcharges: [],
  },
  coverageText: '$30,000 belongings',
  notes: ['This policy doesn’t cover harm done by the animal.'],
  assumed: ['Your credit is about average.'],
  original: '16.00',
  deal: 'Paid in full',
}

test('an offer of a version before sentences had keys keeps its words', () => {
  const words = (text: string) => ({ text })
  const read = {
    ...quoted,
    bill: { ...quoted.bill, fees: [{ ...quoted.bill.fees[0], label: words('Policy fee') }] },
    coverageText: words('$30,000 belongings'),
    notes: quoted.notes.map(words),
    assumed: quoted.assumed.map(words),
    deal: words('Paid in full'),
  }
  expect(opened(quoted)).toEqual(read)
  expect(inWords(opened(quoted))).toEqual(read)
})

test.each([
  [{ kind: 'referred', phone: '1-800-555-0100', message: 'Call.' }, { message: { text: 'Call.' } }],
  [
    { kind: 'declined', code: 'x', message: 'No.', text: 'Later.' },
    { message: { text: 'No.' }, text: { text: 'Later.' } },
  ],
  [{ kind: 'declined', code: 'x', message: 'No.' }, { message: { text: 'No.' } }],
  [{ kind: 'unavailable', message: '' }, { message: { text: '' } }],
  [{ kind: 'failed', cause: 'http', retryable: false }, {}],
])('so is each other outcome: %o', (stored, read) => {
  expect(opened(stored)).toEqual({ ...stored, ...read })
})
