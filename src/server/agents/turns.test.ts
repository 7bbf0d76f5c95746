import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { mostAgentCalls } from '../guard/limit-agents.ts'
import { mostAgents } from '../http/plugins/security/surplus.ts'
import { agentTurns, makeTurns } from './turns.ts'

const turnMs = 10
let now: number
let peopleIdleMs: (now: number) => number
let began: number[]

beforeEach(() => {
  now = 0
  began = []
})

/** Turns of ten milliseconds on a clock of their own, asked for all at once: when each began. */
async function take(turns: number): Promise<readonly number[]> {
  const clock = {
    now: () => now,
    async pause(ms: number) {
      now += ms
    },
  }
  const inTurn = makeTurns(() => peopleIdleMs(now), clock)
  const work = async () => {
    began.push(now)
    await clock.pause(turnMs)
  }
  await Promise.all(Array.from({ length: turns }, () => inTurn(work)))
  return began
}

test('Without people, calls follow one another at once', async () => {
  peopleIdleMs = () => agentTurns.aboutMs + 1
  expect(await take(4)).toEqual([0, 10, 20, 30])
})

test('While people are about, assistants rest four times as long as they work', async () => {
  peopleIdleMs = () => 1
  expect(await take(4)).toEqual([0, 50, 100, 150])
})

test('No turn begins during a person’s request', async () => {
  // A person's request takes 20 of every 60 milliseconds.
  peopleIdleMs = at => Math.max(0, (at % 60) - 20)
  for (const at of await take(8)) expect(at % 60).toBeGreaterThan(20)
})

test('People who never stop asking hold no turn up for longer than the limit', async () => {
  peopleIdleMs = () => 0
  expect(await take(3)).toEqual([100, 210, 320])
})

test('A call that fails ends its own turn and no other', async () => {
  const inTurn = makeTurns(() => agentTurns.aboutMs + 1)
  const failing = inTurn(() => Promise.reject(new Error('failed')))
  const next = inTurn(async () => 'done')
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('done')
})

test('docs/agents.md names the limits as they are', () => {
  const page = readFileSync('docs/agents.md', 'utf8').replace(/\s+/g, ' ')
  const { session, address, key } = mostAgentCalls
  expect(page).toContain(`| calls of one quote | ${session} a minute |`)
  expect(page).toContain(`| calls of one network address without a key | ${address} a minute |`)
  expect(page).toContain(`| calls under one key | ${key.toLocaleString('en-US')} a minute |`)
  expect(agentTurns.restShare).toBe(4)
  expect(page).toContain('one call of assistants at a time')
  expect(page).toContain('rests four times as long as it worked')
  expect(page).toContain(`with ${mostAgents} at work it answers 503`)
})
