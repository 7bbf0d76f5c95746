// `npm run funnel -- --since 7d --line renters`: installs what is missing, then shows how far visitors come.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['src/server/commands/funnel.ts', ...process.argv.slice(2)])
})
