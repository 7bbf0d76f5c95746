import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { readSettingsOf } from './read-secret.ts'

function secretFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'wren')
  writeFileSync(file, text)
  return file
}

test('a secret in a file is read without its last line break, and again once the file has changed', () => {
  const file = secretFile('first\n')
  const { secret } = readConfig({ WREN_SECRET_FILE: file })
  expect(secret('WREN_SECRET')).toBe('first')
  writeFileSync(file, 'the second one\r\n')
  expect(secret('WREN_SECRET')).toBe('the second one')
  rmSync(file)
  expect(secret('WREN_SECRET')).toBe('the second one')
})

test('every setting may stand in a file', () => {
  const file = secretFile('postgres://u:p@db.example:5432/w\n')
  expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://u:p@db.example:5432/w')
})

test('a file that cannot be read, and a setting that is given twice, stop the start by name', () => {
  const away = () => readSettingsOf({ WREN_SECRET_FILE: '/nowhere/wren' })('WREN_SECRET')
  expect(away).toThrow(/^WREN_SECRET_FILE isn't valid\. It takes the path of a file/)
  const twice = { WREN_SECRET: 'x', WREN_SECRET_FILE: secretFile('y') }
  expect(() => readSettingsOf(twice)('WREN_SECRET')).toThrow('WREN_SECRET and WREN_SECRET_FILE are both set.')
})
