import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Carrier } from '../src/carriers/carrier.ts'
import { carrier } from './support/panel.ts'
import { type Running, run } from './support/service.ts'
import { carrierServer } from './support/wire.ts'

const articles = ['faq', 'terms', 'privacy', 'disclosure', 'start'] as const

/** The visible text of a page, without its data. */
async function textOf({ visitor }: Running, name: string): Promise<string> {
  const html = await (await visitor().open(`/${name}`)).text()
  return html
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’')
}

const fictional = /fictional|made up|is a demonstration|In this demonstration/
const staysHere = /don’t leave this service|nothing is passed to anyone outside/

describe('where every carrier is fictional', () => {
  let service: Running
  beforeAll(async () => {
    service = await run()
  })
  afterAll(() => service.close())

  test.each(articles)('/%s says so', async name => expect(await textOf(service, name)).toMatch(fictional))

  test('nobody is offered an agent, because nobody takes such requests', async () => {
    const { status } = await service.visitor().open(`/quotes/${'a'.repeat(22)}/agent`)
    expect(status).toBe(404)
    expect(await textOf(service, 'privacy')).not.toContain('agent get in touch')
  })

  test('/faq says which insurance is compared, and where', async () => {
    expect(await textOf(service, 'faq')).toContain(
      'Insurance for a home you rent, your cars, a home you own, your pets, a trip, and your life, in all 50 states and DC,',
    )
  })

  test.each(['privacy', 'disclosure'])('/%s says that answers stay here', async name => {
    expect(await textOf(service, name)).toMatch(staysHere)
  })
})

describe('where a real carrier is asked over a wire', () => {
  let service: Running
  let close: () => Promise<void>
  beforeAll(async () => {
    const server = await carrierServer(() => {})
    const real: Carrier = { ...carrier('wren', 4, server.connector('wren')), demo: false }
    service = await run({ carriers: [real], site: { retentionDays: 365 } })
    close = server.close
  })
  afterAll(async () => {
    await service.close()
    await close()
  })

  test.each(articles)(
    '/%s does not say that carriers are fictional, or that answers stay here',
    async name => {
      const text = await textOf(service, name)
      expect(text).not.toMatch(fictional)
      expect(text).not.toMatch(staysHere)
    },
  )

  test('/credits names no demonstration carriers', async () => {
    expect(await textOf(service, 'credits')).not.toMatch(/demonstration/)
  })

  test.each(['privacy', 'disclosure'])('/%s says for which insurance answers are passed on', async name => {
    expect(await textOf(service, name)).toContain('renters insurance')
  })

  test.each(['privacy', 'faq'])('/%s shows the days that quotes are kept, as configured', async name => {
    const text = await textOf(service, name)
    expect(text).toMatch(/365 days/)
    expect(text).not.toMatch(/30 days/)
  })

  test('the page of an expired quote says so too, with the request id for the phone', async () => {
    const page = await service.visitor().open('/quotes/nobody')
    expect(await page.clone().text()).toContain('I keep quotes for up to 365 days.')
    expect(await page.text()).toContain(`Mention reference ${page.headers.get('x-request-id')}`)
  })
})

describe('where some carriers are fictional and others are real', () => {
  let service: Running
  let close: () => Promise<void>
  beforeAll(async () => {
    const server = await carrierServer(() => {})
    const real: Carrier = { ...carrier('wren', 4, server.connector('wren')), demo: false }
    service = await run({ carriers: [carrier('lark', 4, server.connector('lark')), real] })
    close = server.close
  })
  afterAll(async () => {
    await service.close()
    await close()
  })

  test.each(['start', 'faq', 'terms'])('/%s says which are fictional, and not that all are', async name => {
    const text = await textOf(service, name)
    expect(text).toMatch(/(?:(?:Carriers|Insurers) marked|(?:carrier|insurer) with) “\(demo\)”.*fictional/)
    expect(text).not.toMatch(/This is a demonstration|In this demonstration/)
  })

  test.each(['privacy', 'disclosure'])(
    '/%s says for which insurance answers leave the service',
    async name => {
      const text = await textOf(service, name)
      expect(text).toContain('renters insurance')
      expect(text).not.toMatch(staysHere)
    },
  )

  test('/faq says which insurance is compared, and where', async () => {
    const text = await textOf(service, 'faq')
    expect(text).toContain('Insurance for a home you rent, in Texas, wherever at least one insurer sells it.')
    expect(text).not.toMatch(/Pet insurance takes|Car insurance takes|Each type/)
  })
})
