// `npm run report -- funnel|carriers|partners --since 7d`: installs what is missing, then prints the report.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['src/server/commands/report.ts', ...process.argv.slice(2)])
})
