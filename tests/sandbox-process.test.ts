import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startProgram } from './processes/process.ts'

const program = fileURLToPath(new URL('../src/sandbox/main.ts', import.meta.url))
const sound = { SANDBOX_KEY_ID: 'me', SANDBOX_SECRET: 'sixteen letters or more', SANDBOX_PACE: 'none' }

/** The sandbox itself, without the service. */
function startAlone(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'pipe'] })
  return { child, ended: once(child, 'exit'), output: text(child.stdout), complained: text(child.stderr) }
}

const answers = (origin: string) =>
  fetch(`${origin}/quillfeather/v1/quotes`, { method: 'POST', body: '{}' }).then(
    ({ status }) => status,
    () => null,
  )

test.each(['finish', 'kill'] as const)('a sandbox ends with whoever started it, by its %s', async end => {
  const keeper = startProgram('keep-sandbox.ts', { args: [] })
  const origin = await keeper.line('http://127.0.0.1:')
  expect(await answers(origin)).toBe(401)
  await keeper[end]()
  await expect.poll(() => answers(origin)).toBe(null)
})

test('a sandbox says where it listens on one line, and shuts down cleanly on request', async () => {
  const { child, ended, output, complained } = startAlone(sound)
  await once(child.stdout, 'readable')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await output).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/)
  expect(await complained).toBe('')
})

test('a sandbox can be started with a fault of all carriers', async () => {
  const { child, ended } = startAlone({ ...sound, SANDBOX_FAULT: 'maintenance' })
  const [line] = await once(child.stdout, 'data')
  expect(await answers(String(line).trim())).toBe(503)
  child.stdin.end()
  expect(await ended).toEqual([0, null])
})

test.each([
  [{ SANDBOX_SECRET: 'too short' }, 'Set SANDBOX_SECRET: at least sixteen letters.'],
  [{ SANDBOX_PORT: '70000' }, 'Set SANDBOX_PORT: a port of this machine, or nothing for any.'],
  [{ SANDBOX_FAULT: 'measles' }, 'Set SANDBOX_FAULT: a fault of docs/sandbox.md, or nothing.'],
])('a sandbox names the setting that is wrong, and quotes none: %j', async (wrong, sentence) => {
  const { ended, complained } = startAlone({ ...sound, ...wrong })
  expect(await ended).toEqual([1, null])
  expect(await complained).toBe(`The sandbox can't start. ${sentence}\n`)
})

test('a sandbox says when its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' && address ? address.port : '')
  const { ended, complained } = startAlone({ ...sound, SANDBOX_PORT: port })
  expect(await ended).toEqual([1, null])
  expect(await complained).toBe(
    `The sandbox can't start. SANDBOX_PORT ${port} is already in use (EADDRINUSE). Choose another.\n`,
  )
  other.close()
})
