// `npm run dev`: a change of the server takes its place at once (src/server/dev.ts), the page comes from Vite and changes
// in place.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: false })
  become(node, ['src/server/dev.ts'])
})
