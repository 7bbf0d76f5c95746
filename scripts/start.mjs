// `npm start`: installs and builds what is missing, then serves the product.
import { become, run, setup } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: true })
  become(node, ['src/server/main.ts'])
})
