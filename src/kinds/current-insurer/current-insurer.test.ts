import { expect, it, test } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { currentInsurer } from './current-insurer.ts'

const page = currentInsurer({
  title: { en: 'Who insures your car now?' },
  insurers: [{ name: 'Goose & Gander' }, { name: 'Mutual Oak', skipsPolicyStart: true }],
  years: Array.from({ length: 41 }, (_, back) => 2026 - back),
})
const since = { current_policy_start_year: 2024, current_policy_start_month: 3 }

it('takes an insurer of the list, or any other, with the start of the policy (spec 2.3.20.1, 3.3.1)', () => {
  const typed = { current_policy_start_year: '2024', current_policy_start_month: '3' }
  expect(accepted(page, { current_insurer: ' goose & gander', ...typed })).toEqual({
    current_insurer: 'Goose & Gander',
    ...since,
  })
  const other = { current_insurer: 'Hedgerow Farmers', ...since }
  expect(accepted(page, other)).toEqual(other)
})

it('neither asks for nor stores the start date when the insurer skips it (spec 2.3.20.2)', () => {
  const answer = { current_insurer: 'Mutual Oak' }
  expect(accepted(page, answer)).toEqual(answer)
  expect(accepted(page, { current_insurer: 'mutual oak', ...since })).toEqual(answer)
})

it('names each part left blank (spec 5.24)', () => {
  const start = {
    current_policy_start_year: 'Please choose the year of your current policy effective date',
    current_policy_start_month: 'Please choose the month of your current policy effective date',
  }
  expect(complaints(page, {})).toEqual({
    current_insurer: 'Please select or enter your current insurer',
    ...start,
  })
  const blank = { current_policy_start_year: '', current_policy_start_month: '' }
  expect(complaints(page, { current_insurer: 'Other', ...blank })).toEqual(start)
})

test.each([
  ['year', '2027'],
  ['year', '1985'],
  ['month', '0'],
  ['month', '13'],
])('takes the years and months on offer alone: not %s %s (spec 2.3.20.3, 9.2)', (part, value) => {
  const name = `current_policy_start_${part}`
  expect(complaints(page, { current_insurer: 'Other', ...since, [name]: value })).toEqual({
    [name]: `Please choose the ${part} of your current policy effective date`,
  })
})

it('covers 40 years before the current one (spec 9.2)', () => {
  const answer = { current_insurer: 'Other', ...since, current_policy_start_year: 1986 }
  expect(accepted(page, answer)).toEqual(answer)
})

it('accepts no future month', () => {
  const now = { current_insurer: 'Other', current_policy_start_year: 2026, current_policy_start_month: 11 }
  expect(accepted(page, now)).toEqual(now)
  expect(complaints(page, { ...now, current_policy_start_month: 12 })).toEqual({
    current_policy_start_month: 'Please choose this month or an earlier one',
  })
})

it('refuses what no form sends', () => expectRefusals(page))
