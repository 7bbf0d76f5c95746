import { expect, it, test } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { vehicleDetails } from './vehicle-details.ts'

const page = vehicleDetails({
  title: { en: 'Tell me about your Camry', we: 'Tell us about your Camry' },
  car: { year: 2026, make: 'Toyota', model: 'Camry' },
})
const details = {
  vin: '4T1G11AK8PU123456',
  ownership: 'FINANCED',
  usage: 'COMMUTE_PLEASURE',
  daily_mileage: 30,
}

it('takes VIN, ownership, usage and daily mileage (spec 2.3.18.1, 3.3.1)', () => {
  expect(accepted(page, { ...details, daily_mileage: ' 30 ' })).toEqual(details)
  expect(accepted(page, details)).toEqual(details)
})

it('accepts blanks and lowercase letters in a VIN', () => {
  expect(accepted(page, { ...details, vin: ' 4t1g11ak8 pu12 3456 ' })).toEqual(details)
})

it('names each part left blank (spec 5.23)', () => {
  const blank = {
    vin: 'VIN is required',
    ownership: 'Ownership is required',
    usage: 'Usage is required',
    daily_mileage: 'Daily mileage is required',
  }
  expect(complaints(page, {})).toEqual(blank)
  expect(complaints(page, { vin: ' ', ownership: '', usage: 'RACING', daily_mileage: '' })).toEqual(blank)
})

test.each([
  ['4T1G11AK8', 'nine places'],
  ['4T1G11AK8PU1234567', 'eighteen places'],
  ['4T1G11AK8PU12345O', 'the letter O'],
  ['4T1G11AK8PU12345I', 'the letter I'],
  ['4T1G11AK8PU12345Q', 'the letter Q'],
  ['4T1G11AK8-PU123456', 'a hyphen'],
])('a VIN is 10 to 17 places without I, O and Q: %s has %s (spec 5.22)', vin => {
  expect(complaints(page, { ...details, vin })).toEqual({ vin: 'VIN is incorrect' })
})

it('takes a VIN cut off after ten characters (spec 5.22)', () => {
  expect(accepted(page, { ...details, vin: '4T1G11AK8P' })).toMatchObject({ vin: '4T1G11AK8P' })
})

it('takes a VIN whose check digit is wrong', () => {
  expect(accepted(page, { ...details, vin: '4T1G11AK9PU123456' })).toMatchObject({ vin: '4T1G11AK9PU123456' })
})

test.each(['0', '-5', '12.5', '10000', 'many', 0, 10_000])(
  'a daily mileage is positive, whole and has at most 4 digits: not %s (spec 5.23)',
  daily_mileage => {
    expect(complaints(page, { ...details, daily_mileage })).toEqual({
      daily_mileage: 'Please enter a whole number of miles, from 1 to 9999',
    })
  },
)

it('summarizes the answer without the VIN', () => {
  // It has just passed the schema.
  const answer = accepted(page, details) as Parameters<typeof page.say>[0]
  expect(page.say(answer).en).toBe('Financed, personal use, 30 miles a day')
})

it('refuses what no form sends', () => expectRefusals(page))
