import { isFault } from './behaviors.ts'
import { openSandbox } from './sandbox.ts'
import { readSettings, type Settings } from './settings.ts'
import { loadSides } from './sides/sides.ts'

/** The sandbox as a process of its own: it prints its address, and ends when its input ends. */
const settings = readSettings(process.env)
if (typeof settings === 'string') refuse(settings)
else await run(settings)

async function run(settings: Settings): Promise<void> {
  const { SANDBOX_KEY_ID, SANDBOX_SECRET, SANDBOX_PACE, SANDBOX_PORT, SANDBOX_FAULT } = settings
  const sandbox = await openSandbox({
    sides: loadSides(),
    key: { id: SANDBOX_KEY_ID, secret: SANDBOX_SECRET },
    pace: SANDBOX_PACE,
    port: SANDBOX_PORT,
    ...(isFault(SANDBOX_FAULT) ? { faults: { '*': SANDBOX_FAULT } } : {}),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall !== 'listen') throw error
    return refuse(`SANDBOX_PORT ${SANDBOX_PORT} is already in use (${error.code}). Choose another.`)
  })
  const end = () => void sandbox.close().then(() => process.exit(0))
  process.stdin.on('end', end).resume()
  process.once('SIGTERM', end)
  // The reader may end the process right away.
  process.stdout.write(`${sandbox.origin}\n`)
}

function refuse(message: string): never {
  process.stderr.write(`The sandbox can't start. ${message}\n`)
  process.exit(1)
}
