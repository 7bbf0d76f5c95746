import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'setup-'))
const scripts = join(folder, 'scripts')

beforeAll(() => {
  mkdirSync(scripts)
  for (const name of ['setup.mjs', 'stop-with-parent.mjs'])
    copyFileSync(resolve('scripts', name), join(scripts, name))
  writeFileSync(join(folder, 'package.json'), '{ "engines": { "node": ">=18.17" } }')
  writeFileSync(
    join(folder, 'package-lock.json'),
    '{"packages":{"":{},"node_modules/node":{"version":"24.21.0"}}}',
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('an install that fails says in one line what is missing', () => {
  /** Runs the set-up with an npm that prints the given words and fails; without words there is no npm at all. */
  function setUp(npmSays?: string): { code: number | null; lines: string[] } {
    const bin = mkdtempSync(join(folder, 'bin-'))
    if (npmSays !== undefined) {
      writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "${npmSays}" >&2\nexit 1\n`)
      chmodSync(join(bin, 'npm'), 0o755)
    }
    const code = `import { run, setup } from './scripts/setup.mjs'; await run(() => setup({ page: false }))`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: npmSays === undefined ? bin : `${bin}${delimiter}${process.env.PATH}` },
    })
    return { code: status, lines: stderr.trim().split('\n') }
  }

  test.each([
    ['no npm', undefined, 'npm is missing'],
    ['no network', 'npm error code EAI_AGAIN', 'the package registry cannot be reached'],
    ['a refused connection', 'npm error code ECONNREFUSED', 'the package registry cannot be reached'],
    ['a folder of another user', 'npm error code EACCES', 'npm may not write here'],
    ['a full disk', 'npm error code ENOSPC', 'the disk is full'],
    ['anything else', 'npm error code E1\nnpm error The moon is wrong', 'npm ci failed: The moon is wrong'],
  ])('%s', (_, npmSays, expected) => {
    const { code, lines } = setUp(npmSays)
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`Stopped: ${expected}`)
  })
})

describe('the Node version to start with', () => {
  const { engines } = JSON.parse(readFileSync(resolve('package.json'), 'utf8'))

  test('is the same in package.json and README', () => {
    const readme = readFileSync(resolve('README.md'), 'utf8')
    expect(`>=${/Node ([\d.]+) or newer/.exec(readme)?.[1]}`).toBe(engines.node)
  })

  test('is refused in one line if it is too old', () => {
    const other = mkdtempSync(join(folder, 'old-'))
    mkdirSync(join(other, 'scripts'))
    copyFileSync(resolve('scripts', 'setup.mjs'), join(other, 'scripts', 'setup.mjs'))
    writeFileSync(join(other, 'package.json'), '{ "engines": { "node": ">=999.1" } }')
    const code = `import { run, setup } from './scripts/setup.mjs'; await run(() => setup({ page: false }))`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: other,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr.trim()).toBe(
      `Stopped: Node ${process.versions.node} is too old to install with. Node 999.1 or newer is needed.`,
    )
  })
})

describe('the program that a command starts', () => {
  const program = join(folder, 'program.mjs')
  const starter = join(folder, 'starter.mjs')

  beforeAll(() => {
    writeFileSync(
      program,
      `const signals = []
      setInterval(() => {}, 1000)
      for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => {
        signals.push(name)
        setTimeout(() => { console.log(signals.join()); process.exit(7) }, 300)
      })
      console.log(process.pid)`,
    )
    const setup = pathToFileURL(join(scripts, 'setup.mjs')).href
    writeFileSync(
      starter,
      `import { become } from ${JSON.stringify(setup)}; become(process.execPath, [${JSON.stringify(program)}])`,
    )
  })

  async function start(
    command = [process.execPath, starter],
    env: Readonly<Record<string, string>> = {},
  ): Promise<{ parent: ChildProcess; pid: number; output: () => string }> {
    const [file = '', ...args] = command
    const parent = spawn(file, args, {
      cwd: dirname(starter),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let text = ''
    parent.stdout?.on('data', chunk => {
      text += chunk
    })
    while (!text.includes('\n')) await wait(20)
    return { parent, pid: Number.parseInt(text, 10), output: () => text }
  }

  test('gets a signal once, however often it is sent, and passes on its exit code', async () => {
    const { parent, output } = await start()
    parent.kill('SIGINT')
    await wait(50)
    parent.kill('SIGINT')
    const [code] = await once(parent, 'close')
    expect(code).toBe(7)
    expect(output().trim().split('\n').at(-1)).toBe('SIGINT')
  })

  test('ends with npm, which signals only the shell between them', async () => {
    const shell = ['/bin/sh', '-c', `"${process.execPath}" "${starter}"; true`]
    const { parent, pid } = await start(shell, { npm_lifecycle_event: 'start' })
    parent.kill('SIGTERM')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  test('ends when the command is killed outright', async () => {
    const { parent, pid } = await start()
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
