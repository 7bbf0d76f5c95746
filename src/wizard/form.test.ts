import { describe, expect, it } from 'vitest'
import { payloadOf, withRowsChanged } from './form.ts'
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

  it('may ask for one more row of a list, for one fewer, and nothing else', () => {
    const rows: [string, string][] = [
      ['others.0.first_name', 'Bob'],
      ['others.1.first_name', 'Cat'],
    ]
    const others = (button: string) => withRowsChanged([['pressed', button], ...rows], fields)?.others
    expect(others('add=others')).toEqual([{ first_name: 'Bob' }, { first_name: 'Cat' }, {}])
    expect(others('remove=others.0')).toEqual([{ first_name: 'Cat' }])
    expect(others('remove=others.7')).toEqual([{ first_name: 'Bob' }, { first_name: 'Cat' }])
    const strange = [
      'add=traveler',
      'add=__proto__',
      'add=',
      'remove=others',
      'remove=traveler.0',
      'action=next',
    ]
    for (const button of strange) expect(others(button), button).toBeUndefined()
  })
})
