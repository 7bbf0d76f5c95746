import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A program of this folder that runs beside the test. */
export type Program = {
  child: ChildProcess
  lines: string[]
  /** Resolves with the first line that has the text, printed already or still to come; rejects when it ends without one. */
  line(text: string): Promise<string>
  kill(): Promise<void>
  /** Ends its input, so that it closes everything. */
  finish(): Promise<void>
}

interface Start {
  readonly args: string[]
  readonly env?: Readonly<Record<string, string>>
  readonly uid?: number
  readonly gid?: number
}

const { NODE_COMPILE_CACHE } = process.env

/** Saves each process compiling our sources again, where `npm test` keeps them compiled. */
export const compileCache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }

/** Starts a program of this folder, optionally as another user. */
export function startProgram(name: string, { args, env = {}, uid, gid }: Start): Program {
  const identity = uid === undefined ? {} : { uid, gid: gid ?? uid }
  const child = spawn(process.execPath, [fileURLToPath(new URL(name, import.meta.url)), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', ...compileCache, ...env },
    ...identity,
  })
  const exited = once(child, 'close')
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', line => lines.push(line))

  async function line(text: string): Promise<string> {
    while (true) {
      const line = lines.find(each => each.includes(text))
      if (line) return line
      const hasLine = await Promise.race([once(reader, 'line').then(() => true), exited.then(() => false)])
      if (!hasLine && !lines.some(each => each.includes(text))) {
        throw new Error(`${name} ended without saying "${text}": ${lines.join(' ')}`)
      }
    }
  }

  return {
    child,
    lines,
    line,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async finish() {
      child.stdin.end()
      await exited
    },
  }
}
