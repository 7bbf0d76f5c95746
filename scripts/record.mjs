// `npm run record -- <folder>`: writes down everything that 300 random visitors over all lines are told: replies, pages and mails,
// one file a visitor, the same in every run. Two versions of the product say the same where `diff -r` of their folders is silent.
// `-- <folder> 40` records as many.
import { become, run, setup, tool } from './setup.mjs'

const [folder, count = '300'] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name the folder to write to: npm run record -- <folder>')
  process.exit(1)
}

await run(async () => {
  const node = await setup({ page: true })
  const args = [tool('vitest'), 'run', '--project', 'recording']
  become(node, args, { RECORD_TO: folder, RECORD_COUNT: count })
})
