import { describe, expect, it } from 'vitest'
import { listToExtend, payloadOf } from './form.ts'
import type { Fields } from './step.ts'

const fields: Fields = {
  traveler: { class: 'personal', form: 'group' },
  others: { class: 'personal', form: 'groups' },
  destinations: { class: 'personal', form: 'codes' },
}

describe('a form', () => {
  it('groups values by the names of its inputs', () => {
    const form = [
      ['traveler.first_name', 'Ann'],
      ['traveler.dob_year', '1990'],
      ['others.2.first_name', 'Cat'],
      ['others.0.first_name', 'Bob'],
      ['others.10.first_name', 'Dan'],
      ['destinations', 'FR'],
      ['destinations', ' '],
      ['destinations', 'IT'],
    ] as [string, string][]
    expect(payloadOf(form, fields)).toEqual({
      traveler: { first_name: 'Ann', dob_year: '1990' },
      others: [{ first_name: 'Bob' }, { first_name: 'Cat' }, { first_name: 'Dan' }],
      destinations: [{ code: 'FR' }, { code: 'IT' }],
    })
  })

  it('is empty where nothing was typed, and ignores unknown names', () => {
    const strange = ['traveler', 'others.x.first_name', 'others.100.first_name', '__proto__.first_name']
    const form = strange.map((name): [string, string] => [name, 'x'])
    expect(payloadOf(form, fields)).toEqual({ traveler: {}, others: [], destinations: [] })
    expect(payloadOf([['traveler.__proto__', 'x']], fields).traveler).not.toHaveProperty('first_name')
  })

  it('may ask for one more row of a list, and nothing else', () => {
    expect(listToExtend([['pressed', 'add=others']], fields)).toBe('others')
    for (const button of ['add=traveler', 'add=__proto__', 'add=', 'action=next'])
      expect(listToExtend([['pressed', button]], fields)).toBeUndefined()
  })
})
