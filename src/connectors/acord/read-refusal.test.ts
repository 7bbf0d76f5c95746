import { describe, expect, it } from 'vitest'
import {
  bad,
  document,
  extended,
  full,
  numbered,
  phone,
  readBody,
  readMessage,
  sample,
  status,
} from '../../../tests/rooms/acord-replies.ts'
import type { DialectFile } from './dialect.ts'

describe('a reply without a price', () => {
  it('is a referral when a success says why, or has a number to name', () => {
    expect(readMessage(status('Success', extended('INFO', 'An underwriter will call')))).toEqual({
      kind: 'referred',
      phone,
      message: { text: 'An underwriter will call' },
    })
    expect(readMessage(status('Success') + numbered)).toMatchObject({
      kind: 'referred',
      quoteNumber: 'Q-1001',
    })
    expect(readMessage(status('Success') + numbered + full('0.00'))).toMatchObject({ kind: 'referred' })
  })

  it('is a bad answer when it says nothing at all: we never make up a premium', () => {
    expect(readMessage(status('Success'))).toMatchObject(bad)
    expect(readMessage('')).toMatchObject(bad)
    expect(readMessage(numbered)).toMatchObject(bad)
  })

  it('is a referral where the text says so, with the price of the carrier as an estimate', () => {
    const referral = status('SuccessWithInfo', extended('U1', 'Referred to underwriting: two losses'))
    expect(readMessage(referral + full('842.16'))).toMatchObject({ kind: 'referred', premium: '842.16' })
    expect(readMessage(referral)).not.toHaveProperty('premium')
    expect(
      readMessage(
        status('Success') +
          full('842.16').replace('</Policy', '<PolicyStatusCd>Referred</PolicyStatusCd></Policy'),
      ),
    ).toMatchObject({
      kind: 'referred',
      premium: '842.16',
    })
  })

  it('is declined when it was rejected for the risk, with its code and sentences', () => {
    const rejection =
      '<MsgStatus><MsgStatusCd>Rejected</MsgStatusCd><MsgErrorCd>UW-17</MsgErrorCd><MsgStatusDesc>More  than two\n losses.</MsgStatusDesc>' +
      `${extended('INFO', 'Ask again in a year.')}</MsgStatus>`
    expect(readMessage(rejection)).toEqual({
      kind: 'declined',
      code: 'UW-17',
      message: { text: 'More than two losses.' },
      text: { text: 'Ask again in a year.' },
    })
  })

  it.each(['ResultPendingPickup', 'ResultPendingOutOfBand'])('is polled by its RqUID with %s', word => {
    expect(readMessage(status(word))).toEqual({ kind: 'pending', pollAfterMs: 2_000, ticket: '1f0c' })
  })

  it('is a bad answer when it is pending and has no RqUID to ask by', () => {
    expect(
      readBody(document(status('ResultPendingPickup')).replaceAll('<RqUID>1f0c</RqUID>', '')),
    ).toMatchObject(bad)
  })

  it('fails for a technical error that says nothing about the risk', () => {
    expect(readMessage(status('Error', extended('500', 'NullReference')))).toMatchObject({
      kind: 'failed',
      cause: 'http',
      retryable: false,
    })
    expect(readMessage(status('Login_Error'))).toMatchObject({ kind: 'failed', cause: 'auth' })
  })

  it('is a bad answer with an unknown status, unless the dialect knows it', () => {
    expect(readMessage(status('Vielleicht') + full('842.16'))).toMatchObject(bad)
    const dialect = { statuses: { success: ['Vielleicht'] } }
    expect(readMessage(status('Vielleicht') + full('842.16'), { dialect })).toMatchObject({ kind: 'quoted' })
  })
})

