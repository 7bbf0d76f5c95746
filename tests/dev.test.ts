import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compileCache } from './processes/process.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { freePort } from './support/free-port.ts'

test('the development server applies a change at once, and stays as it was when one does not load', async () => {
  const checkout = await copyOfSources()
  const port = await freePort()
  const child = spawn(process.execPath, ['src/server/dev.ts'], {
    cwd: checkout,
    env: {
      PATH: '/usr/bin:/bin',
      ...compileCache,
      PORT: String(port),
      DATABASE_URL: await freshDatabaseUrl(),
      DATA_DIR: join(checkout, 'var'),
      SANDBOX: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => output.push(String(chunk)))
  onTestFinished(async () => {
    // It may have ended by itself already.
    if (child.kill('SIGKILL')) await once(child, 'close')
    await rm(checkout, { recursive: true, force: true })
  })
  async function hears(words: RegExp): Promise<void> {
    await expect.poll(() => words.test(output.join('')) || child.exitCode !== null).toBe(true)
    expect(output.join('')).toMatch(words)
  }
  const robots = async () => (await fetch(`http://127.0.0.1:${port}/robots.txt`)).text()

  await hears(/service-ready/)
  expect(await robots()).toMatch(/^User-agent: \*/)

  const file = join(checkout, 'src/server/http/plugins/machines/for-machines.ts')
  const source = await readFile(file, 'utf8')
  // A change before the watcher has looked at everything goes unseen, so it is saved until it is noticed.
  const saved = async () => {
    await writeFile(file, source.replace('User-agent: *', 'User-agent: everybody'))
    return robots()
  }
  await expect.poll(saved, { interval: 5_000 }).toMatch(/^User-agent: everybody/)

  output.length = 0
  await writeFile(file, `${source}\nthis is no (`)
  await hears(/expected/i)
  expect(await robots()).toMatch(/^User-agent: everybody/)

  await writeFile(file, source)
  await expect.poll(robots).toMatch(/^User-agent: \*/)

  const carrier = join(checkout, 'data/carriers/barkington/carrier.json')
  const written = await readFile(carrier, 'utf8')
  output.length = 0
  await writeFile(carrier, written.replace('"name"', '"nam"'))
  await hears(/barkington\/carrier\.json/)
  await writeFile(carrier, written)
  await hears(/Reloaded/)
  expect(child.exitCode).toBeNull()
})

/** What `npm run dev` reads, to be changed freely. */
async function copyOfSources(): Promise<string> {
  const checkout = await mkdtemp(join(tmpdir(), 'dev-'))
  for (const name of ['src', 'data', 'migrations', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    await cp(resolve(name), join(checkout, name), { recursive: true })
  await cp(resolve('built/reference'), join(checkout, 'built/reference'), { recursive: true })
  await symlink(resolve('node_modules'), join(checkout, 'node_modules'))
  return checkout
}
