// `npm run site -- new <folder>` and `-- check <folder>`: installs what is missing, then creates or checks a site folder.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['scripts/site.ts', ...process.argv.slice(2)])
})
