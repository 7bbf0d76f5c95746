import { describe, expect, it } from 'vitest'
import { speaking } from '../../../../tests/rooms/json-speaking.ts'
import { tellBy } from '../../../sentences/tell.ts'
import { readDate, writeDate } from '../date-form.ts'

describe('a question in the words of a carrier', () => {
  it.each([
    ['a day in another form', { $from: 'risk.insured.dob', date: 'M/D/YY' }, '5/2/86'],
    ['the start of the policy', { $from: 'effectiveDate', date: 'DD-MMM-YYYY' }, '22-Nov-2026'],
    ['the time of sending', { $from: 'sentAt' }, '2026-11-21T12:00:05Z'],
    ['that time in another form', { $from: 'sentAt', date: 'YYYYMMDD' }, '20261121'],
    ['the same with its time', { $from: 'sentAt', date: 'YYYY/MM/DD HH:mm:ss' }, '2026/11/21 12:00:05'],
    [
      'yes and no',
      { $when: [{ path: 'risk.auto.incidents', is: ['DUI'] }], value: 'Y', otherwise: 'N' },
      'N',
    ],
    ['cents as a number', { $from: 'cover.deductible', as: 'cents' }, 50_000],
    ['cents as text', { $from: 'cover.deductible', as: 'cents text' }, '50000'],
    ['a part of a text', { $from: 'risk.location.zip', match: '^\\d{3}' }, '000'],
    ['the number of a house', { $from: 'risk.location.address1', match: '^(\\d+) ' }, '1'],
    ['the street without it', { $from: 'risk.location.address1', match: '^\\d+ (.+)$' }, 'Sample St'],
    ['a part that is not there', { $from: 'risk.location.address1', match: '^PO', otherwise: '-' }, '-'],
  ])('%s', (_, word, expected) => {
    expect(speaking({ body: { word } }).sent()).toEqual({ word: expected })
  })

  it('refuses a form of dates that has no parts, and an expression that is none', () => {
    expect(() => speaking({ body: { on: { $from: 'sentAt', date: 'today' } } })).toThrow(
      /request\.body\.on\.date: write a form/,
    )
    expect(() => speaking({ body: { no: { $from: 'state', match: '(' } } })).toThrow(
      /not a regular expression/,
    )
  })

  it('counts the members of a list, from any number, and refers to them', () => {
    const body = {
      drivers: {
        $each: 'risk.drivers',
        item: { no: { $from: '.#' }, id: { $text: 'DRV{.#}' }, zeroBased: { $plus: ['.#', -1] } },
      },
    }
    expect(speaking({ body }).sent()).toEqual({
      drivers: [
        { no: 1, id: 'DRV1', zeroBased: 0 },
        { no: 2, id: 'DRV2', zeroBased: 1 },
      ],
    })
  })

  it('makes new ids: others for each question and member, the same when the question is repeated', () => {
    const body = {
      id: { $newId: 'request' },
      again: { $newId: 'request' },
      drivers: { $each: 'risk.drivers', item: { id: { $newId: 'driver' } } },
    }
    const carrier = speaking({ body })
    const sent = carrier.sent()
    const ids = [sent.id, sent.drivers[0].id, sent.drivers[1].id]
    expect(sent.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(sent.again).toBe(sent.id)
    expect(new Set(ids).size).toBe(3)
    expect(carrier.sent()).toEqual(sent)
    expect(carrier.sent('key-2').id).not.toBe(sent.id)
  })

  it('needs rows of a table of states only for its own, and takes rows for others', () => {
    const body = { product: { $from: 'state', table: 'products' } }
    const tables = { products: { TX: 'T-1', OK: 'O-1' } }
    expect(speaking({ body, tables, states: ['TX'] }).sent()).toEqual({ product: 'T-1' })
    expect(() => speaking({ body, tables, states: ['TX', 'NM'] })).toThrow(
      /there is no row for NM\. Add the row, or "otherwise"\.$/,
    )
  })
})

describe('an answer in the words of a carrier', () => {
  const quoted = { premium: { path: 'price', unit: 'dollars' }, term: '6 months' }

  it.each([
    ['12,345.67', '12345.67'],
    ['$1,284.50', '1284.50'],
    ['1284.5', '1284.50'],
  ])('reads %s', (price, premium) => {
    expect(speaking({ answer: [{ quoted }] }).read({ price })).toMatchObject({ kind: 'quoted', premium })
  })

  it.each(['1,28.50', '1.284,50', '12,34', '$-5', '€12'])('takes %s for no price', price => {
    expect(speaking({ answer: [{ quoted }] }).read({ price })).toMatchObject({ cause: 'badAnswer' })
  })

  it('reads cents as a number or as text', () => {
    const carrier = speaking({
      answer: [{ quoted: { ...quoted, premium: { path: 'price', unit: 'cents' } } }],
    })
    expect(carrier.read({ price: 128450 })).toMatchObject({ premium: '1284.50' })
    expect(carrier.read({ price: '128450' })).toMatchObject({ premium: '1284.50' })
  })

  it('reads a last day in another form, and no other', () => {
    const expiresAt = { path: 'until', date: 'M/D/YYYY' }
    const carrier = speaking({ answer: [{ quoted: { ...quoted, expiresAt } }] })
    expect(carrier.read({ price: 10, until: '12/6/2026' })).toMatchObject({ expiresAt: '2026-12-06' })
    expect(carrier.read({ price: 10, until: '13/6/2026' })).toMatchObject({ cause: 'badAnswer' })
  })

  it('notes on the card where its cover is not what was asked for', () => {
    const covers = [{ label: 'a deductible', asked: 'cover.deductible', path: 'ded', unit: 'dollars' }]
    const carrier = speaking({ answer: [{ quoted: { ...quoted, covers } }] })
    const tell = tellBy(new Map())
    const notesOf = (ded: unknown) => {
      const outcome = carrier.read({ price: 10, ded })
      return outcome.kind === 'quoted' ? outcome.notes.map(tell) : outcome
    }
    expect(notesOf('1,000')).toEqual(['You asked for a deductible of $500. This price has $1,000.'])
    expect(notesOf(500)).toEqual([])
    expect(notesOf(undefined)).toEqual([])
    expect(() =>
      speaking({ answer: [{ quoted: { ...quoted, covers: [{ ...covers[0], asked: 'cover.gone' }] } }] }),
    ).toThrow(/answer\.0\.quoted\.covers\.0\.asked: a question about auto has no cover\.gone/)
  })

  it('declines for several reasons, each once, and without what its developers wrote', () => {
    const answer = [
      {
        declined: { message: 'We do not write this car.', reasons: { each: 'why', text: { path: 'text' } } },
      },
    ]
    const carrier = speaking({ answer })
    const reasons = [
      'Your car is too old',
      'Required field VIN missing',
      'Two accidents are too many.',
      'Your car is too old',
    ]
    expect(carrier.read({ why: reasons.map(text => ({ text })) })).toMatchObject({
      message: { text: 'Your car is too old. Two accidents are too many.' },
    })
    expect(carrier.read({ why: [{ text: 'ERR_17' }] })).toMatchObject({
      message: { text: 'We do not write this car.' },
    })
  })

  it('never shows visitors a text for developers', () => {
    const answer = [{ declined: { message: { path: 'error' }, text: { path: 'error' } } }]
    expect(speaking({ answer }).read({ error: 'Required field PhoneNumber missing' })).toEqual({
      kind: 'declined',
      code: 'declined',
      message: { key: 'gone.decline' },
    })
  })
})

it('writes and reads the same day in every form', () => {
  for (const form of [
    'YYYY-MM-DD',
    'MM/DD/YYYY',
    'M/D/YY',
    'DD MMM YYYY',
    'YYYY-MM-DDTHH:mm:ssZ',
    'YYYY.MM.DD',
  ])
    for (const day of ['2026-01-09', '2028-02-29', '2031-12-31'])
      expect(readDate(writeDate(day, form), form), form).toBe(day)
  expect(readDate('02/30/2026', 'MM/DD/YYYY')).toBeNull()
  expect(readDate('2026x01x09', 'YYYY.MM.DD')).toBeNull()
})
