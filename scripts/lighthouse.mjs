// `npm run lighthouse`: Lighthouse's scores of the start page, the results and the page of a community on a phone, each the
// median of three; `-- 5` of five. Fails when a score is below 100.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: true })
  become(node, ['scripts/lighthouse.ts', ...process.argv.slice(2)])
})
