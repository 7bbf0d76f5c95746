import { register } from 'prom-client'
import { expect, test } from 'vitest'
import { ban } from '../../../tests/rooms/law.ts'
import { loadCarriers, ownCarriers } from '../../carriers/load-carriers.ts'
import { exceptions } from '../../law/exceptions.ts'
import { rulebook } from '../../law/rule.ts'
import { type Log, openLog } from '../platform/log.ts'
import { readConfig } from '../settings/config.ts'
import { logFaulty, logPlans, panelOf } from './carriers.ts'

/** What a piece of work logs. */
function loggedBy(work: (log: Log) => void) {
  const lines: string[] = []
  work(openLog({ level: 'info', sentences: false, write: line => void lines.push(line) }))
  return lines.map(line => JSON.parse(line))
}

const logged = (carriers: Parameters<typeof logPlans>[0]) => loggedBy(log => logPlans(carriers, log))

test('a carrier whose folder has mistakes is left out with a loud word and a figure', async () => {
  const problem = 'carriers/wren/carrier.json does not load.\ncarrier.json:4: phone: write a toll-free number'
  expect(loggedBy(log => logFaulty([{ id: 'wren', problem }], log))).toEqual([
    expect.objectContaining({
      event: 'carrier-out-of-order',
      level: 'error',
      carrier: 'wren',
      problems: problem.split('\n'),
    }),
  ])
  expect(await register.metrics()).toContain('carrier_left_out{carrier="wren",reason="folder"} 1')
})

test('on a site without estimates, no carrier is estimated', () => {
  const config = readConfig({})
  const refusing = ({ site = config.site }) => {
    const panel = { loaded: loadCarriers(), config: { ...config, site }, sandbox: null, log: () => {} }
    const { carriers } = panelOf(panel)
    return carriers.filter(({ estimates }) => estimates === false).length / carriers.length
  }
  expect(refusing({})).toBeLessThan(0.5)
  expect(refusing({ site: { ...config.site, estimates: false } })).toBe(1)
})

test('no law already enacted leaves a demonstration carrier without a price', () => {
  expect(logged(loadCarriers())).toEqual([])
})

test('a plan that rounds its rates is a startup warning with file, line and what is cut', () => {
  const [carrier] = loadCarriers().filter(({ lines }) => lines.life?.book)
  const life = carrier?.lines.life
  if (!carrier || !life?.book) throw new Error('no demonstration carrier rates life here')
  const notes = [
    { text: 'life.json:9: rates are cut', isWarning: true },
    { text: 'life.csv:7: no answer leads to this row', isWarning: false },
  ]
  expect(logged([{ ...carrier, lines: { life: { ...life, book: { ...life.book, notes } } } }])).toEqual([
    expect.objectContaining({
      event: 'plan-rounds',
      level: 'warn',
      carrier: carrier.id,
      where: 'life.json:9: rates are cut',
    }),
  ])
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
        fix: expect.stringContaining('Override the step in OH with one that does not read it.'),
      }),
    ),
  )
})
