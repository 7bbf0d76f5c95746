// `npm run leads -- export --since 2026-11-01 --format csv`: installs what is missing, then prints the requests for an agent.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['src/server/commands/leads.ts', ...process.argv.slice(2)])
})
