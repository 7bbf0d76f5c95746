// `npm run dev`: the service restarts when its sources change, the page comes from Vite and changes in place.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], { WADSWORTH_DEV: '1' })
})
