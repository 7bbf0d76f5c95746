import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { stateCodes } from '../law/jurisdictions.ts'
import { insuranceLines } from '../law/rule.ts'
import { loadSite, ownSite } from './load-site.ts'
import { phoneNumber } from './phone-number.ts'
import { licensedOn, shownSite } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'sites-'))
afterAll(() => rmSync(folder, { recursive: true }))

const demo = JSON.parse(readFileSync(new URL('site.json', ownSite), 'utf8'))

/** Writes the demonstration's site with some changes, one member a line, and loads it. */
function load(changes: object = {}, partners: unknown = []) {
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...demo, ...changes }, null, 2))
  writeFileSync(join(folder, 'partners.json'), JSON.stringify(partners, null, 2))
  return loadSite(pathToFileURL(`${folder}/`))
}

function licenseUntil(until: string) {
  return { number: '1', until }
}

describe('a site folder', () => {
  test('is what the demonstration has too, which serves everything everywhere', () => {
    const site = loadSite()
    expect(site).toMatchObject({ name: 'Wadsworth', retentionDays: 30, licenses: [], unlicensed: stateCodes })
    expect(Object.keys(site.lines)).toEqual([...insuranceLines])
    expect(new Set(Object.values(site.lines).flat())).toEqual(new Set(stateCodes))
    expect(site.partners.map(({ code }) => code)).toEqual(['maple'])
  })

  test.each([
    [{ lines: ['pet', 'auto'] }, { auto: 51, pet: 51 }],
    [{ lines: ['auto'], states: ['TX', 'OH'] }, { auto: 2 }],
    [
      { lines: 'all', states: { allBut: ['NY'] } },
      Object.fromEntries(insuranceLines.map(line => [line, 50])),
    ],
    [{ lines: { auto: ['TX'], renters: 'all' }, states: { allBut: ['TX'] } }, { renters: 50 }],
  ])('serves the lines and states that it names: %j', (changes, expected) => {
    const served = Object.entries(load(changes).lines).map(([line, states]) => [line, states.length])
    expect(Object.fromEntries(served)).toEqual(expected)
  })

  test('has its licenses by state, and a copyright of its company where it names none', () => {
    const { copyright: _, ...others } = demo
    const licenses = {
      CA: { number: '0X12345', until: '2027-05-31' },
      TX: { number: '2345678', until: 'canceled' },
    }
    const unlicensed = { allBut: ['CA', 'TX'] }
    writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...others, licenses, unlicensed }))
    const site = loadSite(pathToFileURL(`${folder}/`))
    expect(site.licenses).toEqual([
      { state: 'CA', number: '0X12345', until: '2027-05-31' },
      { state: 'TX', number: '2345678' },
    ])
    expect(licensedOn(site, '2027-05-31').licenses).toHaveLength(2)
    expect(licensedOn(site, '2027-06-01').licenses).toEqual([{ state: 'TX', number: '2345678' }])
    expect(site.copyright).toEqual({ en: '© Wadsworth (a demonstration)' })
  })

  test('decides how each line offers mail, which asks for an invite code, and whether there are estimates', () => {
    expect(load()).toMatchObject({ emailVariants: {}, estimates: true })
    expect(load()).not.toHaveProperty('inviteCode')
    const choices = { emailVariants: { renters: 'more' }, inviteCode: ['auto'], estimates: false }
    expect(load(choices)).toMatchObject(choices)
  })

  test('shows its pages nothing that only the server needs', () => {
    expect(Object.keys(shownSite(load(), 'en'))).not.toContain('partners')
    expect(Object.keys(shownSite(load(), 'en'))).not.toContain('demoCarriers')
  })

  test.each([
    [{ phone: '555' }, /^site\.json:14: phone: write a telephone number like/],
    [{ email: 'help' }, /^site\.json:15: email: write one email address\.$/],
    [{ name: ' ' }, /^site\.json:2: name: write some text\.$/],
    [{ lines: ['boats'] }, /^site\.json:21: lines.*write "all", a list like .*renters, auto, homeowner/],
    [{ states: ['XX'] }, /^site\.json:\d+: states.*write "all", a list of state codes/],
    [{ licenses: { XX: licenseUntil('2027-05-31') } }, /^site\.json:\d+: licenses.*write codes of states/],
    [
      { licenses: { CA: '0X12345' } },
      /^site\.json:\d+: licenses\.CA: write its number and last day, like \{/,
    ],
    [
      { licenses: { CA: licenseUntil('2027-02-29') } },
      /^site\.json:\d+: licenses\.CA\.until: write its last day like 2026-12-31, or "canceled" if it has none\.$/,
    ],
    [
      { licenses: { CA: { number: '1' } } },
      /^site\.json:\d+: licenses\.CA\.until: it is missing\. Add it\.$/,
    ],
    [
      { licenses: { CA: licenseUntil('2027-05-31') } },
      /^site\.json:\d+: unlicensed: there is a license for CA\. .*\{ "allBut": \["CA"\] \}\.$/,
    ],
    [
      { states: ['TX', 'LA', 'CA'], licenses: { CA: licenseUntil('2027-05-31') }, unlicensed: ['TX'] },
      /^site\.json:\d+: licenses: you serve LA without a license there\. Add its number and last day, .* unlicensed/,
    ],
    [{ unlicensed: undefined, states: ['LA'] }, /^site\.json:1: licenses: you serve LA without a license/],
    [{ unlicensed: ['XX'] }, /^site\.json:\d+: unlicensed.*write "all", a list of state codes/],
    [{ retentionDays: 0 }, /^site\.json:\d+: retentionDays: write a whole number of days from 1 to 3650\.$/],
    [{ language: 'fr-FR' }, /^site\.json:\d+: language: write "en-US" or another kind of English/],
    [
      { colour: 'red' },
      /^site\.json:\d+: colour: this member is unknown\. Remove it, or correct its name\.$/,
    ],
    [
      { emailVariants: { auto: 'all' } },
      /^site\.json:\d+: emailVariants\.auto: write one of send, more, monitor\.$/,
    ],
    [
      { emailVariants: { boat: 'more' } },
      /^site\.json:\d+: emailVariants.*write lines of insurance: renters, auto/,
    ],
    [
      { emailVariants: { pet: 'more' }, inviteCode: ['life', 'pet'] },
      /^site\.json:\d+: emailVariants\.pet: pet asks for no email address\. Remove it\.\nsite\.json:\d+: inviteCode\.1: pet asks/,
    ],
    [{ email: undefined }, /^site\.json:1: email: it is missing\. Add it\.$/],
    [
      { demoCarriers: ['bramble', 'brambel'] },
      /^site\.json:\d+: demoCarriers\.1: there is no demonstration carrier brambel\. Remove it, or write one of .*bramble/,
    ],
  ])('with a fault in site.json names file, line and remedy: %j', (changes, message) => {
    expect(() => load(changes)).toThrow(message)
  })

  test.each([
    [{ code: 'Oak Bank', name: 'Oak' }, /^partners\.json:\d+: 1\.code: use lower-case letters/],
    [{ code: 'oak', name: 'Oak' }, /^partners\.json:7: 1\.code: there is another partner oak\./],
    [
      { code: 'elm', name: 'Elm', firstSteps: { renters: '/quote/renters/99' } },
      /^partners\.json:\d+: 1\.firstSteps\.renters: renters has no question \/quote\/renters\/99\. Its first is \/quote\/renters\/1;/,
    ],
  ])('with a fault in partners.json names file, line and remedy: %j', (partner, message) => {
    expect(() => load({}, [{ code: 'oak', name: 'Oak' }, partner])).toThrow(message)
  })

  test('names the faults of all its files at once', () => {
    expect(() => load({ phone: '1', email: '2' }, [{ code: 'A' }])).toThrow(
      /site\.json:14: phone.*site\.json:15: email.*partners\.json:3/s,
    )
  })

  test.each([
    ['theme.css', ':root {\n  --papper: #ffffff;\n}', /^theme\.css:2: --papper isn't a token/],
    ['logo.svg', '<svg/>', /^logo\.svg:1: it draws nothing/],
    ['share.png', 'no picture', /^share\.png: this isn't a PNG\. Export it again\.$/],
  ])('with a fault in %s alone names it', (file, text, message) => {
    onTestFinished(() => rmSync(join(folder, file)))
    writeFileSync(join(folder, file), text)
    expect(() => load()).toThrow(message)
  })

  test('without a site.json says how to get one', () => {
    rmSync(join(folder, 'site.json'))
    expect(() => loadSite(pathToFileURL(`${folder}/`))).toThrow(/npm run site -- new <folder>/)
  })
})

test.each([
  ['(512) 555-0142', '+15125550142'],
  ['1-800-555-0142', '+18005550142'],
  ['+1 512 555 0142', '+15125550142'],
  ['1-800-FLOWERS', '+18003569377'],
  ['+44 20 7946 0000', '+442079460000'],
  ['512.555.0142 ext. 7', '+15125550142;ext=7'],
  ['555-0142', null],
  ['012 555 0142', null],
  ['call me', null],
])('the telephone number %s dials %s', (text, dial) => {
  expect(phoneNumber(text)?.dial ?? null).toBe(dial)
})
