import { describe, expect, test } from 'vitest'
import { stateCodes } from '../law/jurisdictions.ts'
import { insuranceLines } from '../law/rule.ts'
import { walk } from '../wizard/walk.ts'
import { linesOf } from './index.ts'
import { sampleAnswers } from './samples.ts'

const lines = linesOf([...insuranceLines])

describe('the made-up visitor', () => {
  test.each(insuranceLines)('answers everything before the prices of %s', name => {
    const left = stateCodes.flatMap(state => {
      const at = { zip: '78701', city: 'Austin', state, today: '2026-11-28' } as const
      const { open } = walk({ line: lines.byName(name), answers: sampleAnswers[name](at), today: at.today })
      return open ? [[state, open.route]] : []
    })
    expect(left).toEqual([])
  })
})
