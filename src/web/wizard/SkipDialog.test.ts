import { expect, test } from 'vitest'
import { startDate } from '../../lines/questions/start-date.ts'
import { skipsAtOnce } from './SkipDialog.tsx'

test('nobody who presses an answer of its own is asked whether to really skip', () => {
  const { props } = startDate({ today: '2026-11-28' })
  expect([props, { skipLabel: 'I don’t know' }].map(shown => skipsAtOnce(shown as never))).toEqual([
    true,
    false,
  ])
})
