import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { speaking } from '../../../../tests/rooms/json-speaking.ts'

const page = ['mapping', 'mapping-question', 'mapping-reply']
  .map(name => readFileSync(new URL(`../../../../docs/carriers/${name}.md`, import.meta.url), 'utf8'))
  .join('\n')

/** The JSON in the rows of a section of the pages about mappings. */
function written(title: string): readonly string[] {
  const [, rest = ''] = page.split(`\n${title}\n`)
  const [section = ''] = rest.split(/\n##+ /)
  return [...section.matchAll(/`([[{][^`]*[\]}])`/g)].map(([, json = '']) => json.replaceAll('\\|', '|'))
}

describe.each([
  ['## In the body', 9],
  ['## Only sometimes', 3],
  ['## Lists', 6],
  ['## Days', 4],
  ['## Calculations', 6],
])('the document shows in "%s"', (title, count) => {
  const shown = written(title).filter(json => json.includes('"$') || json.includes(':'))
  it(`${count} templates`, () => {
    expect(shown).toHaveLength(count)
  })
  it.each(shown)('%s, which loads', json => {
    const isOfMember = json.startsWith('{ "$plus": [".#"')
    const word = isOfMember ? { $each: 'risk.drivers', item: JSON.parse(json) } : JSON.parse(json)
    const limits = { MIN: 25, L50: 50, L100: 100, L250: 250 }
    const tables = Object.fromEntries(
      ['limits', 'thousands'].filter(name => json.includes(`"${name}"`)).map(name => [name, limits]),
    )
    expect(speaking({ body: { word }, tables }).sent()).toBeDefined()
  })
})

describe('the document shows in "## Conditions"', () => {
  const shown = written('## Conditions').filter(json => !json.includes('http'))
  it('six', () => {
    expect(shown).toHaveLength(6)
  })
  it.each(shown)('%s, which loads', json => {
    const word = { $when: [JSON.parse(json)], value: 1, otherwise: 2 }
    expect([1, 2]).toContain(speaking({ body: { word } }).sent().word)
  })
})

describe('the document shows in "## Outcomes"', () => {
  const shown = written('## Outcomes').filter(
    json => json.startsWith('{ "path": "') || json.startsWith('{ "$'),
  )
  const amounts = shown.filter(json => json.includes('"unit"'))
  it.each(amounts)('%s, an amount that loads', json => {
    const answer = [{ quoted: { premium: JSON.parse(json), term: 'year' } }]
    expect(speaking({ answer }).read({})).toMatchObject({ cause: 'badAnswer' })
  })
  it('four amounts', () => {
    expect(amounts).toHaveLength(4)
  })
})

it('the document shows under "Each car" what a reply says of them, which loads', () => {
  const [, shown = ''] = /^```json cars\n(.*?)^```$/ms.exec(page) ?? []
  const reply = { quote: { premium: 500, vehicles: [{ no: 1, price: 400, coverages: [] }] } }
  expect(speaking({ answer: [{ quoted: JSON.parse(shown) }] }).read(reply)).toMatchObject({ kind: 'quoted' })
})
