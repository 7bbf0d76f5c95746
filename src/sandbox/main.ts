import * as v from 'valibot'
import { isFault } from './behaviors.ts'
import { openSandbox } from './sandbox.ts'
import { loadSides } from './sides.ts'

/** The sandbox as a process of its own: it says where it listens, and ends with its input. */
const settings = v.object({
  SANDBOX_KEY_ID: v.pipe(v.string(), v.nonEmpty()),
  SANDBOX_SECRET: v.pipe(v.string(), v.minLength(16)),
  SANDBOX_PACE: v.optional(v.picklist(['typical', 'none']), 'typical'),
  SANDBOX_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), '0'),
  SANDBOX_FAULT: v.optional(v.custom<string>(isFault, 'name a fault of docs/sandbox.md')),
})

const { SANDBOX_KEY_ID, SANDBOX_SECRET, SANDBOX_PACE, SANDBOX_PORT, SANDBOX_FAULT } = v.parse(
  settings,
  process.env,
)
const sandbox = await openSandbox({
  sides: await loadSides(),
  key: { id: SANDBOX_KEY_ID, secret: SANDBOX_SECRET },
  pace: SANDBOX_PACE,
  port: SANDBOX_PORT,
  ...(isFault(SANDBOX_FAULT) ? { faults: { '*': SANDBOX_FAULT } } : {}),
})
process.stdout.write(`${sandbox.origin}\n`)

const end = () => void sandbox.close().then(() => process.exit(0))
process.stdin.on('end', end).resume()
process.once('SIGTERM', end)
