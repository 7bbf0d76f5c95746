import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Listing, Outcome, Quoted } from '../../connectors/connector.ts'
import { ingest } from './ingest.ts'

const hosts = ['wren.example']
const take = <Kind extends Outcome>(outcome: Kind) => ingest({ outcome, hosts })

const quoted: Quoted = {
  kind: 'quoted',
  source: 'carrier',
  premium: '14.84',
  period: 'month',
  bill: { term: 'month', premium: '14.84', fees: [], surcharges: [], total: '14.84' },
  estimated: false,
  coverage: { parts: [{ kind: 'belongings', amounts: [30_000] }] },
  notes: [{ text: 'Free of <b>charge</b>\n\tfor you.' }],
  assumed: [{ text: 'You live alone.' }],
  quoteNumber: 'W-1',
  expiresAt: '2026-12-21',
}

const listing: Listing = {
  sponsor: 'Umbrella Lane',
  headline: 'Cover for what you own',
  descriptionHtml: '<p onclick="x()">For <b>renters</b> &amp; pets</p>',
  clickUrl: 'https://click.wren.example/1',
  pixels: [],
}

const listed = (change: Partial<Listing>) => {
  const { outcome, dropped } = take({ kind: 'listed', listings: [{ ...listing, ...change }] })
  return { listings: outcome.listings, dropped }
}

describe('what a carrier answers', () => {
  test('keeps addresses on its own hosts, and drops any other with a note for the log', () => {
    const bridgeUrl = 'https://buy.wren.example/W-1'
    expect(take({ ...quoted, bridgeUrl })).toMatchObject({ outcome: { bridgeUrl }, dropped: [] })
    for (const elsewhere of ['https://robin.example/', 'javascript:alert(1)', 'https://wren.example:8443/']) {
      const { outcome, dropped } = take({ ...quoted, bridgeUrl: elsewhere })
      expect(outcome).not.toHaveProperty('bridgeUrl')
      expect(dropped).toEqual(['bridge address'])
    }
  })

  test('is text on one line where it is text, markup and all', () => {
    expect(take(quoted).outcome.notes).toEqual([{ text: 'Free of <b>charge</b> for you.' }])
    const declined = {
      kind: 'declined',
      code: 'x',
      message: { text: 'Not \u202Eelbarusni\u202C\u0007.' },
    } as const
    expect(take({ ...declined, text: { text: ' Ask\r\nlater ' } }).outcome).toEqual({
      kind: 'declined',
      code: 'x',
      message: { text: 'Not elbarusni.' },
      text: { text: 'Ask later' },
    })
    const referred = {
      kind: 'referred',
      phone: '1-800-555-0197',
      quoteNumber: 'W\n1',
      message: { text: 'x'.repeat(700) },
    } as const
    expect(take(referred).outcome).toMatchObject({ quoteNumber: 'W 1', message: { text: 'x'.repeat(600) } })
  })

  test('changes no figure of a price', () => {
    expect(take(quoted).outcome).toEqual({ ...quoted, notes: [{ text: 'Free of <b>charge</b> for you.' }] })
  })
})

describe('what an ad network lists', () => {
  test('is cleaned before it is stored', () => {
    expect(listed({ sponsor: 'Umbrella\nLane' })).toEqual({
      listings: [{ ...listing, descriptionHtml: '<p>For <b>renters</b> &amp; pets</p>' }],
      dropped: [],
    })
  })

  test('is left out when it leads anywhere except to the network', () => {
    for (const clickUrl of ['https://robin.example/', 'http://wren.example/', 'https://a@wren.example/'])
      expect(listed({ clickUrl })).toEqual({ listings: [], dropped: ['click address'] })
  })

  test('lets nothing through that acts, whatever it is made of', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '>',
      '<script>',
      '</script>',
      '<xmp>',
      '<svg/onload=x()>',
      '<img src=x onerror=x()>',
      '<a href="',
      'javascript:x()',
      'https://wren.example/',
      'https://robin.example/',
      '">',
      '<!--',
      '-->',
      '&lt;',
      '<style>',
      '<noscript>',
      '<iframe srcdoc="',
      '<math><mi>',
      '\u0000',
      '<p style="x">',
      ' onclick=x()',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), pieces => {
        const { listings } = listed({ descriptionHtml: pieces.join('') })
        const html = listings[0]?.descriptionHtml ?? ''
        const tags = html.match(/<[^>]*>/g) ?? []
        for (const tag of tags)
          expect(tag).toMatch(
            /^<\/?(?:p|br|b|strong|i|em|ul|ol|li|span|h3|h4)(?: \/)?>$|^<\/a>$|^<a href="https:\/\/wren\.example\/[^"]*" rel="noopener noreferrer nofollow" target="_blank">$/,
          )
        expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/)
      }),
    )
  })

  test('may report a click to one address of its own at most', () => {
    const [own, second] = ['https://px.wren.example/1', 'https://px.wren.example/2']
    expect(listed({ pixels: [own] })).toMatchObject({ listings: [{ pixels: [own] }], dropped: [] })
    expect(listed({ pixels: ['https://robin.example/', own, second] })).toMatchObject({
      listings: [{ pixels: [own] }],
      dropped: ['pixel'],
    })
    expect(listed({ pixels: ['//px.wren.example/1'] })).toMatchObject({
      listings: [{ pixels: [] }],
      dropped: ['pixel'],
    })
  })
})
