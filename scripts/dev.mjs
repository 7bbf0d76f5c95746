// `npm run dev`: a changed server replaces the running one at once (src/server/dev.ts); the page comes from Vite, which updates
// it in place.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['src/server/dev.ts'])
})
