import { readFileSync } from 'node:fs'
import { DocumentError } from '../json-document.ts'

/** The text of a file that an operator wrote, called by `name` in messages. Throws a DocumentError unless it is UTF-8. */
export function readText(file: URL, name: string): string {
  const bytes = readFileSync(file)
  if (bytes.includes(0)) throw new DocumentError(`${name}:1: the file is UTF-16, or isn't text. ${saveIt}`)
  const text = utf8(bytes)
  if (text !== null) return text
  // Latin-1 text has as many bytes as characters.
  const lines = bytes.toString('latin1').split('\n')
  const line = lines.findIndex(one => utf8(Buffer.from(one, 'latin1')) === null) + 1
  throw new DocumentError(`${name}:${line}: a letter there isn't UTF-8 but Latin-1 or the like. ${saveIt}`)
}

const saveIt = 'Save it as UTF-8, which Excel calls "CSV UTF-8".'

/** Without the byte order mark that some programs write; null for other bytes. */
function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
