import { expect, it, test } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { driver } from './driver.ts'

const first = driver({ title: { en: 'Who drives?' }, first: true })
const further = driver({ title: { en: 'Who drives?' }, first: false })

const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  gender: 'F',
  maritalStatus: 'M',
  relation: 'Insured',
  dateBirth: '1994-05-02',
  education: 'BACHELORS',
  employment: 'EMPLOYED',
  firstLicenseAge: 17,
}
const { maritalStatus: _marital, ...shared } = ann
const ben = { ...shared, firstName: 'Ben', gender: 'M', relation: 'Child', dateBirth: '2009-11-21' }

it('takes a driver as typed and as stored (spec 2.3.15.1, 3.3.3)', () => {
  expect(accepted(first, { ...ann, firstLicenseAge: ' 17 ', relation: undefined })).toEqual(ann)
  expect(accepted(first, ann)).toEqual(ann)
  expect(accepted(further, ben)).toEqual(ben)
})

it('names each field of the first driver left blank (spec 5.17)', () => {
  const blank = {
    firstName: 'Should be at least 2 chars long',
    lastName: 'Should be at least 2 chars long',
    gender: 'Gender is required',
    maritalStatus: 'Marital status is required',
    dateBirth: 'Date of birth is required',
    firstLicenseAge: 'Age at first license is required',
  }
  expect(complaints(first, {})).toEqual(blank)
  const { maritalStatus: _asked, ...others } = blank
  expect(complaints(further, {})).toEqual({ ...others, relation: 'Relation is required' })
})

it('makes the first driver the insured, whatever was sent (spec 2.3.15.1)', () => {
  expect(accepted(first, { ...ann, relation: 'Child' })).toEqual(ann)
  expect(complaints(further, { ...ben, relation: 'Insured' })).toEqual({ relation: 'Relation is required' })
})

it('stores a marital status only for the first driver', () => {
  expect(accepted(further, { ...ben, maritalStatus: 'S' })).toEqual(ben)
})

it('requires the marital status of a driver who has become the first (spec 2.3.15.1)', () => {
  expect(complaints(first, ben)).toEqual({ maritalStatus: 'Marital status is required' })
})

it('does not require education and employment', () => {
  const { education: _school, employment: _work, ...rest } = ann
  expect(accepted(first, { ...rest, education: '', employment: '' })).toStrictEqual(rest)
  expect(accepted(first, rest)).toStrictEqual(rest)
  expect(complaints(first, { ...ann, education: 'EATON', employment: 5 })).toEqual({
    education: 'Please choose an option',
    employment: 'Please choose an option',
  })
})

test.each(['15', 0, '9'])('nobody has a license at %s (spec 5.18)', firstLicenseAge => {
  expect(complaints(first, { ...ann, firstLicenseAge })).toEqual({
    firstLicenseAge: "The minimal age to get a driver's license is 16.",
  })
})

test.each(['sixteen', '16.5', '-17'])(
  'the age at the first license is in digits: not %s (spec 5.17)',
  typed => {
    expect(complaints(first, { ...ann, firstLicenseAge: typed })).toEqual({
      firstLicenseAge: 'Please use numbers only',
    })
  },
)

it('accepts no first license in the future', () => {
  expect(accepted(further, { ...ben, firstLicenseAge: 17 })).toMatchObject({ firstLicenseAge: 17 })
  expect(complaints(further, { ...ben, firstLicenseAge: 18 })).toEqual({
    firstLicenseAge: 'That’s older than the driver is today',
  })
})

test.each([
  ['1994--02', 'Month Required'],
  ['-05-02', 'Year Required'],
  ['1994-13-02', 'Invalid month'],
  ['1994-02-30', 'Invalid day'],
  ['94-05-02', 'Invalid year'],
  ['1994', 'Month Required'],
  ['yesterday', 'Month Required'],
  ['2010-11-22', 'Drivers have to be at least 16. Please check the date'],
  ['1915-11-21', 'Invalid year'],
])('an impossible birth date is a complaint about the date: %s', (dateBirth, message) => {
  expect(complaints(first, { ...ann, dateBirth })).toEqual({ dateBirth: message })
})

it('accepts only an adult as the first driver', () => {
  const minAge = { years: 18, message: { en: 'Too young' } }
  const adult = driver({ title: { en: 'Who drives?' }, first: true, minAge })
  expect(complaints(adult, { ...ann, dateBirth: '2008-11-22' })).toEqual({ dateBirth: 'Too young' })
  expect(accepted(adult, { ...ann, dateBirth: '2008-11-21' })).toMatchObject({ dateBirth: '2008-11-21' })
})

it('takes drivers of 110 years', () => {
  expect(accepted(first, { ...ann, dateBirth: '1915-11-22' })).toMatchObject({ dateBirth: '1915-11-22' })
})

it('stores a date with leading zeros', () => {
  expect(accepted(first, { ...ann, dateBirth: '1994-5-2' })).toMatchObject({ dateBirth: '1994-05-02' })
})

it('refuses what no form sends', () => {
  expectRefusals(first)
  expectRefusals(further)
})
