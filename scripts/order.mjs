// `npm run order`: installs what is missing, then lists, shows or decides about orders that wait for a person.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['src/server/commands/order.ts', ...process.argv.slice(2)])
})
