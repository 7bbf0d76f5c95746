import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Running } from './service.ts'

/** The letters that a service without a mail server has written as files. */
export async function letterFiles({ dataDir }: Pick<Running, 'dataDir'>): Promise<readonly string[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml'))
  return Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
}
