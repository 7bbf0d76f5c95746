import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { ageOn, dayOf } from '../../units/day.ts'
import { check } from '../../wizard/check.ts'
import { dob } from './dob.ts'

const page = dob({ title: { en: 'When?' } })
const adult = dob({ title: { en: 'When?' }, minAge: { years: 18, message: { en: 'Too young' } } })

it('takes month, day and year, typed or as numbers (spec 3.3.1)', () => {
  const born = { month: 5, day: 2, year: 1994 }
  expect(accepted(page, { month: '05', day: ' 2', year: '1994' })).toEqual(born)
  expect(accepted(page, born)).toEqual(born)
})

it('names each part left blank (spec 5.6)', () => {
  const blank = { month: 'Month Required', day: 'Day Required', year: 'Year Required' }
  expect(complaints(page, {})).toEqual(blank)
  expect(complaints(page, { month: '', day: ' ', year: null })).toEqual(blank)
})

it('names each invalid part (spec 5.6)', () => {
  const wrong = { month: 'Invalid month', day: 'Invalid day', year: 'Invalid year' }
  expect(complaints(page, { month: '13', day: '32', year: 'nineteen' })).toEqual(wrong)
  expect(complaints(page, { month: '0', day: '0', year: '19.5' })).toEqual(wrong)
  expect(complaints(page, { month: 1.5, day: -1, year: Number.POSITIVE_INFINITY })).toEqual(wrong)
})

it('checks the length of each month (spec 5.6)', () => {
  const born = (month: number, day: number, year: number) => check(page.answer(today), { month, day, year })
  expect(born(2, 30, 1990)).toEqual({ ok: false, errors: { day: 'Invalid day' } })
  expect(born(2, 29, 1993)).toEqual({ ok: false, errors: { day: 'Invalid day' } })
  expect(born(2, 29, 1992).ok).toBe(true)
  expect(born(2, 29, 2000).ok).toBe(true)
  expect(born(4, 31, 1990)).toEqual({ ok: false, errors: { day: 'Invalid day' } })
})

it('covers 100 years and no future day (spec 2.3.7.2)', () => {
  const born = (month: number, day: number, year: number) => check(page.answer(today), { month, day, year })
  expect(born(1, 1, 1926).ok).toBe(true)
  expect(born(1, 1, 1925)).toEqual({ ok: false, errors: { year: 'Invalid year' } })
  expect(born(11, 21, 2026).ok).toBe(true)
  expect(born(11, 22, 2026)).toEqual({ ok: false, errors: { year: 'Invalid year' } })
})

it('counts a year of age from the birthday itself', () => {
  expect(complaints(adult, { month: 11, day: 22, year: 2008 })).toEqual({ year: 'Too young' })
  expect(accepted(adult, { month: 11, day: 21, year: 2008 })).toMatchObject({ year: 2008 })
})

it('agrees with the calendar on every day', () => {
  const day = fc.date({ min: new Date('1926-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  fc.assert(
    fc.property(day, date => {
      const iso = date.toISOString().slice(0, 10)
      const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
      expect(accepted(page, { year, month, day })).toEqual({ year, month, day })
      expect(dayOf({ year, month, day })).toBe(iso)
      const age = ageOn(dayOf({ year, month, day }), today)
      expect(`${year + age}${iso.slice(4)}` <= today && `${year + age + 1}${iso.slice(4)}` > today).toBe(true)
    }),
  )
})

it('refuses what no form sends', () => expectRefusals(page))

it("accepts nobody above the line's maximum age", () => {
  const pet = dob({ title: { en: 'Born?' }, maxAge: { years: 25, message: { en: 'Please check the year' } } })
  expect(accepted(pet, { month: 11, day: 22, year: 2000 })).toEqual({ month: 11, day: 22, year: 2000 })
  expect(complaints(pet, { month: 11, day: 21, year: 2000 })).toEqual({ year: 'Please check the year' })
})

it('takes a blank day as the first of the month when the month is enough', () => {
  const pet = dob({ title: { en: 'Born?' }, monthEnough: true })
  expect(accepted(pet, { month: 5, day: '', year: 2020 })).toEqual({ month: 5, day: 1, year: 2020 })
  expect(accepted(pet, { month: 5, year: 2020 })).toEqual({ month: 5, day: 1, year: 2020 })
  expect(complaints(pet, { month: 2, day: 30, year: 2020 })).toEqual({ day: 'Invalid day' })
  expect(complaints(pet, { day: '', year: 2020 })).toEqual({ month: 'Month Required' })
})

it('says the month alone when the day was left blank', () => {
  const pet = dob({ title: { en: 'Born?' }, monthEnough: true })
  expect(pet.say({ month: 4, day: 1, year: 2021 }).en).toBe('April 2021')
  expect(pet.say({ month: 4, day: 14, year: 2021 }).en).toBe('4/14/2021')
  expect(dob({ title: { en: 'Born?' } }).say({ month: 4, day: 1, year: 2021 }).en).toBe('4/1/2021')
})

it('complains about an invalid month only at the month', () => {
  const page = dob({ title: { en: 'When?' } })
  for (const day of ['5', '31'])
    expect(complaints(page, { month: '13', day, year: '1990' })).toEqual({ month: 'Invalid month' })
})

it('says in Spanish what to do', () => {
  const inSpanish = (month: string, day: string, year: string) => {
    const checked = check(page.answer(today), { month, day, year }, 'es')
    return checked.ok ? {} : checked.errors
  }
  expect(inSpanish('2', '30', '1990')).toEqual({ day: 'Ese mes no tiene ese día.' })
  const thisYear = Number(today.slice(0, 4))
  expect(inSpanish('13', '32', '94')).toEqual({
    month: 'Escriba un mes del 1 al 12.',
    day: 'Escriba un día del 1 al 31.',
    year: `Escriba un año de ${thisYear - 100} a ${thisYear}.`,
  })
})
