import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The product, started for pictures. */
export interface Stage extends AsyncDisposable {
  readonly origin: string
  /** The folder for its files, including its mail. */
  readonly dataDir: string
}

/** Starts the product in a process of its own; see stage.ts. */
export async function openStage(): Promise<Stage> {
  const child = fork(fileURLToPath(new URL('stage.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const started = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`the product for the pictures ended with ${code}`))),
  ])
  // The message that stage.ts sends.
  const [{ origin, dataDir }] = started as [{ origin: string; dataDir: string }]
  return {
    origin,
    dataDir,
    async [Symbol.asyncDispose]() {
      child.disconnect()
      await ended
    },
  }
}
