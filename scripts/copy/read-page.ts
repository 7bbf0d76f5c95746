import type { Screen } from '../../src/contract/page.ts'
import { openBuiltPage } from '../../src/server/http/pages/document/built-page.ts'
import { atRoot, demoFacts } from './demo-facts.ts'

/** Renders screens with the built page and reads their text, one element per line. */
export async function openReader(dist: string): Promise<(screen: Screen) => Promise<readonly string[]>> {
  const pages = await openBuiltPage(dist, atRoot)
  return async screen => {
    const initial = {
      error: null,
      wadsworth_first_step: null,
      zip_code: null,
      insurance_type: null,
      lead_id: null,
      facts: demoFacts,
    }
    const { html } = await pages.draw({ ...initial, screen })
    const [question = '', aside = ''] = (/<main\b.*?<\/main>/s.exec(html)?.[0] ?? '').split('<aside', 2)
    // What phones fold and wide screens show is rendered twice.
    return [...wordsIn(question), ...new Set(wordsIn(`<aside${aside}`))]
  }
}

/** Inline elements. */
const inline = /<\/?(?:a|em|strong)\b[^>]*>/g

/** The text of HTML as a reader sees it; long lists, such as states and years, are cut short. */
export function wordsIn(html: string): readonly string[] {
  return html
    .replaceAll(/<select\b.*?<\/select>/gs, list => shortened(list))
    .replaceAll(/<svg\b.*?<\/svg>|<span aria-hidden[^>]*>[^<]*<\/span>|<!-- -->/gs, '')
    .replaceAll(inline, '')
    .replaceAll(/<button\b[^>]*>(.*?)<\/button>/gs, (_, words: string) => `\n[${plain(words)}]\n`)
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map(line => unescaped(line).trim())
    .filter(line => line !== '' && line !== '[]')
}

function plain(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').trim()
}

const longest = 12

function shortened(list: string): string {
  const options = [...list.matchAll(/<option\b[^>]*>(.*?)<\/option>/gs)].map(([, words = '']) => words)
  const listed = options.length > longest ? [...options.slice(0, 3), '…', options.at(-1)] : options
  return `<p>${listed.join(' / ')}</p>`
}

function unescaped(text: string): string {
  const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => characters[name] ?? entity)
}
