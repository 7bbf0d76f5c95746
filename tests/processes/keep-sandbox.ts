import { startSandbox } from '../../src/server/compose/sandbox.ts'

// Starts a sandbox, prints its address, and shuts it down cleanly when the input ends.
const { origin, close } = await startSandbox({ pace: 'none' })
process.stdout.write(`${origin}\n`)
process.stdin.on('end', close).resume()
