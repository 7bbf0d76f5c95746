import { describe, expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { text } from './text.ts'

const words = text({ title: { en: 'Who?' } })
const built = text({
  title: { en: 'Built?' },
  type: 'number',
  range: { min: 1700, max: 'next year', message: { en: 'From 1700 to next year' } },
})
const paid = text({ title: { en: 'Paid?' }, type: 'number', prefix: '$', unit: { en: 'a year' } })

it('takes a text, trimmed (spec 3.3.1)', () => {
  expect(accepted(words, { text: ' Acorn Mutual ' })).toEqual({ text: 'Acorn Mutual' })
})

it('requires an input (spec 5.4)', () => {
  for (const payload of [{}, { text: '' }, { text: '  ' }, { text: 5 }, { text: null }])
    expect(complaints(words, payload)).toEqual({ text: 'Please provide your input' })
  expect(complaints(built, { text: ' ' })).toEqual({ text: 'Please provide your input' })
})

it('may say of its own what to do about nothing', () => {
  const blank = { en: 'Please enter it, or skip this question' }
  const own = text({ title: { en: 'Paid?' }, type: 'number', blank })
  expect(complaints(own, { text: '' })).toEqual({ text: blank.en })
})

describe('in numeric mode', () => {
  it('keeps only the digits, whatever is written around them (spec 2.3.4.2)', () => {
    for (const typed of ['1,850', '$1850', ' 1 850 ', 1850, '01850'])
      expect(accepted(paid, { text: typed })).toEqual({ text: '1850' })
    expect(paid.say({ text: '1850' }).en).toBe('$1,850 a year')
  })

  it('refuses anything but a whole number', () => {
    for (const typed of ['about 1850', '-5', '18.5.0', '1e3', '١٨٥٠', '9999999999'])
      expect(complaints(paid, { text: typed })).toEqual({ text: 'Please enter a number, using digits only' })
  })

  it('stays within its range, which may end with the next year', () => {
    expect(accepted(built, { text: '2027' })).toEqual({ text: '2027' })
    expect(accepted(built, { text: '1700' })).toEqual({ text: '1700' })
    for (const typed of ['2028', '1699', '0'])
      expect(complaints(built, { text: typed })).toEqual({ text: 'From 1700 to next year' })
    expect(built.say({ text: '1985' }).en).toBe('1985')
  })
})

it('refuses what no form sends', () => expectRefusals(words))

it('accepts cents in dollars, and no decimals in other numbers', () => {
  const dollars = text({ title: { en: 'What do you pay?' }, type: 'number', prefix: '$' })
  expect(accepted(dollars, { text: '$1,200.50' })).toEqual({ text: '1201' })
  expect(accepted(dollars, { text: 900.25 })).toEqual({ text: '900' })
  const feet = text({ title: { en: 'How large?' }, type: 'number' })
  expect(complaints(feet, { text: '1,200.50' })).toEqual({ text: 'Please enter a number, using digits only' })
})
