import { readFileSync } from 'node:fs'

const document = new URL('../../docs/site.md', import.meta.url)

/**
 * The initial files of a site folder, by name. They are taken from docs/site.md, so that the document and the files never differ:
 * its examples, and its tables as the README.
 */
export function newSite(): ReadonlyMap<string, string> {
  const text = readFileSync(document, 'utf8')
  return new Map([
    ['site.json', exampleIn(text, 'json site')],
    ['partners.json', exampleIn(text, 'json partners')],
    [
      'README.md',
      `# The files of this folder\n\n## site.json\n\n${tableAfter(text, 'json site')}\n\n## partners.json\n\nWho sends visitors here, by the \`partner\` of their links.\n\n${tableAfter(text, 'json partners')}\n`,
    ],
  ])
}

/** The text of the block of code that begins with this line. */
function exampleIn(text: string, kind: string): string {
  return partAfter(text, `\`\`\`${kind}\n`).split('```')[0] ?? ''
}

/** The first table after such a block. */
function tableAfter(text: string, kind: string): string {
  const [, rest = ''] = partAfter(text, `\`\`\`${kind}\n`).split(/```\n+(?=\|)/)
  return rest.split('\n\n')[0] ?? ''
}

function partAfter(text: string, start: string): string {
  const place = text.indexOf(start)
  if (place < 0) throw new Error(`docs/site.md has no block ${start.trim()}`)
  return text.slice(place + start.length)
}
