import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Carrier } from '../src/carriers/carrier.ts'
import { byHash } from '../src/connectors/folder-words.ts'
import { ratePlan } from '../src/connectors/rate-plan/rate-plan.ts'
import { status } from '../src/contract/prices/status.ts'
import { connect } from '../src/server/platform/database/database.ts'
import { forgetOldWords, keepWords, readWords } from '../src/server/store/rows/folder-sentences.ts'
import { freshDatabase, freshDatabaseUrl } from './support/database.ts'
import { carrier } from './support/panel.ts'
import { quiet } from './support/quiet.ts'
import { answerUntil } from './support/renters.ts'
import { run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'

const dayMs = 86_400_000

/** A carrier whose plans are in a folder of their own, and a function that changes its note about every price. */
async function insurer() {
  const folder = await mkdtemp(join(tmpdir(), 'wadsworth-plans-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(fileURLToPath(new URL('../data/carriers/bramble/plans/', import.meta.url)), folder, {
    recursive: true,
  })
  const file = join(folder, 'renters.json')
  return {
    loaded(): readonly [Carrier] {
      const plans = pathToFileURL(`${folder}/`)
      const writing = ratePlan({
        ...{ carrier: 'one', line: 'renters', plans },
        ...{ phone: '1-800-555-0100', validDays: 30 },
      })
      return [{ ...carrier('one', 4, writing.connector), lines: { renters: writing } }]
    },
    async sayNote(text: string) {
      const document = JSON.parse(await readFile(file, 'utf8'))
      const note = { id: 'everybody', when: ['ge', 'insuredAge', 18], text }
      await writeFile(file, JSON.stringify({ ...document, present: { notes: [note] } }))
    },
  }
}

async function notesShown(visitor: Visitor, quote_id: string): Promise<string | undefined> {
  const { reply } = await visitor.call(status, { quote_id })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  return reply.data.result.quotes[0]?.description
}

/** The service on one database, with these carriers, and the same visitor on it. */
async function serviceWith(carriers: readonly Carrier[], env: Readonly<Record<string, string>>) {
  const running = await run({ carriers, env })
  onTestFinished(() => running.close())
  return running
}

test('an offer keeps its words when its plan changes, and says something general once they are missing (spec 4.4.14)', async () => {
  const { loaded, sayNote } = await insurer()
  const env = {
    DATABASE_URL: await freshDatabaseUrl(),
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  }
  const { db, close } = await connect({ url: env.DATABASE_URL, log: quiet })
  onTestFinished(close)
  const words = async () => (await sql`select from folder_sentence`.execute(db)).rows.length

  await sayNote('Your things, wherever you are.')
  const before = await serviceWith(loaded(), env)
  await expect.poll(words).toBeGreaterThan(0)
  const visitor = before.visitor()
  const id = (await answerUntil(visitor))?.config.quoteId ?? ''
  const note = '<p>Your things, wherever you are.</p>'
  expect(await notesShown(visitor, id)).toContain(note)

  await sayNote('Everything.')
  const after = await serviceWith(loaded(), env)
  const same = after.visitor()
  for (const [name, value] of visitor.cookies) same.cookies.set(name, value)
  expect(await notesShown(same, id)).toContain(note)

  await sql`delete from folder_sentence`.execute(db)
  expect(await notesShown(same, id)).toContain(
    'This insurer has a note about this price. Ask about it before you buy.',
  )
  expect(after.logged.map(line => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      event: 'words-gone',
      sentence: expect.stringMatching(/^bramble\/renters#notes\.everybody:[0-9a-f]{16}$/),
    }),
  )
})

test('words of folders are kept as long as an offer may name them, by whichever process had them last', async () => {
  const { db } = await freshDatabase()
  const [old, both] = [
    byHash([{ en: 'Old words.' }, { en: 'Words.' }]),
    byHash([{ en: 'Words.', es: 'Palabras.' }, { en: 'New words.' }]),
  ]
  const today = new Date()
  const daysAgo = (days: number) => new Date(today.getTime() - days * dayMs)
  await keepWords(db, old, daysAgo(32))
  await Promise.all([keepWords(db, both, today), keepWords(db, both, daysAgo(1))])
  const hashes = [...old.keys(), ...both.keys()]
  expect((await readWords(db, hashes)).size).toBe(3)
  await forgetOldWords(db, { retentionDays: 40, now: today })
  expect((await readWords(db, hashes)).size).toBe(3)
  await forgetOldWords(db, { retentionDays: 30, now: today })
  const left = [...(await readWords(db, hashes)).values()].toSorted((a, b) => (a.en < b.en ? -1 : 1))
  expect(left).toEqual([{ en: 'New words.' }, { en: 'Words.', es: 'Palabras.' }])
})
