import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadCarriers } from '../carriers/load-carriers.ts'
import type { SiteFacts } from '../contract/page.ts'
import { longDay } from '../language/days.ts'
import { loadSite } from '../site/load-site.ts'
import { shownSite } from '../site/site.ts'
import { facts, type Known, ownTextsSince } from './facts.ts'
import { ownArticles, readArticles } from './read-articles.ts'

const publisher: Known['publisher'] = {
  ...loadSite(),
  name: 'Kestrel *Compare*',
  phone: { text: '(512) 555-0117', dial: '+15125550117' },
}
const site: SiteFacts = {
  site: shownSite(loadSite(), 'en'),
  speech: 'en',
  demo: 'all',
  pages: [],
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
  const { articles } = readArticles({ ...ours, ...known, folder: pathToFileURL(`${folder}/`) })
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
    const { articles } = readArticles({ ...ours, folder: pathToFileURL(`${folder}/`) })
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

  test('have sample prices on the start page alone', () => {
    expect(refusal('# Privacy\n\n{{> sample prices}}\n')).toBe(
      '3: there is no part "sample prices" here. There are: choice of counts, signal.',
    )
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

describe('in Spanish', () => {
  const spanish: SiteFacts = { ...site, speech: 'es', soldIn: 'Ohio y Texas' }
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, 'es'), { recursive: true })
    writeFileSync(join(folder, `${name}.md`), text)
  }
  const read = (publishers: Partial<Known['publisher']> = {}) =>
    readArticles({
      ...ours,
      ...{ site: spanish, english: site, publisher: { ...publisher, ...publishers } },
      folder: pathToFileURL(`${folder}/`),
    })

  test('each of our pages is another text, with facts as Spanish says them', () => {
    const { articles } = read()
    const titles = readArticles(ours).articles.map(({ title }) => title)
    expect(articles.map(({ name }) => name)).toEqual(ownArticles)
    expect(articles.filter(({ title, lang }) => titles.includes(title) || lang !== undefined)).toEqual([])
    expect(JSON.stringify(articles)).toMatch(/href=\\"\/es\/order\\".*href=\\"\/assets\/licenses/)
    expect(JSON.stringify(articles)).toContain(
      'Se puede comparar seguro para inquilinos y para mascotas, en Ohio y Texas',
    )
    for (const name of ['terms', 'privacy'])
      expect(JSON.stringify(articles.find(article => article.name === name))).toMatch(
        /desde el 26 de noviembre de 2026\..*rige el texto en inglés/,
      )
  })

  test('says whether the phone is answered in Spanish', () => {
    expect(JSON.stringify(read().articles)).toContain('donde se atiende en inglés')
    const others = JSON.stringify(read({ spanishPhone: true }).articles)
    expect(others).toContain('se atiende también en español')
    expect(others).not.toContain('se atiende en inglés')
  })

  test('a page of the site has its Spanish, or is English and says so, with facts in English', () => {
    write('faq', '# Our help\n\nIn {{states}}.\n')
    write('imprint', '# Who we are\n')
    const english = read().articles
    expect(english[0]).toMatchObject({ title: 'Our help', lang: 'en' })
    expect(JSON.stringify(english[0]?.pieces)).toContain('In Ohio and Texas.')
    write('es/faq', '# Ayuda\n\nEn {{states}}.\n')
    const [faq, ...others] = read().articles
    expect(faq).toMatchObject({ title: 'Ayuda', pieces: [{ html: '<p>En Ohio y Texas.</p>\n' }] })
    expect(faq).not.toHaveProperty('lang')
    expect(others.at(-1)).toMatchObject({ title: 'Who we are', lang: 'en' })
  })

  test('a false sentence stops the start with its line', () => {
    write('es/terms', '# Términos\n\nAquí no se usan cookies.\n')
    expect(read).toThrow(/es\/terms\.md:3: “Aquí no se usan cookies\.” is not so: two cookies/)
  })

  test('a false tag line in Spanish stops it too', () => {
    expect(() => read({ tagLine: { en: 'prices', es: 'sin cookies' } })).toThrow(
      /^site\.json: tagLine\.es: “sin cookies” is not so/,
    )
  })
})

describe('a start is refused for a text that', () => {
  test('is false, with its line and what to do', () => {
    const said = refusal('# Title\n\nFine. We send no\nemail.\n', { site: { ...site, sendsMail: true } })
    expect(said).toMatch(/^3: “We send no email\.” is not so: SMTP_URL is set, .+ leave it out\.$/)
  })

  test('is false in site.json', () => {
    const telling = {
      publisher: { ...publisher, tagLine: { en: 'no calls, ever' } },
      site: { ...site, agent: 'Maple' },
    }
    expect(refusal('# Title\n', telling)).toMatch(/^site\.json: tagLine: “no calls, ever” is not so: Maple/)
  })

  test('says what is false, and for none that says what is so', () => {
    const text =
      '# Title\n\nWe keep your answers for 30 days.\n\n{{#only demonstration carriers}}All carriers are fictional.{{/only demonstration carriers}}\n'
    expect(refusal(text, { site: real })).toBe('')
  })
})

test('a sentence that nothing here can judge is named with its line and what it depends on', () => {
  const name = 'imprint'
  writeFileSync(join(folder, `${name}.md`), '# Title\n\nWe promise to protect your answers.\n')
  const { doubts } = readArticles({ ...ours, site: real, folder: pathToFileURL(`${folder}/`) })
  expect(doubts).toEqual([
    {
      place: join(folder, `${name}.md:3`),
      sentence: 'We promise to protect your answers.',
      because: expect.stringMatching(/^answers do leave this service, for renters/),
    },
  ])
})

test('terms and privacy policy show from when they apply, ours or the site’s day', () => {
  const shown = (name: string, effective: object) => {
    const { articles } = readArticles({ ...ours, publisher: { ...publisher, ...effective } })
    return JSON.stringify(articles.find(article => article.name === name)?.pieces)
  }
  for (const name of ['terms', 'privacy']) {
    expect(shown(name, {})).toContain(`Effective ${longDay(ownTextsSince, 'en')}.`)
    expect(shown(name, { effective: '2027-03-01' })).toContain('Effective March 1, 2027.')
  }
})

/** Settings of which each may be on or off. */
const switches = [
  { agent: 'Maple Street Agency' },
  { agent: 'Maple Street Agency', emailPassedOn: true },
  { mapsService: 'Google Maps' },
  { isHostedChallenge: true },
  { mayShare: true },
  { sendsMail: true },
] as const
/** None, all, and each alone. */
const someSites = [{}, Object.assign({}, ...switches), ...switches]

const demonstration = loadCarriers()
const realCarriers = demonstration.map(carrier => ({ ...carrier, demo: false }))
const mixed = [...demonstration.slice(1), ...realCarriers.slice(0, 1)]

test.each([
  ['a demonstration', site, demonstration],
  [
    'a site with one real carrier',
    { ...site, demo: 'some', passedOn: ['renters'], retentionDays: 365 },
    mixed,
  ],
  ['a site of real carriers', { ...real, passedOn: ['pet'] }, realCarriers],
] as const)('our own texts are true of %s, whatever its settings', (_, known, carriers) => {
  for (const settings of someSites)
    for (const assistant of [true, false]) {
      const english = { ...known, ...settings }
      const spanish = { ...english, speech: 'es' as const, soldIn: 'Ohio y Texas' }
      const told = { ...ours, carriers, english, publisher: { ...publisher, assistant } }
      for (const facts of [english, spanish])
        expect(readArticles({ ...told, site: facts }).articles).toHaveLength(ownArticles.length)
    }
})
