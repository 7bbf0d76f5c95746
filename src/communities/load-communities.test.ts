import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { communityPath } from './community.ts'
import { CommunityError, loadCommunities } from './load-communities.ts'

const root = mkdtempSync(join(tmpdir(), 'communities-'))
let count = 0
afterEach(() => rmSync(root, { recursive: true, force: true }))

const sound = {
  name: 'Birch Row',
  fictional: true,
  kind: 'apartment community',
  street: '1 Birch Row',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
  tenant: {
    age: 30,
    home: 'APT_LARGE',
    protections: [],
    belongings: '20000',
    liability: '100000',
    deductible: '500',
  },
  questions: [],
}

/** Loads a folder that holds these texts by their file names. Throws what the loader throws. */
function load(files: Readonly<Record<string, string>>) {
  const folder = join(root, String(count++))
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return loadCommunities(pathToFileURL(`${folder}/`))
}

const written = (change: object = {}) => JSON.stringify({ ...sound, ...change }, null, 2)

describe('a folder of communities', () => {
  test('contains a file each, whose name is part of the address of its page (spec 2.1.4)', () => {
    const communities = load({ 'b-2.json': written(), 'a.json': written({ name: 'A' }), 'notes.txt': '' })
    expect(communities.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'A'],
      ['b-2', 'Birch Row'],
    ])
    expect(communities.map(communityPath)).toEqual([
      '/best-renters-insurance-a-tenants',
      '/best-renters-insurance-b-2-tenants',
    ])
  })

  test('of the demonstration says of each that it does not exist', () => {
    const communities = loadCommunities()
    expect(communities.length).toBeGreaterThan(2)
    expect(communities.filter(({ fictional }) => !fictional)).toEqual([])
  })

  test.each([
    ['x.json', written({ zip: '10001' }), 'communities/x.json:8: zip: 10001 is in NY, not in OH.'],
    ['x.json', written({ zip: '00000' }), 'communities/x.json:8: zip: nobody knows the ZIP code 00000.'],
    ['x.json', written({ zip: 43215 }), 'communities/x.json:8: zip: '],
    [
      'x.json',
      written({ tenant: { ...sound.tenant, age: 12 } }),
      'communities/x.json:10: tenant.age: write an age from 18 to 99.',
    ],
    ['x.json', written({ color: 'red' }), 'color: this member is unknown.'],
    ['x.json', written({ questions: undefined }), 'questions: it is missing. Add it.'],
    ['x.json', '{\n  "name": "X",\n', 'communities/x.json:3: this is not JSON from here on.'],
    ['Birch Row.json', written(), 'communities/Birch Row.json: its name becomes part of an address.'],
  ])('is refused with the file, the line and what to fix: %s %#', (file, text, message) => {
    const loading = () => load({ 'a.json': written(), [file]: text })
    expect(loading).toThrow(CommunityError)
    expect(loading).toThrow(message)
  })
})
