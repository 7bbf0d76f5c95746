import { describe, expect, test } from 'vitest'
import { ann, autoIn, ben } from '../../../tests/carriers/samples/sample-auto.ts'
import { askable } from '../../risk/askable.ts'
import { detailsOf, fieldsOf, isCommonKey, needOf, openNeeds } from './details.ts'
import { type Need, ourNeed } from './need.ts'

const household = (...drivers: (typeof ann)[]) =>
  askable(autoIn({ state: 'TX', answers: { drivers: drivers.map(driver => ({ driver })) } }))
const needs = [ourNeed('phone', 'confirm'), ourNeed('licenseNumber', 'quote'), ourNeed('licenseState', 'buy')]
const floor: Need = {
  ...{ id: 'floor', isOurs: false, isRequired: true, ofDrivers: false },
  ...{ prompt: { en: 'Which floor?' }, kind: 'number', to: 'quote' },
}

describe('the fields of needs', () => {
  test('are asked once, or once for each driver', () => {
    expect(fieldsOf(needs, household(ann, ben)).map(({ name }) => name)).toEqual([
      'phone',
      'licenseNumber.0',
      'licenseState.0',
      'licenseNumber.1',
      'licenseState.1',
    ])
  })

  test('belong to their driver, wherever that one stands in the list', () => {
    const [, numberOfAnn] = fieldsOf(needs, household(ann, ben))
    const given = { [numberOfAnn?.key ?? '']: 'A1234567' }
    expect(detailsOf({ needs, given, risk: household(ann, ben) })?.licenses).toEqual([
      { number: 'A1234567' },
      {},
    ])
    expect(detailsOf({ needs, given, risk: household(ben, ann) })?.licenses).toEqual([
      {},
      { number: 'A1234567' },
    ])
    expect(detailsOf({ needs, given, risk: household(ben) })).toBeUndefined()
  })

  test('of one insurer fill in those of another only under our names or a common meaning', () => {
    const keyOf = (need: Need) => fieldsOf([need], household(ann))[0]?.key ?? ''
    expect(isCommonKey(keyOf(floor))).toBe(false)
    expect(isCommonKey(keyOf({ ...floor, means: 'floor' }))).toBe(true)
    expect(keyOf({ ...floor, id: 'storey', means: 'floor' })).toBe(keyOf({ ...floor, means: 'floor' }))
    expect(isCommonKey(keyOf(ourNeed('phone', 'buy')))).toBe(true)
  })
})

test('what is open depends on what it is needed for', () => {
  const risk = household(ann)
  const open = (to: 'quote' | 'confirm' | 'buy', given = {}) =>
    openNeeds({ needs, given, risk, to }).map(({ id }) => id)
  expect(open('quote')).toEqual(['licenseNumber'])
  expect(open('confirm')).toEqual(['phone', 'licenseNumber'])
  expect(open('buy')).toEqual(['licenseState'])
  expect(open('confirm', { phone: '+15125550142' })).toEqual(['licenseNumber'])
})

describe('a question of a reply', () => {
  test('is ours by its path, the folder’s by its id, or one that only the reply knows', () => {
    expect(needOf({ path: 'contact.phone', prompt: 'Phone?' }, [])).toMatchObject({
      id: 'phone',
      kind: 'phone',
    })
    expect(needOf({ path: 'floor', prompt: '' }, [floor])).toMatchObject({
      prompt: floor.prompt,
      kind: 'number',
    })
    expect(needOf({ path: 'sr22', prompt: 'SR-22?' }, [])).toMatchObject({
      kind: 'text',
      prompt: { en: 'SR-22?' },
    })
  })
})
