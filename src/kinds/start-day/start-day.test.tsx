import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import { allTold } from '../../language/texts.ts'
import StartDayView from './StartDayView.tsx'
import { startDay } from './start-day.ts'

const page = startDay({ title: { en: 'When?' } }, today)

it('takes a day from tomorrow on that insurers sell already', () => {
  for (const choice of ['2026-11-22', '2027-01-20']) expect(accepted(page, { choice })).toEqual({ choice })
  expect(page.say({ choice: '2026-12-01' }).en).toBe('December 1, 2026')
})

it('refuses any other day with a sentence that says which to choose', () => {
  const late = 'Please choose a day within the next 60 days'
  const early = 'Please choose tomorrow or a later day'
  for (const [choice, message] of [
    ['', 'Please choose a day'],
    ['2026-02-30', 'Please enter a valid date'],
    [today, early],
    ['2027-01-21', late],
  ])
    expect(complaints(page, { choice })).toEqual({ choice: message })
})

it('offers days that people often choose, all of them possible', () => {
  expect(page.props.choices).toHaveLength(5)
  for (const { value } of page.props.choices) accepted(page, { choice: value })
})

it('shows a calendar from the first day to the last', () => {
  const html = drawn(StartDayView, allTold(page.props, 'en'), { values: { choice: '2026-12-01' } })
  expect(html).toMatch(/<input(?=[^>]*type="date")(?=[^>]*min="2026-11-22")(?=[^>]*max="2027-01-20")/)
  expect(html).toContain('value="2026-12-01"')
})

it('refuses what no form sends', () => expectRefusals(page))
