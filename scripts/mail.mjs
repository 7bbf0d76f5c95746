// `npm run mail -- stop|allow|show`: installs what is missing, then ends or allows mail to the address on the input.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['src/server/commands/mail.ts', ...process.argv.slice(2)])
})
