import { rooms } from './rooms.ts'

/** A page with the table of the rooms between its marks. */
export function withRooms(page: string): string {
  const rows = rooms.map(({ files, is, may, typesOf = {}, isPure }) => {
    const names = may
      .filter(name => !name.startsWith('!'))
      .map(name => (name in typesOf ? `${name} (types)` : name))
    return `| \`${files}\` | ${is}${isPure ? '; pure' : ''} | ${usesOf(files, names)} |`
  })
  const table = ['| Folder | Is | May use |', '|---|---|---|', ...rows].join('\n')
  const [before = '', rest = ''] = page.split('<!-- rooms -->\n')
  const [, after = ''] = rest.split('<!-- /rooms -->')
  return `${before}<!-- rooms -->\n${table}\n<!-- /rooms -->${after}`
}

/** Only the server's ground floor lists what all its floors may use. */
function usesOf(files: string, names: readonly string[]): string {
  if (!files.startsWith('server/')) return names.join(', ') || 'nothing of ours'
  if (files === 'server/platform') return 'the product without page and sandbox'
  const page = names.filter(name => name.startsWith('web/'))
  return ['the same, and the server folders above', ...page].join(', ')
}
