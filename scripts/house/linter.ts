import { type Room, rooms } from './rooms.ts'

const tests = ['!**/*.test.ts', '!**/*.test.tsx']
const foreign = [
  'node:*',
  'react',
  'react-dom',
  'react/**',
  'react-dom/**',
  'fastify',
  '@fastify/**',
  'kysely',
  'pg',
  'pino',
]
const topOf = (name: string) => name.split('/', 1)[0] ?? ''
const tops = [...new Set(rooms.map(({ files }) => topOf(files)))]

/** The linter's part of the fences, `fences.json`: the rules that the text of an import is enough for. */
export function linterFences(): string {
  const overrides = rooms.map(room => ({
    includes: [room.files.includes('*') ? `src/${room.files}` : `src/${room.files}/**`, ...tests],
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: patternsOf(room) } } } },
    },
  }))
  return `{ "overrides": [\n${overrides.map(one => JSON.stringify(one)).join(',\n')}\n] }\n`
}

function patternsOf({ files, may, isPure }: Room) {
  const own = topOf(files)
  const open = may.filter(name => !name.startsWith('!'))
  const shut = [
    ...tops
      .filter(top => top !== own && !open.includes(top))
      .flatMap(top => [
        `**/${top}/**`,
        ...open
          .filter(name => topOf(name) === top)
          .map(name => `!**/${name}${name.endsWith('.ts') || name.endsWith('.tsx') ? '' : '/**'}`),
      ]),
    ...floorsAbove(files, open),
  ]
  const message = `${files} may import ${open.join(', ') || 'nothing of ours'} (scripts/house/rooms.ts).`
  return [
    ...(shut.length > 0 ? [{ group: shut, message }] : []),
    ...(may.includes('!kinds/**/*.tsx') && own !== 'server'
      ? [{ group: ['**/*View.tsx'], message: 'A screen is loaded by the page alone.' }]
      : []),
    ...(isPure
      ? [
          {
            group: foreign,
            message: 'This room is pure: no React, no Fastify, no node: module. Pass in what it needs.',
          },
        ]
      : []),
  ]
}

/** The floors of the server that a room on one of them may not use. */
function floorsAbove(files: string, open: readonly string[]): readonly string[] {
  if (!files.startsWith('server/')) return []
  const floors = rooms.filter(room => room.files.startsWith('server/') && room.files !== files)
  return floors
    .filter(room => !open.includes(room.files))
    .map(room => `**/${room.files.slice('server/'.length)}/**`)
}
