// `npm run sweep`: the tests that try samples under `npm test`, on everything they could try; some minutes. With names after it
// (`npm run sweep -- src/carriers`) only the files whose paths contain one of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { become, root, run, setup, tool } from './setup.mjs'

await run(async () => {
  const node = await setup({ page: true })
  const named = process.argv.slice(2)
  const files = ['src', 'tests']
    .flatMap(folder => readdirSync(join(root, folder), { recursive: true }).map(file => join(folder, file)))
    .filter(
      file =>
        /\.test\.tsx?$/.test(file) &&
        /\/sweep\.ts'|\bjourneyWidths\b/.test(readFileSync(join(root, file), 'utf8')),
    )
    .filter(file => named.length === 0 || named.some(name => file.includes(name)))
  const projects = ['unit', 'service', 'e2e'].flatMap(name => ['--project', name])
  become(node, [tool('vitest'), 'run', ...projects, ...files], {
    SWEEP: 'whole',
  })
})
