import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { auditedContent } from './audited.ts'

const now = auditedContent()

/** The hash after a line has been added to one file. */
function afterChangeOf(changed: string): string {
  expect(existsSync(changed), changed).toBe(true)
  return auditedContent(file => `${readFileSync(file, 'utf8')}${file === changed ? '\n' : ''}`)
}

it.each([
  'data/carriers/bramble/plans/renters.json',
  'data/market/averages.csv',
  'scripts/market/auto-panel.csv',
  'scripts/calibrate/auto.ts',
  'src/rating/engine/step.ts',
  'src/risk/auto.ts',
  'src/law/law.ts',
  'src/lines/auto.ts',
  'tests/prices/panel-auto.test.ts',
  'package-lock.json',
])('the audits of prices run again after a change of %s', changed => {
  expect(afterChangeOf(changed)).not.toBe(now)
})

it.each(['src/web/results/ResultsPage.tsx', 'src/server/main.ts', 'src/rating/book.test.ts'])(
  'and not after one of %s, which no price depends on',
  changed => {
    expect(afterChangeOf(changed)).toBe(now)
  },
)