// Carriers that refuse and carriers that are broken send the same words: what comes with them decides.
describe('ineligible or broken', () => {
  it.each([
    ['Error', 'Vehicle is ineligible for this program', 'declined', undefined],
    ['Error', 'Applicant does not meet underwriting guidelines', 'declined', undefined],
    ['Error', 'Object reference not set', 'failed', 'http'],
    ['Error', 'Service down for maintenance', 'failed', 'maintenance'],
    ['Error', 'Too many requests', 'failed', 'quota'],
    ['Error', 'Agent not authorized', 'failed', 'auth'],
    ['Rejected', 'Risk is unacceptable', 'declined', undefined],
    ['Rejected', 'Prior losses', 'declined', undefined],
    ['Rejected', 'Rating call timed out', 'failed', 'http'],
    ['Rejected', 'Document fails schema validation', 'failed', 'http'],
    ['Rejected', 'Temporarily unavailable, declined', 'failed', 'maintenance'],
    ['Rejected', 'Please refer to underwriting', 'referred', undefined],
    ['Rejected', 'We do not write: carrier does not write in this county', 'unavailable', undefined],
    ['Success', 'Risk is not eligible', 'declined', undefined],
    ['Success', 'Unable to process', 'failed', 'http'],
  ])('%s and "%s" without a price is %s', (word, text, kind, cause) => {
    expect(readMessage(status(word, extended('X', text)))).toMatchObject(cause ? { kind, cause } : { kind })
  })

  it('reads a phrase against a price only where it asks for an underwriter', () => {
    const priced = (text: string) => readMessage(status('Success', extended('INFO', text)) + full('842.16'))
    expect(priced('Not eligible for the multi-car discount')).toMatchObject({ kind: 'quoted' })
    expect(priced('A photo of the car is required')).toMatchObject({ kind: 'quoted' })
    expect(priced('Pending underwriting review')).toMatchObject({ kind: 'referred' })
  })

  it('goes by the code table of the carrier before any word', () => {
    const dialect: DialectFile = {
      codes: { E77: 'decline', R1: 'technical', N5: 'refer' },
      phrases: [{ says: 'computer says no', means: 'decline' }],
    }
    expect(readMessage(status('Error', extended('E77', 'Internal error')), { dialect })).toMatchObject({
      kind: 'declined',
      code: 'E77',
    })
    expect(readMessage(status('Rejected', extended('r1', 'Risk is ineligible')), { dialect })).toMatchObject({
      kind: 'failed',
      cause: 'http',
    })
    expect(readMessage(status('Success', extended('N5', 'Fine')) + full('9'), { dialect })).toMatchObject({
      kind: 'referred',
      premium: '9.00',
    })
    expect(readMessage(status('Success', extended('E77', 'No')) + full('9'), { dialect })).toMatchObject({
      kind: 'declined',
    })
    expect(readMessage(status('Error', extended('X', 'Computer says NO')), { dialect })).toMatchObject({
      kind: 'declined',
    })
  })

  it('takes a rejection without any reason for a broken service', () => {
    expect(readMessage(status('Rejected'))).toMatchObject(bad)
  })

  it('asks for what is missing, and is a bad answer when it does not say what', () => {
    const missing =
      '<ExtendedStatus><ExtendedStatusCd>MISSING</ExtendedStatusCd><ExtendedStatusDesc>Years at this address</ExtendedStatusDesc><MissingElementPath>PersPolicy/PersApplicationInfo/LengthTimeCurrentAddr</MissingElementPath></ExtendedStatus>'
    expect(readMessage(status('Rejected', missing))).toEqual({
      kind: 'needs',
      fields: [
        { path: 'PersPolicy/PersApplicationInfo/LengthTimeCurrentAddr', prompt: 'Years at this address' },
      ],
    })
    expect(
      readMessage(
        status('Rejected', '<ExtendedStatus><ExtendedStatusCd>MISSING</ExtendedStatusCd></ExtendedStatus>'),
      ),
    ).toMatchObject(bad)
  })
})

describe("a reply that isn't a message", () => {
  it.each([
    [401, 'auth', false],
    [403, 'auth', false],
    [404, 'http', false],
    [429, 'quota', true],
    [500, 'http', true],
    [502, 'http', true],
    [503, 'maintenance', true],
    [504, 'http', true],
    [302, 'http', false],
  ])('fails with HTTP %i, whatever its body says', (code, cause, retryable) => {
    expect(readBody(sample, { status: code })).toMatchObject({ kind: 'failed', cause, retryable })
  })

  it('reports refused credentials, or a broken service, by the status of the sign-on', () => {
    const signon = (code: string) =>
      readBody(`<ACORD><SignonRs><Status><StatusCd>${code}</StatusCd></Status></SignonRs></ACORD>`)
    expect(signon('1740')).toMatchObject({ kind: 'failed', cause: 'auth' })
    expect(signon('100')).toMatchObject({ kind: 'failed', cause: 'http' })
    expect(signon('0')).toMatchObject(bad)
  })

  it('fails with a SOAP fault', () => {
    expect(
      readBody('<Envelope><Body><Fault><faultstring>x</faultstring></Fault></Body></Envelope>'),
    ).toMatchObject({
      kind: 'failed',
      cause: 'http',
    })
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!DOCTYPE html><html><body>Sorry</body></html>'],
    ['JSON', '{"premium":"842.16"}'],
    ['half a document', sample.slice(0, sample.length / 2)],
    ['an answer to another question', sample.replaceAll('PersAuto', 'CommlAuto')],
    ['a bomb', `<!DOCTYPE a [<!ENTITY b "842.16">]>${document(status('Success') + full('&amp;b;'))}`],
  ])('is a bad answer with %s, and quotes nothing from it', (_, body) => {
    const outcome = readBody(body)
    expect(outcome).toMatchObject(bad)
    expect(JSON.stringify(outcome)).not.toMatch(/842|Sorry|Example/)
  })
})
