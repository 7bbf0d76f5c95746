import { startSandbox } from '../../src/server/compose/sandbox.ts'

// Starts a sandbox, says where it is, and closes it in good order when the input ends.
const { origin, close } = await startSandbox({ pace: 'none' })
process.stdout.write(`${origin}\n`)
process.stdin.on('end', close).resume()
