import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Carrier } from '../../carriers/carrier.ts'
import { sandboxKey, sandboxPage } from '../../carriers/sandbox-key.ts'
import type { Log } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'

/** The carriers' sandbox, a process of its own. */
export interface Sandbox {
  readonly origin: string
  /** Values of the settings that demonstration carriers name, while the sandbox runs. */
  readonly secrets: Readonly<Record<string, string>>
  close(): void
}

const program = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url))
const patienceMs = 60_000

/** Starts the sandbox as a child process that ends with this one. Throws StartError when it does not come up. */
export async function startSandbox({ pace }: { pace: 'typical' | 'none' }): Promise<Sandbox> {
  const secrets = { [sandboxKey.id]: 'wadsworth', [sandboxKey.secret]: randomBytes(32).toString('hex') }
  const child = spawn(process.execPath, [program], {
    env: { SANDBOX_PACE: pace, ...compileCache(), ...secrets },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const origin = await originOf(child)
  return { origin, secrets, close: () => void child.stdin.end() }
}

/** The setting that lets a child process reuse this one's compile cache; empty when there is no cache. */
function compileCache(): Readonly<Record<string, string>> {
  // Node reports a subfolder of the folder that was set.
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}

async function originOf(child: ChildProcessByStdio<Writable, Readable, null>): Promise<string> {
  const firstLine = once(createInterface({ input: child.stdout }), 'line')
  const ended = once(child, 'exit').then(
    () => null,
    // The process could not be started.
    () => null,
  )
  const line = await Promise.race([firstLine, ended, pause(patienceMs, null, { ref: false })])
  if (line) return String(line[0])
  child.kill()
  throw new StartError("The demonstration carriers' sandbox didn't start. Set SANDBOX=off to run without it.")
}

/**
 * Points sandbox carriers at the address where the sandbox listens, and gives every demonstration carrier its page
 * there. Without a sandbox, sandbox carriers are left out.
 */
export function placeCarriers(carriers: readonly Carrier[], { sandbox, log }: Placing): readonly Carrier[] {
  if (sandbox) return carriers.map(carrier => placed(carrier, sandbox))
  const [out, remaining] = [carriers.filter(isSandboxed), carriers.filter(carrier => !isSandboxed(carrier))]
  if (out.length > 0) log('sandbox-off', { carriers: out.map(({ id }) => id) })
  return remaining.map(unbinding)
}

interface Placing {
  readonly sandbox: Pick<Sandbox, 'origin'> | null
  readonly log: Log
}

function isSandboxed({ lines }: Carrier): boolean {
  return Object.values(lines).some(
    ({ connector }) => connector.via !== 'process' && connector.endpoint === 'sandbox',
  )
}

/** Without a sandbox a demonstration carrier sells nothing, whatever its folder says. */
function unbinding(carrier: Carrier): Carrier {
  if (!carrier.demo && carrier.binds?.endpoint !== 'sandbox') return carrier
  const { binds: _, ...others } = carrier
  return others
}

function placed(carrier: Carrier, { origin }: Pick<Sandbox, 'origin'>): Carrier {
  const at = `${origin}/${carrier.id}`
  const page = carrier.demo && carrier.page === undefined ? { page: origin + sandboxPage(carrier.id) } : {}
  const binds = carrier.binds?.endpoint === 'sandbox' ? { binds: { ...carrier.binds, endpoint: at } } : {}
  const lines = Object.entries(carrier.lines).map(([line, writing]) => {
    const { connector } = writing
    if (connector.via === 'process' || connector.endpoint !== 'sandbox') return [line, writing]
    return [line, { ...writing, connector: { ...connector, endpoint: at } }]
  })
  return { ...carrier, ...page, ...binds, lines: Object.fromEntries(lines) }
}
