import { expect, onTestFinished, test, vi } from 'vitest'
import { logOf, nameOf, openLog, quoteRefBy, sentenceOf, serverLogger } from './log.ts'

function opened(sentences = false) {
  const lines: string[] = []
  const log = openLog({ level: 'debug', sentences, write: line => void lines.push(line) })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '') }
}

test('an event is one line of JSON with its time in UTC, its level and its fields', () => {
  const { log, lines, last } = opened()
  log('job-failed', { queue: 'offers', error: 'TypeError' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^[^\n]+\n$/)
  expect(last()).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: 'job-failed',
    queue: 'offers',
    error: 'TypeError',
  })
})

test('what an event does not have is left out', () => {
  const { log, lines } = opened()
  const more = { count: 3, visitor: 'Ann', toString: 'Ann' }
  log('quotes-erased', more)
  expect(lines.join('')).not.toContain('Ann')
})

test('no value ends a line, hides its content, or contains an e-mail address', () => {
  const { log, lines, last } = opened()
  const hostile = 'a\r\n{"event":"x"}\u0000\u001b[31m\u2028\u202e ann@example.com'
  log('carrier-words-dropped', { carrier: hostile, what: hostile.repeat(50) })
  expect(lines[0]?.match(/\n/g)).toHaveLength(1)
  expect(last().carrier).toMatch(/^[ -~]+$/)
  expect(last().carrier).toContain('(address)')
  expect(last().what.length).toBeLessThanOrEqual(200)
  expect(lines.join('')).not.toContain('ann@')
})

test('each event has a sentence where people read the log', () => {
  const { log, last } = opened(true)
  log('database-ended')
  expect(last()).toMatchObject({
    event: 'database-ended',
    message: 'The database stopped; starting it again.',
  })
})

test('a developer at a terminal reads every event, as a sentence', () => {
  const before = process.stdout.isTTY
  process.stdout.isTTY = true
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => {
    written.mockRestore()
    process.stdout.isTTY = before
  })
  const log = logOf({ production: false })
  log('quotes-erased', { count: 3 })
  log('job-failed', { queue: 'offers', error: 'TypeError' })
  expect(written.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d Expired quotes deleted\. count=3\n$/),
    expect.stringMatching(/^\d\d:\d\d:\d\d warn: [^\n]+ queue=offers error=TypeError\n$/),
  ])
})

test('a line without a sentence shows the name of its event', () => {
  const { log, lines } = opened()
  log('worker-ready', { origin: 'http://localhost:3000' })
  expect(sentenceOf(lines[0] ?? '')).toMatch(/^[\d:]{8} worker-ready origin=http:\/\/localhost:3000\n$/)
})

test('an error is logged by its code or name, never by its message', () => {
  expect(nameOf(Object.assign(new Error('of Ann'), { code: 'ECONNRESET' }))).toBe('ECONNRESET')
  expect(nameOf(Object.assign(new TypeError('of Ann'), { code: 'Ann\n' }))).toBe('TypeError')
  expect(nameOf('Ann')).toBe('unknown')
  const { log, lines, last } = opened()
  const logger = serverLogger(log)
  logger.error({ err: new RangeError('of Ann') }, 'of Ann')
  expect(last()).toMatchObject({ event: 'server-trouble', error: 'RangeError' })
  logger.child({}).warn('of Ann')
  logger.info('Server listening')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('Ann')
})

test('a quote gets the same reference each time, a different one with another key, and never its id', () => {
  const [one, other] = [quoteRefBy(Buffer.alloc(32, 1)), quoteRefBy(Buffer.alloc(32, 2))]
  expect(one('quote-1')).toBe(one('quote-1'))
  expect(one('quote-1')).not.toBe(one('quote-2'))
  expect(one('quote-1')).not.toBe(other('quote-1'))
  expect(one('quote-1')).not.toContain('quote')
})
