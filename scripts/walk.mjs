// `npm run walk`: 200 journeys in the browser by people whom nothing spares, over all lines; `-- 40` for as many. `WALK_SEED=7
// npm run walk` repeats one of them and prints all of it; `npm test` includes one journey for every third line.
import { become, run, setup, tool } from './setup.mjs'

const seed = process.env.WALK_SEED
const [count = seed === undefined ? '200' : '1'] = process.argv.slice(2)

await run(async () => {
  const node = await setup({ page: true })
  become(node, [tool('vitest'), 'run', '--project', 'e2e', 'tests/e2e/walker.test.ts'], { WALK: count })
})
