import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { parseSealKeys } from '../platform/seal.ts'
import { readOrMakeSealKeys } from './seal-keys-file.ts'

let dataDir: string

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wadsworth-keys-'))
  dataDir = join(folder, 'var')
  onTestFinished(() => rm(folder, { recursive: true }))
})

test('seal keys are made once, for their owner alone', async () => {
  const keys = await readOrMakeSealKeys(dataDir)
  expect(parseSealKeys(keys)).toHaveLength(1)
  expect(await readOrMakeSealKeys(dataDir)).toBe(keys)
  expect((await stat(join(dataDir, 'seal-keys'))).mode & 0o777).toBe(0o600)
})

test('processes that start at once agree on the seal keys', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => readOrMakeSealKeys(dataDir)))
  expect(new Set(made).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['seal-keys'])
})

test('seal keys that cannot be made stop the start in one line that names the setting', async () => {
  await writeFile(dataDir, 'a file in its place')
  await expect(readOrMakeSealKeys(dataDir)).rejects.toThrow(
    /^The seal keys in .*seal-keys can't .*\. Set SEAL_KEYS/,
  )
})
