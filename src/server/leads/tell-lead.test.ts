import { expect, test } from 'vitest'
import { testLead } from '../../../tests/rooms/leads.ts'
import { randomWalk } from '../../../tests/rooms/lines.ts'
import { lines } from '../../lines/index.ts'
import { tellLead } from './tell-lead.ts'

test('a lead is told when it is passed on: prices in dollars, answers in words, and none about health', () => {
  const { answers } = randomWalk(lines.byName('life'), { pick: () => 0 })
  const told = tellLead(lines, { ...testLead, line: 'life', answers })
  expect(told.prices).toContainEqual({ insurer: 'Robin', premium: '14.84', period: 'month' })
  expect(answers).toHaveProperty('health')
  expect(told.answers.map(({ question }) => question)).toEqual(['Coverage', 'Birth date', 'Sex'])
  expect(tellLead(lines, { ...testLead, answers: null }).answers).toEqual([])
})
