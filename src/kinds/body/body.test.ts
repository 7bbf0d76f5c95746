import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { body, inchesOf } from './body.ts'
import { heightText } from './heights.ts'

const page = body({ title: { en: 'How tall?' } })

it('takes a height from the list, from 4 feet 8 to 6 feet 8 (spec 2.3.10.1)', () => {
  expect(accepted(page, { height: '56', weight: '120' })).toEqual({ height: 56, weight: 120 })
  expect(accepted(page, { height: 80, weight: 220 })).toEqual({ height: 80, weight: 220 })
  expect([56, 66, 80].map(heightText)).toEqual(['4\'8"', '5\'6"', '6\'8"'])
  for (const height of ['55', '81', '70.5', 'tall'])
    expect(complaints(page, { height, weight: '150' })).toEqual({ height: 'Height is required' })
})

it('takes any other height in feet and inches (spec 2.3.10.1, 3.3.1)', () => {
  const tall = { height: 'custom', feet: 7, inches: 1, weight: 260 } as const
  expect(accepted(page, { ...tall, feet: '7', inches: '1' })).toEqual(tall)
  expect(accepted(page, { height: 'custom', feet: '4', inches: '', weight: '90' })).toMatchObject({
    inches: 0,
  })
  expect(accepted(page, { height: 'custom', feet: '4', weight: '90' })).toMatchObject({ inches: 0 })
  expect([inchesOf(tall), inchesOf({ height: 70, weight: 170 })]).toEqual([85, 70])
})

it('requires the height, in feet if it is not on the list, and the weight (spec 5.12)', () => {
  expect(complaints(page, {})).toEqual({ height: 'Height is required', weight: 'Weight is required' })
  expect(complaints(page, { height: 'custom' })).toEqual({
    feet: 'Feet are required',
    weight: 'Weight is required',
  })
})

it('refuses impossible values', () => {
  expect(complaints(page, { height: 'custom', feet: '9', inches: '12', weight: '20' })).toEqual({
    feet: 'Please enter feet as a number from 3 to 8',
    inches: 'Please enter inches as a number from 0 to 11',
    weight: 'Please enter a weight from 50 to 700 pounds',
  })
})

it('is health information, which lists of answers do not show', () => {
  expect(Object.values(page.fields).every(field => field.class === 'health')).toBe(true)
  expect(page.say({ height: 70, weight: 170 }).en).not.toMatch(/70|170/)
})

it('refuses what no form sends', () => expectRefusals(page))

it('rounds a weight with decimals', () => {
  expect(accepted(page, { height: 70, weight: '180.5' })).toEqual({ height: 70, weight: 181 })
  expect(complaints(page, { height: 70, weight: '49.4' })).toEqual({
    weight: 'Please enter a weight from 50 to 700 pounds',
  })
})
