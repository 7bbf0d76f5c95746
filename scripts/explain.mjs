// `npm run explain -- <quote> <carrier>`: installs what is missing, then explains how an offer came about.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['src/server/commands/explain.ts', ...process.argv.slice(2)])
})
