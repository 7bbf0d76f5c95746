import { readdirSync } from 'node:fs'
import { type Problem, problemsIn, readDocument } from '../connectors/json-document.ts'
import { readText } from '../connectors/reply/read-text.ts'
import { placeOf } from '../reference/places.ts'
import { type Community, communityFile } from './community.ts'

/** A folder of communities that cannot be used; the message names file and line, and says what to fix. */
export class CommunityError extends Error {
  override readonly name = 'CommunityError'
}

/** The demonstration's own communities, all of them invented. */
const ownCommunities = new URL('../../data/communities/', import.meta.url)

/**
 * The communities of a folder, one JSON file each, in the order of their ids. Throws a CommunityError for the first file
 * with mistakes.
 */
export function loadCommunities(folder: URL = ownCommunities): readonly Community[] {
  const files = readdirSync(folder).filter(file => file.endsWith('.json'))
  return files.toSorted().map(file => readCommunity(file, folder))
}

function readCommunity(file: string, folder: URL): Community {
  const id = file.slice(0, -'.json'.length)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 60)
    throw new CommunityError(
      `communities/${file}: its name becomes part of an address. Use lower-case letters, digits and single hyphens, at most 60.`,
    )
  const name = `communities/${file}`
  try {
    const source = { file: name, text: readText(new URL(file, folder), name) }
    const read = readDocument(source, communityFile)
    const problem = zipProblem(read)
    if (problem) throw problemsIn(source, [problem])
    return { id, ...read }
  } catch (cause) {
    throw new CommunityError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

function zipProblem({ zip, state }: Pick<Community, 'zip' | 'state'>): Problem | null {
  const place = placeOf(zip)
  if (!place) return { path: 'zip', message: `nobody knows the ZIP code ${zip}. Correct it.` }
  if (place.state === state) return null
  return { path: 'zip', message: `${zip} is in ${place.state}, not in ${state}. Correct one of the two.` }
}
