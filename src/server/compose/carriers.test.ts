import { expect, test } from 'vitest'
import { loadCarriers, ownCarriers } from '../../carriers/load-carriers.ts'
import { exceptions } from '../../law/exceptions.ts'
import { rulebook } from '../../law/rule.ts'
import { ban } from '../../law/testing.ts'
import { openLog } from '../platform/log.ts'
import { logEndings } from './carriers.ts'

function logged(carriers: Parameters<typeof logEndings>[0]) {
  const lines: string[] = []
  logEndings(carriers, openLog({ level: 'info', sentences: false, write: line => void lines.push(line) }))
  return lines.map(line => JSON.parse(line))
}

test('no law already enacted leaves a demonstration carrier without a price', () => {
  expect(logged(loadCarriers())).toEqual([])
})

test('a plan that an upcoming law leaves without a price is a startup warning with file, line and remedy', () => {
  const unisex = ban({ line: 'life', state: 'OH', factor: 'gender', from: '2027-03-01' })
  const carriers = loadCarriers([ownCarriers], rulebook([...exceptions, unisex]))
  const rated = carriers.filter(({ lines }) => lines.life?.book?.states.includes('OH')).map(({ id }) => id)
  expect(rated.length).toBeGreaterThan(0)
  expect(logged(carriers)).toEqual(
    rated.map(id =>
      expect.objectContaining({
        event: 'plan-ends',
        level: 'warn',
        carrier: id,
        plan: `${id}/life/OH`,
        from: '2027-03-01',
        at: expect.stringMatching(new RegExp(`^life\\.json:\\d+: ${id}/life/OH, step rate$`)),
        why: 'Ohio keeps sex out of life prices, and the premium begins with this step',
        mend: expect.stringContaining('Override the step in OH with one that does not read it.'),
      }),
    ),
  )
})
