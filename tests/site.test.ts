import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { saveQuotes } from '../src/contract/sharing/save-quotes.ts'
import { type MailServer, openMailServer } from './support/mail-server.ts'
import { carrier, quoted } from './support/panel.ts'
import { anotherRenter, answerUntil } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { demoCarriers, type Running, run } from './support/service.ts'
import { carrierServer } from './support/wire.ts'

// A site of another name, with two lines, three states and one real carrier (docs/site.md).

let service: Running
let mails: MailServer
let wire: Awaited<ReturnType<typeof carrierServer>>
const agents = new Set<string | undefined>()

beforeAll(async () => {
  mails = await openMailServer()
  wire = await carrierServer(({ request, reply }) => {
    agents.add(request.headers['user-agent'])
    reply(quoted('9.00'))
  })
  const heather = { ...carrier('heath', 4, wire.connector('heath')), demo: false }
  service = await run({
    carriers: [heather, ...demoCarriers()],
    env: { SMTP_URL: mails.url, EGRESS_ALLOW: wire.host },
    site: {
      name: 'Heather',
      tagLine: { en: 'prices side by side' },
      company: { legalName: 'Heather Agency LLC', domicile: 'Texas', place: 'Austin, Texas' },
      copyright: { en: '© Heather Agency LLC' },
      postalAddress: 'Heather, 100 Example Street, Austin, TX 78701',
      phone: { text: '(512) 555-0142', dial: '+15125550142' },
      email: 'help@heather.example',
      earnings: { en: 'Insurers pay me a commission.' },
      demoCarriers: ['bramble'],
      lines: { renters: ['TX', 'OH'], auto: ['TX'] },
      askInstead: { en: 'Call us: we know who does.', es: 'Llámenos: sabemos quién lo hace.' },
      partners: [{ code: 'oak', name: 'Oak Bank', firstSteps: {} }],
    },
  })
})
afterAll(async () => {
  await service.close()
  await wire.close()
  await mails.close()
})

async function textAt(path: string): Promise<string> {
  return (await service.visitor().open(path)).text()
}

/** The one name of the interface that is fixed (spec 1.6). */
const fixed = /"wadsworth_first_step"/g
const other = /wadsworth|butler\b/i

describe('a site of one’s own', () => {
  test.each([
    'start',
    'welcome',
    'partner',
    'terms',
    'privacy',
    'disclosure',
    'about',
    'llms.txt',
    'nothing-here',
  ])('/%s names it, and never the demonstration', async path => {
    const response = await service.visitor().open(`/${path}`)
    const text = (await response.text()).replace(fixed, '').replace(/<style.*?<\/style>/gs, '')
    expect(text).toContain('Heather')
    expect(text).not.toMatch(/wadsworth/i)
    expect([...response.headers].join()).not.toMatch(/wadsworth/i)
  })

  test('introduces its own lines and insurers below its form', async () => {
    const page = await textAt('/start')
    expect(page).toContain('Renters insurance')
    expect(page).toContain('Car insurance')
    expect(page).not.toContain('Travel insurance')
    expect(page).toContain('Insurers pay me a commission.')
    expect(page).toContain(
      `Prices from Bramble &amp; Thorne Mutual (demo) and ${carrier('heath', 4, wire.connector('heath')).insurer.name}`,
    )
    expect(page).not.toContain('Quillfeather')
  })

  test('shows who runs it, and how to call its people', async () => {
    expect(await textAt('/about')).toContain('Heather Agency LLC')
    expect(await textAt('/start')).toContain('href="tel:+15125550142"')
  })

  test('offers the lines that it serves and no others', async () => {
    const page = await textAt('/start')
    expect(page).toContain('value="renters"')
    expect(page).toContain('value="auto"')
    expect(page).not.toContain('value="life"')
  })

  test.each([
    ['/start?type=life&zip=78701', 'I don’t compare life insurance here. Call us: we know who does.'],
    ['/es/start?type=life&zip=78701', 'Llámenos: sabemos quién lo hace.'],
    [
      '/start?type=renters&zip=10001',
      'I don’t have an insurer for renters insurance in New York yet. Call us',
    ],
    ['/partner?partner=oak&type=auto&zip=43004', 'I don’t have an insurer for car insurance in Ohio yet.'],
  ])('tells on the first page what it does not serve: %s', async (link, message) => {
    expect(await textAt(link)).toContain(message)
  })

  test('takes no start that it does not serve', async () => {
    const visitor = service.visitor()
    await visitor.open('/start')
    const start = { type: 'renters', zipCode: '10001' }
    const { reply } = await visitor.call(answer, { step: '/start', answer: start, source: 'web' })
    expect(reply).toMatchObject({
      status: 'Fail',
      reason: { errors: { zipCode: expect.stringContaining('in New York yet') } },
    })
  })

  test('shows the demonstration carriers that it names, writes to carriers and visitors in its own name', async () => {
    const visitor = service.visitor()
    const done = await answerUntil(visitor, undefined, anotherRenter())
    const quoteId = `${done?.config.quoteId}`
    const { result } = await untilComplete(visitor, quoteId)
    expect(result.quotes.map(({ id }) => id).toSorted()).toEqual(['bramble', 'heath'])
    expect([...agents]).toEqual(['Heather'])
    await visitor.call(saveQuotes, { quote_id: quoteId, data: { email: 'ann@example.com' } })
    const mail = await mails.mailTo('ann@example.com')
    expect(JSON.stringify(mail)).toContain('Heather')
    expect(JSON.stringify(mail)).not.toMatch(other)
  })
})
