// `npm run <command> -- <arguments>`: prepares the checkout (setup.mjs), then becomes the program of the command. docs/commands.md
// says what each command does.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { become, root, run, SetupError, setup, tool } from './setup.mjs'

/** What each command runs, with the arguments given. `page`: it needs the built page. */
const commands = {
  start: { page: true, runs: program('src/server/main.ts') },
  dev: { page: false, runs: program('src/server/dev.ts') },
  worker: { page: false, runs: program('src/server/worker.ts') },
  jobs: { page: false, runs: program('src/server/commands/run-jobs.ts') },

  explain: { page: false, runs: program('src/server/commands/explain.ts') },
  quote: { page: false, runs: program('src/server/commands/quote.ts') },
  order: { page: false, runs: program('src/server/commands/order.ts') },
  leads: { page: false, runs: program('src/server/commands/leads.ts') },
  mail: { page: false, runs: program('src/server/commands/mail.ts') },
  report: { page: false, runs: program('src/server/commands/report.ts') },

  carrier: { page: false, runs: program('scripts/carrier.ts') },
  site: { page: false, runs: program('scripts/site.ts') },
  law: { page: false, runs: program('scripts/law/print.ts') },

  copy: { page: true, runs: program('scripts/copy.ts') },
  docs: { page: false, runs: program('scripts/docs.ts') },
  spec: { page: false, runs: program('scripts/spec.ts') },
  calibrate: { page: false, runs: program('scripts/calibrate.ts') },
  gallery: { page: true, runs: program('scripts/gallery.ts') },
  screenshots: { page: true, runs: program('scripts/screenshots.ts') },
  lighthouse: { page: true, runs: program('scripts/lighthouse.ts') },
  engines: { page: true, runs: program('scripts/engines.ts') },
  bench: { page: true, runs: program('bench/run.ts') },
  'bench:web': { page: true, runs: program('bench/web/run.ts') },

  chaos: { page: true, runs: () => tests('service', ['tests/chaos.test.ts'], { CHAOS: 'full' }) },
  walk: { page: true, runs: walk },
  sweep: { page: true, runs: sweep },
  record: { page: true, runs: record },
}

function program(file) {
  return named => ({ args: [file, ...named] })
}

function tests(projects, files, env) {
  const chosen = projects.split(' ').flatMap(name => ['--project', name])
  return { args: [tool('vitest'), 'run', ...chosen, ...files], env }
}

/** `-- 40` for as many journeys; `WALK_SEED=7` repeats one of them. */
function walk([count = process.env.WALK_SEED === undefined ? '200' : '1']) {
  return tests('e2e', ['tests/e2e/walker.test.ts'], { WALK: count })
}

/** The audits of prices and the files with tests that try samples; with names, those whose paths contain one of them. */
function sweep(named) {
  const files = ['src', 'tests']
    .flatMap(folder => readdirSync(join(root, folder), { recursive: true }).map(file => join(folder, file)))
    .filter(file => /\.test\.tsx?$/.test(file))
    .filter(
      file =>
        dirname(file) === join('tests', 'prices') ||
        /\/sweep\.ts'|\bjourneyWidths\b/.test(readFileSync(join(root, file), 'utf8')),
    )
    .filter(file => named.length === 0 || named.some(name => file.includes(name)))
  if (files.length === 0) throw new SetupError(`no such test has ${named.join(' or ')} in its path.`)
  return tests('unit prices service e2e', files, { SWEEP: 'whole' })
}

/** One file a visitor, the same in every run: two versions of the product say the same where `diff -r` of their folders is silent. */
function record([folder, count = '300']) {
  if (folder === undefined) throw new SetupError('name the folder to write to: npm run record -- <folder>')
  return tests('recording', [], { RECORD_TO: folder, RECORD_COUNT: count })
}

await run(async () => {
  const [name, ...named] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
  if (!command)
    throw new SetupError(
      `no command is named "${name ?? ''}". There are: ${Object.keys(commands).join(', ')}.`,
    )
  const node = await setup({ page: command.page })
  const { args, env } = command.runs(named)
  become(node, args, env)
})
