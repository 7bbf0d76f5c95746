import { describe, expect, it } from 'vitest'
import { payloadOf } from './form.ts'
import { saying } from './pressed.ts'
import type { Fields } from './step.ts'

const list: Fields = { action: { class: 'plain' }, uuid: { class: 'plain' } }
const born: Fields = { dateBirth: { class: 'personal', form: 'date' } }

/** The entry of a form whose button is pressed. */
function press(words: Readonly<Record<string, string>>): [string, string] {
  const { name, value } = saying(words)
  return [name, value]
}

describe('the payload of a form', () => {
  it('is what the pressed button says, before what the fields say', () => {
    const next: [string, string] = ['action', 'next']
    expect(payloadOf([next], list)).toEqual({ action: 'next' })
    expect(payloadOf([next, press({ action: 'delete', uuid: 'a&b=c' })], list)).toEqual({
      action: 'delete',
      uuid: 'a&b=c',
    })
  })

  it('leaves out what a button says beside the fields of the step', () => {
    expect(payloadOf([press({ action: 'next', price: '0' })], list)).toEqual({ action: 'next' })
  })

  it.each([
    ['5', '2', '1994', '1994-05-02'],
    [' 05', '02 ', '1994', '1994-05-02'],
    ['', '02', '1994', '1994--02'],
    ['May', '2', '94', '94-May-02'],
    ['', ' ', '', ''],
  ])('joins the parts of a date: %s %s %s', (month, day, year, dateBirth) => {
    const form: [string, string][] = [
      ['dateBirth.month', month],
      ['dateBirth.day', day],
      ['dateBirth.year', year],
    ]
    expect(payloadOf(form, born)).toEqual({ dateBirth })
  })

  it('takes a date that is given as one', () => {
    expect(payloadOf([['dateBirth', '1994-05-02']], born)).toEqual({ dateBirth: '1994-05-02' })
  })
})
