import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateCodes } from '../../law/jurisdictions.ts'
import { affiliate } from './affiliate.ts'

const settings = { states: stateCodes, endpoint: 'https://ads.example', publisher: 'P-7' } as const
const { connector } = affiliate(settings)
const secret = (name: string) => `the value of ${name}`

const ad = {
  sponsor: 'Umbrella Lane',
  headline: 'Cover for what you own',
  description: '<p>For <b>renters</b>.</p>',
  click_url: 'https://click.ads.example/1',
  pixel: '<noscript><img src="https://px.ads.example/1?a=1&amp;b=2"></noscript>',
}

const reply = (body: unknown, status = 200) =>
  connector.read({ status, headers: {}, body: typeof body === 'string' ? body : JSON.stringify(body) })

describe('an ad network', () => {
  test('learns the publisher, the line and the state, and nothing else', () => {
    const { method, path, headers, body } = connector.ask({ line: 'renters', state: 'TX' }, { secret })
    expect({ method, path }).toEqual({ method: 'POST', path: '/v1/ads' })
    expect(JSON.parse(body)).toEqual({ publisher: 'P-7', line: 'renters', state: 'TX' })
    expect(headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' })
  })

  test('gets its key from a setting, in a header and never in the body', () => {
    const keyed = affiliate({ ...settings, key: 'SAFFRON_KEY' }).connector
    expect(keyed.secrets).toEqual(['SAFFRON_KEY'])
    const { headers, body } = keyed.ask({ line: 'auto', state: 'OH' }, { secret })
    expect(headers['x-publisher-key']).toBe('the value of SAFFRON_KEY')
    expect(body).not.toContain('the value')
  })

  test('has 1.5 s unless its settings say otherwise', () => {
    expect(connector.terms.deadlineMs).toBe(1_500)
    expect(affiliate({ ...settings, deadlineMs: 900 }).connector.terms.deadlineMs).toBe(900)
  })

  test('lists sellers, and keeps only the image addresses of the HTML for clicks', () => {
    expect(reply({ ads: [ad], trackingURL: 'https://more.example' })).toEqual({
      kind: 'listed',
      listings: [
        {
          sponsor: 'Umbrella Lane',
          headline: 'Cover for what you own',
          descriptionHtml: '<p>For <b>renters</b>.</p>',
          clickUrl: 'https://click.ads.example/1',
          pixels: ['https://px.ads.example/1?a=1&b=2'],
        },
      ],
    })
  })

  test.each([
    ['<script>new Image().src="https://px.ads.example/"</script>', []],
    ['<img onerror="x()">', []],
    ['<iframe src="https://px.ads.example/"></iframe><img src="//a/"><img src="//b/">', ['//a/', '//b/']],
  ])('reads only images out of %s', (pixel, pixels) => {
    expect(reply({ ads: [{ ...ad, pixel }] })).toMatchObject({ listings: [{ pixels }] })
  })

  test('may list nothing, and never fills the page', () => {
    expect(reply({ ads: [] })).toEqual({ kind: 'listed', listings: [] })
    expect(reply({ ads: Array(20).fill(ad) })).toMatchObject({ listings: { length: 5 } })
  })

  test.each([
    ['text that is not JSON', '<html>', 'not understood: the body'],
    ['a list that is none', { ads: {} }, 'not understood: ads'],
    ['an ad without a name', { ads: [{ ...ad, sponsor: ' ' }] }, 'not understood: ads.0.sponsor'],
    [
      'an ad that leads nowhere',
      { ads: [{ ...ad, click_url: undefined }] },
      'not understood: ads.0.click_url',
    ],
    [
      'an endless headline',
      { ads: [{ ...ad, headline: 'x'.repeat(121) }] },
      'not understood: ads.0.headline',
    ],
  ])('gives a bad answer with %s', (_, body, detail) => {
    expect(reply(body)).toEqual({ kind: 'failed', cause: 'badAnswer', retryable: false, detail })
  })

  test('gives only a list or a bad answer, whatever it sends', () => {
    const odd = fc.jsonValue({ stringUnit: 'binary' })
    const spoilt = fc
      .dictionary(fc.constantFrom(...Object.keys(ad)), odd, { maxKeys: 2 })
      .map(fields => ({ ads: [{ ...ad, ...fields }] }))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), odd, spoilt), body => {
        expect(['listed', 'failed']).toContain(reply(body).kind)
      }),
    )
  })

  test.each([204, 302, 401, 429, 500, 503])(
    'lists nothing with status %i, and we do not ask again',
    status => {
      expect(reply({ ads: [ad] }, status)).toMatchObject({ kind: 'failed', retryable: false })
    },
  )
})
