// `npm run law -- <STATE> [YYYY-MM-DD]`: installs what is missing, then prints the rules of a state on a day.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['scripts/law/print.ts', ...process.argv.slice(2)])
})
