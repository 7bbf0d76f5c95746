import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import type { Told } from '../../language/text.ts'
import DrivingRecordView, { nameOf } from './DrivingRecordView.tsx'
import type { DrivingRecordProps } from './driving-record.ts'

const ann = { id: 'ann', name: 'Ann', born: '1990-01-31' } as const
const ben = { id: 'ben', name: 'Ben', born: '2008-06-15' } as const
const properties: Told<DrivingRecordProps> = {
  title: 'Who was involved, and when?',
  incidents: [
    { incident: 'AT_FAULT', least: 2, most: 5 },
    { incident: 'DUI', least: 1, most: 1 },
  ],
  drivers: [ann, ben],
  years: [2026, 2025],
}

test('has a row for each incident that the household reported', () => {
  const html = drawn(DrivingRecordView, properties)
  expect(html.match(/<legend/g)).toHaveLength(3)
  expect(html.match(/value="AT_FAULT"/g)).toHaveLength(2)
  expect(html).toContain('<option value="ben">Ben</option>')
})

test('keeps what was filled in, and leaves a blank row for the rest', () => {
  const incidents = [{ incident: 'AT_FAULT', driver: 'ben', year: 2025, month: 3 }]
  const html = drawn(DrivingRecordView, properties, { values: { incidents } })
  expect(html.match(/<legend/g)).toHaveLength(3)
  expect(html).toContain('<option value="3" selected="">March</option>')
})

test('asks what happened in a row that was added, of what may have happened again', () => {
  const html = drawn(DrivingRecordView, properties, { values: { incidents: [{}] } })
  expect(html).toMatch(/name="incidents.0.incident".*At-fault accident/)
  expect(html).not.toMatch(/<option value="DUI"/)
})

test('does not ask an only driver who it was', () => {
  const html = drawn(DrivingRecordView, { ...properties, drivers: [ann] })
  expect(html).not.toContain('Who was it?')
  expect(html).toContain('<input type="hidden" name="incidents.0.driver" value="ann"/>')
})

test('names its fields in the summary of complaints', () => {
  expect(nameOf('incidents.1.year', 'en')).toBe('Incident 2, year')
  expect(nameOf('incidents', 'en')).toBe('Incidents')
})
