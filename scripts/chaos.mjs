// `npm run chaos`: installs what is missing, then kills nodes and the database while visitors are quoted.
import { become, run, setup, tool } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: true })
  become(node, [tool('vitest'), 'run', '--project', 'service', 'tests/chaos.test.ts'], { CHAOS: 'full' })
})
