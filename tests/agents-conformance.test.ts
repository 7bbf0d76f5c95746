import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, run } from './support/service.ts'

const runFile = promisify(execFile)
const suite = 'node_modules/@modelcontextprotocol/conformance/dist/index.js'
let running: Running

beforeAll(async () => {
  running = await run({ site: { agents: { keys: [] } } })
})
afterAll(() => running.close())

interface Check {
  readonly id: string
  readonly status: string
  readonly errorMessage?: string
}

/** Every check of the scenarios that a revision requires of a server, by scenario. */
async function checksOf(revision: string): Promise<ReadonlyMap<string, readonly Check[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'wadsworth-conformance-'))
  try {
    const url = `${running.origin}/mcp`
    const args = ['server', '--url', url, '--requirements', revision, '--output-dir', folder]
    // It fails because of the scenarios below.
    await runFile(process.execPath, [suite, ...args], { maxBuffer: 100_000_000 }).catch(() => {})
    const found = new Map<string, readonly Check[]>()
    for (const name of await readdir(folder)) {
      const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d\d-.*$/, '')
      found.set(scenario, JSON.parse(await readFile(join(folder, name, 'checks.json'), 'utf8')))
    }
    return found
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Scenarios that call tools of a test server, or that are about features which this door does not offer. */
const beyondUs =
  /^(?:completion|prompts|resources|tasks|tools-call|input-required|elicitation|logging|json-schema|http-custom-header)/

/** Checks that need a diagnostic tool, a prompt, a resource template or a subscription. */
const needsMore =
  /diagnostic tool|Method not found|Subscription|subscriptions|notification frames|resources\/(?:list|read|templates)/

test.each(['2025-11-25', '2026-07-28'])(
  'The authors’ suite passes at revision %s, in all that this door offers',
  async revision => {
    const checks = await checksOf(revision)
    const ours = [...checks].filter(([scenario]) => !beyondUs.test(scenario))
    expect(ours.length, [...checks.keys()].join()).toBeGreaterThanOrEqual(4)
    const failed = ours.flatMap(([scenario, all]) =>
      all
        .filter(({ status, errorMessage = '' }) => status === 'FAILURE' && !needsMore.test(errorMessage))
        .map(({ id, errorMessage }) => `${scenario}: ${id}: ${errorMessage}`),
    )
    expect(failed).toEqual([])
    const passed = ours.flatMap(([, all]) => all.filter(({ status }) => status === 'SUCCESS'))
    expect(passed.length).toBeGreaterThanOrEqual(revision === '2026-07-28' ? 30 : 4)
  },
)
