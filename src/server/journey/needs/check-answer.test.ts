import { describe, expect, test } from 'vitest'
import { type Need, ourNeed } from '../../../connectors/needs/need.ts'
import { checkAnswer, phoneIn } from './check-answer.ts'

const today = '2026-11-29'
const own = (need: Partial<Need> & Pick<Need, 'kind'>): Need => ({
  ...{ id: 'q', isOurs: false, isRequired: true, ofDrivers: false, prompt: { en: '?' }, to: 'quote' },
  ...need,
})
const answerTo = (need: Need, typed: string) => {
  const checked = checkAnswer(need, typed, today)
  return checked.ok ? checked.answer : checked.fault.key
}

describe('an answer to an insurer', () => {
  test.each([
    [ourNeed('phone', 'quote'), '(512) 555-0142', '+15125550142'],
    [ourNeed('phone', 'quote'), '112-555-0142', 'phone-invalid'],
    [ourNeed('email', 'quote'), ' ann@example.com ', 'ann@example.com'],
    [ourNeed('email', 'quote'), 'ann@', 'email-invalid'],
    [ourNeed('licenseNumber', 'quote'), 'a12-345 678', 'A12345678'],
    [ourNeed('licenseNumber', 'quote'), 'A1', 'need-license'],
    [ourNeed('licenseState', 'quote'), 'TX', 'TX'],
    [ourNeed('licenseState', 'quote'), 'ZZ', 'need-choice'],
    [ourNeed('licensedSince', 'quote'), '5/14/2012', '2012-05-14'],
    [ourNeed('licensedSince', 'quote'), '2012-05-14', '2012-05-14'],
    [ourNeed('licensedSince', 'quote'), '5/14/2031', 'need-date-ahead'],
    [own({ kind: 'date' }), '5/14/2031', '2031-05-14'],
    [own({ kind: 'date' }), '2/30/2012', 'need-day'],
    [own({ kind: 'date' }), 'May 2012', 'need-date'],
    [own({ kind: 'number', least: 1, most: 3000 }), '2,500', 2500],
    [own({ kind: 'number', least: 1, most: 3000 }), '0', 'need-number'],
    [own({ kind: 'number' }), '2.5', 'need-number'],
    [own({ kind: 'yes or no' }), 'no', false],
    [own({ kind: 'yes or no' }), 'maybe', 'need-choice'],
    [own({ kind: 'text' }), 'x'.repeat(201), 'need-text'],
    [own({ kind: 'text' }), '', 'need-missing'],
    [own({ kind: 'text', isRequired: false }), ' ', undefined],
  ])('%# is read and checked', (need, typed, expected) => {
    expect(answerTo(need, typed)).toBe(expected)
  })

  test('a phone number is a US number, however it is typed', () => {
    expect(['5125550142', '+1 512 555 0142', '1-512-555-0142', '512.555.0142'].map(phoneIn)).toEqual(
      Array.from({ length: 4 }, () => '+15125550142'),
    )
    expect(['0123456789', '555-0142', '51255501422'].map(phoneIn)).toEqual([null, null, null])
  })
})
