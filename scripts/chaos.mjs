// `npm run chaos`: kills nodes and the database at random moments while 200 visitors are quoted, and prints the result; some
// minutes. `CHAOS_SEED=7 npm run chaos` kills at other moments. `npm test` includes a small run of the same.
import { become, run, setup, tool } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: true })
  become(node, [tool('vitest'), 'run', '--project', 'service', 'tests/chaos.test.ts'], { CHAOS: 'full' })
})
