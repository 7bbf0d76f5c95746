import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { commandOrExit, orExit, StartError } from './start-error.ts'

afterEach(() => void vi.restoreAllMocks())

/** What standard error gets of a program that ends with a StartError. */
async function endOf(run: typeof orExit): Promise<string> {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  await run(async () => {
    throw new StartError('Use it as: npm run leads -- export.')
  })
  const said = String(write.mock.lastCall?.[0])
  vi.restoreAllMocks()
  return said
}

test('a command that is used wrongly says how to use it, and speaks of no start', async () => {
  expect(await endOf(commandOrExit)).toBe('Use it as: npm run leads -- export.\n')
  expect(await endOf(orExit)).toBe("Wadsworth can't start. Use it as: npm run leads -- export.\n")
})

test('every command ends so', () => {
  const folder = new URL('../commands/', import.meta.url)
  const programs = readdirSync(folder)
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
    .filter(text => /OrExit\(|orExit\(/.test(text))
  expect(programs.length).toBeGreaterThan(5)
  for (const text of programs) expect(text).toContain('await commandOrExit(')
})
