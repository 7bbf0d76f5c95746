import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SiteFacts } from '../contract/page.ts'
import { loadSite } from '../site/load-site.ts'
import { shownSite } from '../site/site.ts'
import { facts, type Known } from './facts.ts'
import { ownArticles, readArticles } from './read-articles.ts'

const publisher: Known['publisher'] = {
  ...loadSite(),
  name: 'Kestrel *Compare*',
  phone: { text: '(512) 555-0117', dial: '+15125550117' },
}
const site: SiteFacts = {
  site: shownSite(loadSite()),
  speech: 'en',
  demo: 'all',
  lines: ['renters', 'pet'],
  soldIn: 'Ohio and Texas',
  passedOn: [],
  retentionDays: 30,
  unfinishedDays: 7,
  eventDays: 400,
  sendsMail: false,
  mayShare: false,
}
const { demo: _, ...noDemonstration } = site
const real: SiteFacts = { ...noDemonstration, passedOn: ['renters'] }
const ours = { publisher, site, carriers: [], orderDays: 2557 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The HTML of a page that a site has of its own. */
function page(text: string, known: Partial<typeof ours> & { site?: SiteFacts } = {}, name = 'faq'): string {
  writeFileSync(join(folder, `${name}.md`), text)
  const articles = readArticles({ ...ours, ...known, folder: pathToFileURL(`${folder}/`) })
  const pieces = articles.find(article => article.name === name)?.pieces ?? []
  return pieces.map(piece => ('html' in piece ? piece.html : `[${piece.part}]`)).join('')
}

/** What the start is refused with, without the folder. */
function refusal(text: string, known: Partial<typeof ours> & { site?: SiteFacts } = {}): string {
  try {
    page(text, known, 'terms')
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/terms.md:`, '')
  }
  return ''
}

describe('the text pages', () => {
  test('fill facts in, as text and never as markup', () => {
    const html = page(
      '# Title\n\n{{name}} compares {{lines}} in {{states}}, [call](tel:{{phone to dial}}).\n',
    )
    expect(html).toContain('Kestrel *Compare* compares renters and pet insurance in Ohio and Texas')
    expect(html).toContain('href="tel:+15125550117"')
  })

  test('show a section where its fact is true, and repeat it for each entry of a list', () => {
    const licenses = [
      { state: 'TX', number: '123' },
      { state: 'OH', number: '456' },
    ]
    const text =
      '# Title\n\n{{#licenses}}\n- {{state}}: {{number}}\n{{/licenses}}\n\n{{^mail sent}}No letters.{{/mail sent}}\n'
    expect(page(text)).not.toContain('<li>')
    const html = page(text, { publisher: { ...publisher, licenses }, site: { ...site, sendsMail: true } })
    expect(html).toContain('<li>TX: 123</li>\n<li>OH: 456</li>')
    expect(html).not.toContain('No letters')
  })

  test('of the site take the place of ours, and further ones follow', () => {
    const further = 'imprint'
    page('# Our help\n', {}, 'faq')
    writeFileSync(join(folder, `${further}.md`), '# Who we are\n')
    const articles = readArticles({ ...ours, folder: pathToFileURL(`${folder}/`) })
    expect(articles.map(({ name }) => name)).toEqual([...ownArticles, further])
    expect(articles[0]?.title).toBe('Our help')
  })

  test('make questions that open of the headings of the FAQ', () => {
    const html = page('# FAQ\n\n## One?\n\nYes.\n\n## Two?\n\nNo.\n')
    expect(html).toMatch(
      /^<details><summary>One\?<\/summary>.*<\/details><details><summary>Two\?.*<\/details>$/s,
    )
  })

  test('have the parts that depend on their visitor between their words', () => {
    expect(page('# Privacy\n\nOne.\n\n{{> signal}}\n\nTwo.\n')).toMatch(/One.*\[signal\].*Two/s)
  })

  test('refuse markup, pictures, unknown facts and open sections, each with its line', () => {
    const text = '# Title\n\nOne <b>two</b>\n![x](y.png)\n\n{{nmae}}\n{{{name}}}\n\n{{> form}}\n'
    const said = refusal(text).split('\n')
    expect(said.map(line => line.split(' ')[0]).toSorted()).toEqual(
      ['3:', '3:', '4:', '6:', '7:', '9:'].toSorted(),
    )
    expect(said.join()).toContain('there is no fact "nmae". There are: name, tag line,')
    expect(refusal('# Title\n\n{{#pet}}\nWoof\n')).toMatch(/^\d: Unclosed section "pet"/)
    expect(refusal('No title\n')).toBe('1: begin with the title of the page: # Title')
  })

  test('are documented, fact by fact', () => {
    const docs = readFileSync(new URL('../../docs/texts.md', import.meta.url), 'utf8')
    for (const [name, { is }] of Object.entries(facts)) expect(docs).toContain(`| \`{{${name}}}\` | ${is} |`)
  })
})

