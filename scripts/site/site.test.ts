import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { sortCarriers } from '../../src/carriers/load-carriers.ts'
import { StartError } from '../../src/server/platform/start-error.ts'
import { readConfig } from '../../src/server/settings/config.ts'
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
function check(
  changes: object = {},
  pages: Readonly<Record<string, string>> = {},
  carrierChanges: object = {},
) {
  const files = newSite()
  const site = { ...JSON.parse(files.get('site.json') ?? ''), ...changes }
  write(new Map([...files, ['site.json', JSON.stringify(site, null, 2)]]), folder)
  for (const [id, line, connector] of [
    ['oak', 'renters', 'rate-plan'],
    ['elm', 'auto', 'json-http'],
  ] as const) {
    const files = newCarrier({ id, line, connector, isMapped: connector === 'json-http' })
    const carrier = { ...JSON.parse(files.get('carrier.json') ?? ''), ...(id === 'oak' && carrierChanges) }
    write(new Map([...files, ['carrier.json', JSON.stringify(carrier)]]), new URL(`${id}/`, carriersFolder))
  }
  for (const [name, text] of Object.entries(pages)) write(new Map([[`pages/${name}.md`, text]]), folder)
  const config = readConfig({ SITE_DIR: folder.pathname, CARRIERS_DIR: carriersFolder.pathname })
  const { carriers } = sortCarriers([carriersFolder])
  return checkSite({ config, carriers, today: '2026-12-01' })
}

const ownOnly = { demoCarriers: ['oak', 'elm'] }

describe('docs/site.md', () => {
  test('shows a site that is in order, with the two carriers that it makes', () => {
    expect(check(ownOnly)).toEqual({
      said: [
        'Heather Insurance: the files are in order.',
        'renters: 3 states, 1 insurer.',
        'auto: 3 states, 1 insurer.',
        'Licenses: TX: in order, until 2039-05-31.',
        'Licenses: CA: in order, until 2039-06-30.',
        'Licenses: none in OH, as unlicensed says.',
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
  test('names what has no Spanish, where the site has Spanish pages', () => {
    const changes = { ...ownOnly, tagLine: 'fair prices' }
    const notes = [
      'site.json:3: tagLine: it has no Spanish. Write { "en": …, "es": … }.',
      'pages/imprint.md: it has no Spanish. Write pages/es/imprint.md.',
    ]
    const pages = { imprint: '# Imprint\n' }
    expect(check(changes, pages)).toMatchObject({ said: expect.arrayContaining(notes), isInOrder: true })
    expect(check({ ...changes, spanish: false }, pages).said.join()).not.toContain('Spanish')
    expect(check(changes, { ...pages, 'es/imprint': '# Aviso legal\n' }).said).not.toContain(notes[1])
    rmSync(new URL('pages/', folder), { recursive: true })
  })

  test('is not in order while no insurer writes a line that it names', () => {
    const { said, isInOrder } = check({ demoCarriers: ['oak'], lines: ['renters', 'auto', 'pet'] })
    expect(isInOrder).toBe(false)
    expect(said).toContain(
      'site.json: lines: no insurer here sells pet. Add a carrier that does, or leave the line out.',
    )
    expect(said.join()).toMatch(
      /no insurer here sells auto\. The site doesn’t show elm, a demonstration carrier: write "demo": false/,
    )
  })

  test('names the states in which nobody writes a line', () => {
    const { said, isInOrder } = check({
      ...ownOnly,
      lines: { auto: ['TX', 'NY'] },
      states: 'all',
      unlicensed: ['NY'],
    })
    expect(said).toContainEqual(expect.stringMatching(/^auto: /))
    expect(isInOrder).toBe(true)
  })

  test('lists its licenses and its carriers’ appointments, and is not in order while one is over', () => {
    const until = (day: string) => ({ number: '1', until: day })
    const licenses = { TX: until('2026-12-13'), CA: until('2026-11-30'), OH: until('canceled') }
    const span = { lines: ['renters'], from: '2026-01-01' }
    const appointments = [
      { ...span, states: ['TX'], until: '2026-12-01' },
      { ...span, states: ['OH'], from: '2026-12-24', until: 'canceled' },
    ]
    const { said, isInOrder } = check({ ...ownOnly, licenses, unlicensed: undefined }, {}, { appointments })
    expect(said.slice(1, 9)).toEqual([
      'renters: 1 state, 1 insurer. Not sold in CA, OH: no insurer writes it there, or a license or appointment is missing or over. Visitors from there are told so on the first page.',
      'auto: 2 states, 1 insurer. Not sold in CA: no insurer writes it there, or a license or appointment is missing or over. Visitors from there are told so on the first page.',
      'Licenses: TX: ends in 12 days, on 2026-12-13.',
      'Licenses: CA: over since 2026-11-30: nothing is sold there. Write the new last day.',
      'Licenses: OH: in order.',
      'oak: Appointments for renters: CA: missing: nothing is sold there. Add it once you have it.',
      'oak: Appointments for renters: OH: missing until 2026-12-24: nothing is sold there.',
      'oak: Appointments for renters: TX: ends today, 2026-12-01.',
    ])
    expect(isInOrder).toBe(false)
    expect(
      check({ ...ownOnly, licenses: { ...licenses, CA: until('2026-12-01') }, unlicensed: undefined })
        .isInOrder,
    ).toBe(true)
  })

  test('is refused, as a start is, while it serves a state without a license and does not say so', () => {
    const ohio = { ...ownOnly, unlicensed: undefined }
    expect(() => check(ohio)).toThrow(StartError)
    expect(() => check(ohio)).toThrow(/^site\.json:\d+: licenses: you serve OH without a license there\. Add/)
    expect(check({ ...ohio, states: ['TX', 'CA'] }).isInOrder).toBe(true)
  })

  test('shows demonstration carriers only where the site names them', () => {
    expect(check({ demoCarriers: undefined }).isInOrder).toBe(false)
    expect(check({ demoCarriers: 'all' }).isInOrder).toBe(true)
  })

  test('tries the texts against the carriers, the days and the settings, as the start of production would', () => {
    const { said, isInOrder } = check(ownOnly, {
      terms: '# Terms\n\nWe compare in all 50 states.\n\nWe send no email. {{nmae}}\n',
      imprint: '# Who we are\n\nAnswers are kept for 365 days.\n',
    })
    expect(isInOrder).toBe(false)
    expect(said.slice(6)).toEqual([
      expect.stringMatching(/pages\/terms\.md:5: there is no fact "nmae"/),
      expect.stringMatching(
        /pages\/terms\.md:3: “We compare in all 50 states.” is not so: carriers sell in California, Ohio, and Texas\./,
      ),
      expect.stringMatching(/pages\/terms\.md:5: .* SMTP_URL is set, as production needs it/),
      expect.stringMatching(/pages\/imprint\.md:3: .* quotes are kept for 30 days/),
      'pages/imprint.md: it has no Spanish. Write pages/es/imprint.md.',
      'pages/terms.md: it has no Spanish. Write pages/es/terms.md.',
    ])
    expect(check(ownOnly, { terms: '# Terms\n', imprint: '# Who we are\n' }).isInOrder).toBe(true)
  })

  test('throws all faults of the files', () => {
    expect(() => check({ phone: '1', states: ['XX'] })).toThrow(
      /site\.json:\d+: phone.*\nsite\.json:\d+: states/,
    )
  })
})
