import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { ownCarriers, sortCarriers } from '../../src/carriers/load-carriers.ts'
import { siteFile } from '../../src/site/site-file.ts'
import { newCarrier } from '../carrier/new-carrier.ts'
import { checkSite } from './check-site.ts'
import { newSite } from './new-site.ts'

const root = mkdtempSync(join(tmpdir(), 'sites-'))
afterAll(() => rmSync(root, { recursive: true }))

const folder = pathToFileURL(`${root}/site/`)
const carriersFolder = pathToFileURL(`${root}/carriers/`)

function write(files: ReadonlyMap<string, string>, into: URL): void {
  for (const [name, text] of files) {
    const file = new URL(name, into)
    mkdirSync(dirname(file.pathname), { recursive: true })
    writeFileSync(file, text)
  }
}

/** The site of docs/site.md with some changes, and its two carriers; checked without the demonstration's. */
function check(changes: object = {}) {
  const files = newSite()
  const site = { ...JSON.parse(files.get('site.json') ?? ''), ...changes }
  write(new Map([...files, ['site.json', JSON.stringify(site, null, 2)]]), folder)
  for (const [id, line, connector] of [
    ['oak', 'renters', 'rate-plan'],
    ['elm', 'auto', 'json-http'],
  ] as const)
    write(
      newCarrier({ id, line, connector, isMapped: connector === 'json-http' }),
      new URL(`${id}/`, carriersFolder),
    )
  const { carriers } = sortCarriers([carriersFolder])
  return checkSite({ folder, folders: [ownCarriers, carriersFolder], carriers })
}

const ownOnly = { demoCarriers: ['oak', 'elm'] }

describe('docs/site.md', () => {
  test('shows a site that is in order, with the two carriers that it makes', () => {
    expect(check(ownOnly)).toEqual({
      said: [
        'Heather Insurance: the files are in order.',
        'renters: 3 states, 1 insurer.',
        'auto: 3 states, 1 insurer.',
      ],
      isInOrder: true,
    })
  })

  test('explains every member of site.json, as the README of a new folder does', () => {
    const members = Object.keys(siteFile.entries)
    const explained = [...(newSite().get('README.md') ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(
      ([, name]) => name,
    )
    expect(explained).toEqual([...members, 'code', 'name', 'firstSteps'])
    expect(readFileSync('docs/site.md', 'utf8')).toContain('`SITE_DIR`')
    expect(v.is(siteFile, JSON.parse(newSite().get('site.json') ?? ''))).toBe(true)
  })
})

describe('a check of a site folder', () => {
  test('is not in order while no insurer writes a line that it names', () => {
    const { said, isInOrder } = check({ demoCarriers: ['oak'] })
    expect(isInOrder).toBe(false)
    expect(said).toContain(
      'site.json: lines: no insurer here writes auto. Add a carrier that does, or leave the line out.',
    )
  })

  test('names the states in which nobody writes a line', () => {
    const { said, isInOrder } = check({ ...ownOnly, lines: { auto: ['TX', 'NY'] }, states: 'all' })
    expect(said.at(-1)).toMatch(/^auto: /)
    expect(isInOrder).toBe(true)
  })

  test('shows demonstration carriers only where the site names them', () => {
    expect(check({ demoCarriers: undefined }).isInOrder).toBe(false)
    expect(check({ demoCarriers: 'all' }).isInOrder).toBe(true)
  })

  test('throws all faults of the files', () => {
    expect(() => check({ phone: '1', states: ['XX'] })).toThrow(
      /site\.json:\d+: phone.*\nsite\.json:\d+: states/,
    )
  })
})
