import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mostAgentCalls } from '../guard/limit-agents.ts'
import { mostAgents } from '../http/plugins/security/surplus.ts'
import { agentTurns, makeTurns } from './turns.ts'

test('Calls take turns, and one too many is told at once', async () => {
  const inTurn = makeTurns()
  const atOnce: string[] = []
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const work = (name: string) => async () => {
    atOnce.push(name)
    await held
    return name
  }
  const first = inTurn(work('first'))
  const waiting = Array.from({ length: agentTurns.waiting }, () => inTurn(work('waiting')))
  expect(await inTurn(work('one too many'))).toBeNull()
  expect(atOnce).toEqual(['first'])
  release()
  expect(await first).toBe('first')
  expect((await Promise.all(waiting)).every(name => name === 'waiting')).toBe(true)
})

test('docs/agents.md names the limits as they are', () => {
  const page = readFileSync('docs/agents.md', 'utf8').replace(/\s+/g, ' ')
  const { session, address, key } = mostAgentCalls
  expect(page).toContain(`| calls of one quote | ${session} a minute |`)
  expect(page).toContain(`| calls of one network address without a key | ${address} a minute |`)
  expect(page).toContain(`| calls under one key | ${key.toLocaleString('en-US')} a minute |`)
  expect(agentTurns.atOnce).toBe(1)
  expect(page).toContain('works on one call of assistants at a time')
  expect(page).toContain(`with ${mostAgents} at work it answers 503`)
})
