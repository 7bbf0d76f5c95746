import { fileURLToPath } from 'node:url'
import { lines } from '../src/lines/index.ts'
import { copyOf } from './copy/copy-of.ts'

/** Prints all the copy of a line, for reading aloud: `npm run copy -- auto`. Without a name it lists the lines. */
const name = process.argv[2]
const names = lines.all.map(line => line.name)
const line = lines.all.find(one => one.name === name)

if (name === undefined) console.log(`npm run copy -- <line>\n\n${names.join('\n')}`)
else if (line) console.log(await copyOf(line, fileURLToPath(new URL('../dist', import.meta.url))))
else {
  console.error(`"${name}" isn't a line. The lines are ${names.join(', ')}.`)
  process.exitCode = 1
}
