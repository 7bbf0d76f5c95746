import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { chromium } from 'playwright-core'

/** A Chromium for the tests, wherever there is one already; it never installs anything into the system. */
export async function resolveBrowser(): Promise<string> {
  const path = process.env.CHROME_PATH ?? fromPath() ?? fromPlaywright() ?? (await fromPackage())
  if (path) return path
  throw new Error(
    'No browser for the tests: set CHROME_PATH, put chromium-headless-shell or chromium on the PATH (Debian and Ubuntu have a package of that name), or install with optional and dev packages.',
  )
}

// The shell comes first: the full Chromium takes three times as long for every fresh page.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
]

function fromPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable)
}

function fromPlaywright(): string | undefined {
  try {
    const file = chromium.executablePath()
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** The package unpacks itself into the temporary folder; ours is per project, so that it never uses another user's copy. */
async function fromPackage(): Promise<string | undefined> {
  if (process.arch !== 'x64' || process.platform !== 'linux') return undefined
  const folder = resolve('node_modules/.cache/chromium')
  mkdirSync(folder, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  // Without the system's NSS the package uses its own, if the environment says so before it loads.
  if (!hasNss()) process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    return await packaged.executablePath()
  } catch {
    return undefined
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

function hasNss(): boolean {
  return ['ldconfig', '/sbin/ldconfig'].some(command => {
    try {
      return execFileSync(command, ['-p'], { encoding: 'utf8' }).includes('libnss3.so')
    } catch {
      return false
    }
  })
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
