import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behaviors, type Ending, endings, faults } from './behaviors.ts'

const page = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8')
const rows = page.split('\n').map(row => row.split('|').map(cell => cell.trim()))

const inWords = ({ kind, cause }: Ending) => (cause ? `${kind}: ${cause}` : kind)

/** Beyond the ending, a row may say more. */
const endingIn = (cell = '') => cell.split(/,| \(/)[0]

test.each(Object.entries(behaviors))(
  'the page on the sandbox documents how %s ends',
  (lastName, behavior) => {
    const [, , , json, acord] = rows.find(([, name]) => name === lastName) ?? []
    expect(endingIn(json)).toBe(inWords(endings[behavior].json))
    expect(endingIn(acord)).toBe(inWords(endings[behavior].acord))
  },
)

test.each(Object.entries(faults))(
  'the page on the sandbox tells how a carrier ends with the fault %s',
  (fault, ending) => {
    const [, , , json, acord] = rows.find(([, name]) => name === `\`${fault}\``) ?? []
    expect(endingIn(json)).toBe(inWords(ending.json))
    expect(endingIn(acord)).toBe(inWords(ending.acord))
  },
)
