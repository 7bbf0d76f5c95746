// `npm run copy -- <line>`: builds what is missing, then prints everything a visitor of that line reads.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: true })
  become(node, ['scripts/copy.ts', ...process.argv.slice(2)])
})
