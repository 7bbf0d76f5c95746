import { describe, expect, test } from 'vitest'
import { accepted, complaints, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { type DrivingRecordProps, drivingRecord } from './driving-record.ts'
import { dayCounted } from './when.ts'

const ann = { id: 'ann', name: 'Ann', born: '1990-01-31' } as const
const ben = { id: 'ben', name: 'Ben', born: '2008-06-15' } as const
const props: DrivingRecordProps = {
  title: { en: 'Who was involved, and when?' },
  incidents: [
    { incident: 'AT_FAULT', least: 2, most: 5 },
    { incident: 'DUI', least: 1, most: 1 },
  ],
  drivers: [ann, ben],
  years: [2026, 2025, 2024, 2023, 2022, 2021],
}
const step = drivingRecord(props)
const crash = { incident: 'AT_FAULT', driver: 'ann', month: '6', year: '2024' }
const blank = { incident: 'AT_FAULT', driver: '', month: '', year: '' }

describe('who had what, and when', () => {
  test('is taken row by row; what stays blank stays open, and the month may be forgotten', () => {
    expect(accepted(step, { incidents: [crash, blank, { ...crash, month: '' }] })).toEqual({
      incidents: [
        { incident: 'AT_FAULT', driver: 'ann', year: 2024, month: 6 },
        { incident: 'AT_FAULT', driver: 'ann', year: 2024 },
      ],
    })
  })

  test('takes its own answer again', () => {
    const answer = accepted(step, { incidents: [crash] })
    expect(accepted(step, answer)).toEqual(answer)
  })

  test('says next to each field what is missing or wrong', () => {
    const wrong = (row: object) => complaints(step, { incidents: [crash, { ...crash, ...row }] })
    expect(wrong({ driver: '' })).toEqual({ 'incidents.1.driver': 'Please choose who it was' })
    expect(wrong({ driver: 'eve' })).toEqual({ 'incidents.1.driver': 'Please choose who it was' })
    expect(wrong({ year: '' })).toEqual({ 'incidents.1.year': 'Please choose the year' })
    expect(wrong({ year: '1999' })).toEqual({ 'incidents.1.year': 'Please choose the year' })
    expect(wrong({ month: '13' })).toEqual({
      'incidents.1.month': 'Please choose a month, or leave it blank',
    })
    expect(wrong({ incident: 'SPEEDING' })).toEqual({ 'incidents.1.incident': 'Please choose what happened' })
    expect(wrong({ year: '2026', month: '12' })).toEqual({
      'incidents.1.year': 'That month is in the future. Please check it',
    })
    expect(wrong({ year: '2021', month: '10' })).toEqual({
      'incidents.1.year': 'I only ask about the past 5 years',
    })
    expect(wrong({ driver: 'ben', year: '2022', month: '5' })).toEqual({
      'incidents.1.year': 'Ben was under 14 then. Please check who and when',
    })
  })

  test('takes the month in which the five years begin, and that of a driver’s 14th birthday', () => {
    const taken = (row: object) => accepted(step, { incidents: [{ ...crash, ...row }] })
    expect(taken({ year: '2021', month: '11' })).toMatchObject({ incidents: [{ year: 2021 }] })
    expect(taken({ driver: 'ben', year: '2022', month: '6' })).toMatchObject({ incidents: [{ month: 6 }] })
  })

  test('asks for something, and not for more of a kind than the household reported', () => {
    const missing = 'Please fill in one of these, or skip them all'
    expect(complaints(step, { incidents: [blank] })).toEqual({ incidents: missing })
    expect(complaints(step, {})).toEqual({ incidents: missing })
    const drunk = { ...crash, incident: 'DUI' }
    expect(complaints(step, { incidents: [drunk, drunk] })).toEqual({
      incidents: 'You said there was one DUI or DWI. If there were more, change that answer',
    })
    expect(complaints(step, { incidents: Array.from({ length: 6 }, () => crash) })).toEqual({
      incidents: 'I can take up to 5 of each kind',
    })
    expectRefusals(step)
  })

  test('needs no driver in the row of an only driver to know that it is blank', () => {
    const alone = drivingRecord({ ...props, drivers: [ann] })
    const open = { ...blank, driver: 'ann' }
    expect(accepted(alone, { incidents: [crash, open] })).toMatchObject({ incidents: [{ driver: 'ann' }] })
  })

  test('is said with names and months', () => {
    const said = step.say({
      incidents: [
        { incident: 'AT_FAULT', driver: 'ann', year: 2024, month: 6 },
        { incident: 'DUI', driver: 'ben', year: 2025 },
      ],
    })
    expect(said.en).toBe('Ann: at-fault accident, June 2024; Ben: DUI or DWI, 2025')
  })
})

describe('after other answers have changed', () => {
  const stored = {
    incidents: [
      { incident: 'AT_FAULT', driver: 'ann', year: 2024, month: 6 },
      { incident: 'AT_FAULT', driver: 'ben', year: 2025 },
      { incident: 'DUI', driver: 'ann', year: 2023 },
    ],
  }
  const notCounted = 'I’ve dropped the driver and date because your other answers changed.'
  const fitting = (changed: Partial<DrivingRecordProps>) =>
    drivingRecord({ ...props, ...changed }).stillFits?.(stored, today)

  const saying = (en: string) => expect.objectContaining({ en })

  test('everything that fits is kept as it is', () => {
    expect(fitting({})).toEqual({ answer: stored, notes: [] })
  })

  test('an incident of a removed driver is dropped, with a message', () => {
    expect(fitting({ drivers: [ann] })).toEqual({
      answer: { incidents: [stored.incidents[0], stored.incidents[2]] },
      notes: [saying(`At-fault accident, 2025: ${notCounted}`)],
    })
  })

  test('what the household takes back is dropped, also the second of two', () => {
    expect(fitting({ incidents: [{ incident: 'AT_FAULT', least: 1, most: 1 }] })).toEqual({
      answer: { incidents: [stored.incidents[0]] },
      notes: [saying(`At-fault accident, 2025: ${notCounted}`), saying(`DUI or DWI, 2023: ${notCounted}`)],
    })
  })

  test('nothing is left where nothing fits', () => {
    expect(fitting({ drivers: [{ ...ben, id: 'cleo' }] })).toMatchObject({ answer: null })
    expect(drivingRecord(props).stillFits?.('bent', today)).toEqual({ answer: null, notes: [] })
  })
})

test('an incident counts by the last day that fits what was said, and never by one to come', () => {
  expect(dayCounted({ year: 2024, month: 2 }, today)).toBe('2024-02-29')
  expect(dayCounted({ year: 2024 }, today)).toBe('2024-12-31')
  expect(dayCounted({ year: 2026, month: 11 }, today)).toBe(today)
  expect(dayCounted({ year: 2026 }, today)).toBe(today)
})
