import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { status } from '../src/contract/prices/status.ts'
import { wordsOf } from '../src/server/compose/carriers.ts'
import type { FormWords } from './support/form-words.ts'
import { fillForm } from './support/forms.ts'
import { journeys, type LineName } from './support/journeys.ts'
import { rowsOf } from './support/rows.ts'
import { demoCarriers, type Running, run } from './support/service.ts'
import { storedRows } from './support/stored-rows.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

/** Words that only the visitor uses, in every field that accepts free text. */
const marks = {
  Example: 'Zzyzxmark',
  'ann@example.com': 'zzyzxmark@example.com',
  '500 East 4th Street': '500 Zzyzxmark Street',
  'Harbor Mutual': 'Zzyzxmark Mutual',
  '4T1B11HK5KU210203': '4T1B11HK5KUZZYZXM',
  '1HGCM82633A004352': '1HGCM82633ZZYZXMK',
}
const traces = ['zzyzx', 'DEADBOLT', 'CANCER', 'DOG_MEDIUM']

function marked(fields: FormWords): FormWords {
  const health = 'choices' in fields ? { choices: fields.choices } : {}
  const words = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? (marks[value as keyof typeof marks] ?? value) : value,
  ])
  return { ...Object.fromEntries(words), ...health }
}

/** Everything stored, except the sentences of plans: they were in folders before any visitor. */
async function dump(): Promise<string> {
  const rows = await storedRows(service.databaseUrl)
  return rows
    .filter(({ table }) => !table.endsWith('.folder_sentence'))
    .map(({ text }) => text)
    .join('\n')
}

describe.each(Object.keys(journeys) as LineName[])('what a visitor says in the %s line', name => {
  test('appears in no log, no address and no table in the clear', async () => {
    const visitor = service.visitor()
    await visitor.open('/start')
    let at = ''
    for (const [route, words] of journeys[name]) {
      const own = route === '/quote/life/4' ? { choices: ['CANCER'] } : marked(words)
      const reply = await fillForm(visitor, route, own)
      expect(reply.status, `${route} ${await reply.clone().text()}`.slice(0, 400)).toBe(303)
      at = reply.headers.get('location') ?? ''
      expect(at.toLowerCase()).not.toContain('zzyzx')
    }
    const quoteId = /^\/quotes\/([\w-]+)$/.exec(at)?.[1]
    const { reply } = await visitor.call(status, { quote_id: quoteId })
    expect(reply.status).toBe('OK')
    const stored = await dump()
    expect(stored).toContain(quoteId)
    for (const text of [stored, service.logged.join('')])
      for (const trace of traces) expect(text.toLowerCase()).not.toContain(trace.toLowerCase())
  })
})

test('the stored sentences of plans are those of the folders, and nothing else', async () => {
  const rows = await rowsOf<{ words: string }>(service.databaseUrl, 'select words from folder_sentence')
  const folders = new Set([...wordsOf(demoCarriers()).values()].map(({ en }) => en))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ words }) => !folders.has(words))).toEqual([])
})

test('what a partner says about a visitor appears in no log', async () => {
  const visitor = service.visitor()
  await visitor.open('/partner?partner=maple&type=renters&zip=78701&address=77+Zzyzxmark+Lane')
  expect(service.logged.join('').toLowerCase()).not.toContain('zzyzx')
})
