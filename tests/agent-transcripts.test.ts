import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tools } from '../src/server/agents/tools/index.ts'
import { assistantAt, knownAnswers } from './support/assistant.ts'
import { pagesOf, personasDay, readPersonas } from './support/personas.ts'
import { type Running, run } from './support/service.ts'

const file = 'docs/agents.md'
let running: Running

beforeAll(async () => {
  running = await run({ site: { agents: { keys: [] } }, today: personasDay })
})
afterAll(() => running.close())

const people = readPersonas().filter(({ file: name, line }) => name === `${line}.yaml`)

/** A conversation as people read it: what was called with, and the lines that came back. */
async function transcriptOf({ line, zip, who, ...person }: (typeof people)[number]): Promise<string> {
  const assistant = await assistantAt(running.origin)
  const said: string[] = []
  const use = async (tool: string, args: Readonly<Record<string, unknown>>) => {
    const { text, values } = await assistant.use(tool, args)
    const shown = JSON.stringify({ ...args, ...('quote' in args && { quote: '…' }) })
    said.push(`**\`${tool}\`**\n\n\`\`\`json\n${shown}\n\`\`\`\n\n${quotation(text)}`)
    return values
  }
  const { quote } = await use('start_quote', { line, zip })
  await use('answer_questions', { quote, answers: knownAnswers(pagesOf({ line, zip, who, ...person })) })
  await use('get_quotes', { quote })
  await use('hand_over', { quote })
  return `### ${line}: ${who}\n\n${said.join('\n\n')}\n`
}

function quotation(text: string): string {
  return text
    .replace(/http\S+#t=[\w-]+/g, 'https://…/open#t=…')
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n>\n')
}

function withPart(document: string, name: string, text: string): string {
  return document.replace(
    new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`),
    (_, begin: string, end: string) => `${begin}\n${text}\n${end}`,
  )
}

test('docs/agents.md has every tool, and a transcript of each line as it is today', async () => {
  const rows = tools.map(({ name, description, hints }) => {
    const marks = [
      hints.readOnlyHint && 'read-only',
      hints.destructiveHint && 'erases',
      hints.idempotentHint && 'repeatable',
    ]
    return `| \`${name}\` | ${description} | ${marks.filter(Boolean).join(', ')} |`
  })
  const table = ['| Tool | Does | Hints |', '|---|---|---|', ...rows].join('\n')
  const transcripts: string[] = []
  for (const person of people) transcripts.push(await transcriptOf(person))
  const before = readFileSync(file, 'utf8')
  const after = withPart(withPart(before, 'tools', table), 'transcripts', transcripts.join('\n'))
  if (process.env.TRANSCRIPTS === 'write') writeFileSync(file, after)
  else expect(after, 'Write it with TRANSCRIPTS=write.').toBe(before)
})
