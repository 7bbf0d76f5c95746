import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { readText } from './read-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(bytes: Buffer): string {
  const file = join(folder, 'base.csv')
  writeFileSync(file, bytes)
  return readText(pathToFileURL(file), 'base.csv')
}

describe('a file that an operator wrote', () => {
  test('is UTF-8, with or without a mark at its beginning', () => {
    expect(read(Buffer.from('a,é\n'))).toBe('a,é\n')
    expect(read(Buffer.from('\u{feff}a,é\n'))).toBe('a,é\n')
  })

  test.each([
    ['UTF-16', Buffer.from('\u{feff}a,b\n', 'utf16le'), 'base.csv:1: the file is UTF-16'],
    ['UTF-16 without a mark', Buffer.from('a,b\n', 'utf16le'), 'base.csv:1: the file is UTF-16'],
    ['Latin-1', Buffer.from('a,b\n1,é\n', 'latin1'), "base.csv:2: a letter there isn't UTF-8 but Latin-1"],
  ])('as %s is refused with file, line and remedy', (_, bytes, message) => {
    expect(() => read(bytes)).toThrow(message)
    expect(() => read(bytes)).toThrow('Save it as UTF-8')
  })
})