describe('a start is refused for a text that', () => {
  test.each([
    ['says that answers stay, and a real carrier is asked', 'Your answers never leave this\nservice.', real],
    ['says that nothing is passed on, and it is', 'Nothing is passed to anyone outside it.', real],
    ['says that data is not sent, and it is', 'Your data isn’t sent to anyone.', real],
    ['says how long quotes are kept, otherwise than set', 'We keep your answers for 90 days.', site],
    ['says so in months', 'Quotes are erased after six months.', site],
    ['calls carriers fictional, and they are real', 'The insurers shown are fictional.', real],
    ['says that no mail is sent, and a server is set', 'We send no email.', { ...site, sendsMail: true }],
    [
      'says that addresses stay, and the site passes them on',
      'Your email address isn’t passed on.',
      { ...site, agent: 'Maple', emailPassedOn: true },
    ],
    [
      'says that no script is anybody else’s, and one is',
      'No other company’s scripts run here.',
      { ...site, isHostedChallenge: true },
    ],
    ['says that nobody counts along, and Google may', 'No analytics here.', { ...site, mayShare: true }],
    ['names all states, and only some are sold in', 'We compare in all 50 states.', site],
    ['counts other lines than there are', 'We compare six kinds of insurance.', site],
  ] as const)('%s', (_, sentence, known) => {
    const said = refusal(`# Title\n\nFine. ${sentence}\n`, { site: known })
    expect(said).toMatch(/^3: “.+” is not so: .+(?:Write|leave it out|load no)/)
  })

  test('says that no policy can be bought, and a real carrier sells them', () => {
    const binds = { demo: false, binds: {}, lines: {}, insurer: { name: 'Heron' } } as never
    expect(refusal('# Title\n\nNo policy can be bought here.\n', { carriers: [binds] as never })).toMatch(
      /policies sold/,
    )
  })

  test('and for none that says what is so', () => {
    const text =
      '# Title\n\nWe keep your answers for 30 days. An order is kept for 2,557 days. Nothing is sold. Call within 24 hours: we answer in 2 days.\n\n{{#only demonstration carriers}}All carriers are fictional.{{/only demonstration carriers}}\n'
    expect(refusal(text, { site: real })).toBe('')
  })
})

test.each([
  ['a demonstration', site],
  ['a site with one real carrier', { ...site, demo: 'some', passedOn: ['renters'], retentionDays: 365 }],
  ['a site that passes addresses on', { ...site, agent: 'Maple Street Agency', emailPassedOn: true }],
  ['a site with a hosted challenge', { ...site, isHostedChallenge: true }],
  ['a site of real carriers', { ...real, passedOn: ['pet'], sendsMail: true, mayShare: true }],
] as const)('our own texts are true of %s', (_, known) => {
  expect(readArticles({ ...ours, site: known })).toHaveLength(ownArticles.length)
})
