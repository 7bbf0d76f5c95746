// `npm run quote -- show|erase <quote>`: installs what is missing, then shows or erases one quote.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['src/server/commands/quote.ts', ...process.argv.slice(2)])
})
