// `npm run carrier -- new <id>` and `-- check <id>`: installs what is missing, then creates or checks a carrier's folder.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['scripts/carrier.ts', ...process.argv.slice(2)])
})
