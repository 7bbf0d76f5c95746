import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allKinds, kindView, loadAllScreens, loadScreensFrom } from '../web/load-screen.ts'
import { screenFiles } from '../web/screens.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

loadScreensFrom(screenFiles)
await loadAllScreens()

test('the page finds a view for every kind, and no other', async () => {
  expect((await allKinds()).toSorted()).toEqual(folders.toSorted())
})

describe.each(folders)('the folder of the kind %s is complete', folder => {
  test('it contains the kind, its view and a test', () => {
    const files = readdirSync(join(import.meta.dirname, folder))
    expect(existsSync(join(import.meta.dirname, folder, `${folder}.ts`))).toBe(true)
    expect(files.some(file => /\.test\.tsx?$/.test(file))).toBe(true)
  })

  test('its view has the same schema and fields as the server', async () => {
    const kind = await kindView(folder).loadKind()
    const own = await import(`./${folder}/${folder}.ts`)
    expect(kind.answer).toBe(own.answer)
    expect(kind.fields).toBe(own.fields)
  })
})
