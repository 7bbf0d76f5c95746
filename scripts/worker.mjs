// `npm run worker`: installs what is missing, then asks carriers for the servers on the same database.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['src/server/worker.ts'])
})
