import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillUntil } from './support/forms.ts'
import { journeys } from './support/journeys.ts'
import { carriersOnCommand } from './support/panel.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'

let panel: Awaited<ReturnType<typeof carriersOnCommand>>
let service: Running
beforeAll(async () => {
  panel = await carriersOnCommand()
  service = await run({ carriers: panel.carriers, env: panel.env })
})
afterAll(async () => {
  await service.close()
  await panel.close()
})

test('unfinished results say how to reload their page, and finished ones say that they are complete', async () => {
  const visitor = service.visitor()
  const results = await fillUntil(visitor, journeys.renters)
  const html = async () => (await visitor.open(results)).text()
  const withoutScripts = async () => [...(await html()).matchAll(/<noscript>(.*?)<\/noscript>/gs)].join(' ')
  const unfinished = await withoutScripts()
  expect(unfinished).toContain(
    'JavaScript is off in your browser, so please reload this page to see new prices.',
  )
  expect(unfinished).toContain('<a href="?">Reload</a>')
  // The next price could still take the tag from the card that has it.
  const tags = async () => (await html()).match(/>Popular Choice</g)?.length ?? 0
  expect(await tags()).toBe(0)
  await expect.poll(panel.waiting).toBe(1)
  panel.letSlowAnswer()
  await untilComplete(visitor, /^\/quotes\/([\w-]+)/.exec(results)?.[1])
  expect(await withoutScripts()).toContain('These are all the prices I have for now.')
  expect(await tags()).toBe(1)
})
