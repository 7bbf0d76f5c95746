import { copyFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Writes the page to leaf through all pictures of a folder, those of earlier runs too, and returns how many there are. */
export async function writeIndex(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.png'))
  const pictures = files
    .map(file => file.replaceAll('\\', '/'))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map(file => {
      const [, name, language, scheme, width] = /^(.+)\/(\w+)-(\w+)-(\d+)\.png$/.exec(file) ?? []
      return { file, name, language, scheme, width }
    })
  await writeFile(join(folder, 'pictures.js'), `const pictures = ${JSON.stringify(pictures, null, 1)}\n`)
  await copyFile(fileURLToPath(new URL('index.html', import.meta.url)), join(folder, 'index.html'))
  return pictures.length
}
