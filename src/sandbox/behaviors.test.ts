import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behaviors, type Ending, endings, faults } from './behaviors.ts'

const page = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8')
const rows = page.split('\n').map(row => row.split('|').map(cell => cell.trim()))

const told = ({ kind, cause }: Ending) => (cause ? `${kind}: ${cause}` : kind)

test('the page on the sandbox tells how each behavior ends, in JSON and in ACORD', () => {
  for (const [lastName, behavior] of Object.entries(behaviors)) {
    const [, , , json = '', acord = ''] = rows.find(([, name]) => name === lastName) ?? []
    expect(json.split(/,| \(/)[0], lastName).toBe(told(endings[behavior].json))
    expect(acord.split(/,| \(/)[0], lastName).toBe(told(endings[behavior].acord))
  }
})

test('the page on the sandbox names every fault', () => {
  for (const fault of Object.keys(faults)) expect(page).toContain(`\`${fault}\``)
})
