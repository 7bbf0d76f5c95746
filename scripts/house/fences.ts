import { matchesGlob } from 'node:path/posix'
import { type Room, rooms } from './rooms.ts'
import type { Import, Source } from './sources.ts'

/** The innermost room that a file below the repository is in; undefined for a file in none. */
export function roomOf(file: string): Room | undefined {
  return rooms.filter(({ files }) => isIn(files, file)).toSorted((a, b) => b.files.length - a.files.length)[0]
}

/** Whether a room's files, a folder or a single file include a file. */
function isIn(files: string, file: string): boolean {
  return matchesGlob(file, `src/${files}`) || file.startsWith(`src/${files}/`)
}

const foreign = /^node:|^(?:react|react-dom|fastify|kysely|pg|pino)(?:\/|$)|^@fastify\//

/** What is wrong with an import, in a few words; null when the house allows it. */
export function faultOf(
  { file }: Pick<Source, 'file'>,
  { from, file: target, isType }: Import,
): string | null {
  const room = roomOf(file)
  if (!room) return null
  if (target === null) return room.isPure && foreign.test(from) ? `${room.files} is pure` : null
  if (!target.startsWith('src/') || roomOf(target) === room) return null
  const isAllowed = room.may.filter(name => !name.startsWith('!')).some(name => isIn(name, target))
  const isTakenOut = room.may.some(name => name.startsWith('!') && isIn(name.slice(1), target))
  if (!isAllowed || isTakenOut) return `${room.files} may not use it`
  const typed = Object.entries(room.typesOf ?? {}).find(([name]) => isIn(name, target))
  if (!typed || isType || typed[1].some(name => isIn(name, target))) return null
  return `${room.files} may know the types of ${typed[0]} alone`
}
