import { type Language, speechIn } from '../../../src/language/text.ts'
import { orderLetter } from '../../../src/server/mail/order-letter.ts'
import { quotesLetter } from '../../../src/server/mail/quotes-letter.ts'
import { changesLetter, watchLetter } from '../../../src/server/mail/watch-letters.ts'
import { viewResults } from '../../../src/server/results/results-view.ts'
import { loadSite } from '../../../src/site/load-site.ts'
import type { Day } from '../../../src/units/day.ts'
import { application, offerOf, priced, quoted, tell } from '../../../tests/rooms/results.ts'
import { openStill, type Scenes, type Tour } from '../scene.ts'

const sender = loadSite()
const until: Day = '2026-12-21'
const at = (path: string) => `https://wadsworth.example${path}`
const stop = at('/mail/stop')
const number = 'KM4T-7XRC'

const quote = { id: 'q', number, line: 'renters', round: 1, savedRound: null } as const
const offers = [
  offerOf('Pelican', priced(1_200), { outcome: quotedOffer('12.00') }),
  offerOf('Quillfeather', priced(1_295), { outcome: quotedOffer('12.95') }),
  offerOf('Sparrowgate', priced(1_377, { isEstimated: true })),
  offerOf('Lanternfish', priced(1_546), { outcome: quotedOffer('15.46') }),
]
const view = {
  ...viewResults([], { quote, application, offers: [] }),
  offers,
  coverage: {
    isOfAll: false,
    parts: [
      { kind: 'belongings', amounts: [30_000] },
      { kind: 'liability', amounts: [100_000] },
      { kind: 'deductible', amounts: [500] },
    ],
  },
} as const

function quotedOffer(premium: string) {
  const outcome = quoted(premium, { expiresAt: until })
  return outcome.kind === 'quoted' ? outcome : null
}

/** Every mail that a visitor may get, in the language of the visitor. */
function letters(language: Language): Readonly<Record<string, string>> {
  const speech = speechIn(language, sender)
  const open = at('/open')
  const order = {
    number: 'WO-2719-40',
    insurer: 'Bramble (demo)',
    isDemo: true,
    policyNumber: 'BR-1203944',
    startsOn: '2026-11-22',
    insured: undefined,
    departure: undefined,
    insurerPhone: '(800) 555-0100',
    coverage: 'liability $100,000/$300,000, $500 deductible',
    estimate: undefined,
    later: { count: 5, cents: 26508 },
    dueCents: 26_508,
  } as const
  const orders = (['bound', 'held', 'refunded'] as const).map(outcome => {
    const said = { ...order, outcome, policyNumber: outcome === 'bound' ? order.policyNumber : null }
    return [outcome, orderLetter({ sender, speech, order: said, links: { open, stop }, until }).html]
  })
  const quotes = { sender, speech, tell, until, links: { open, erase: at('/open'), stop } }
  const changes = changesLetter({
    ...{ sender, speech, view },
    before: { Pelican: { cents: 1_150, period: 'month' }, Sparrowgate: { cents: 1_377, period: 'month' } },
    links: { open, unwatch: at('/mail/unwatch'), stop },
  })
  return {
    prices: quotesLetter({ ...quotes, view }).html,
    none: quotesLetter({ ...quotes, view: { ...view, offers: [] } }).html,
    watch: watchLetter({ sender, speech, confirm: at('/mail/watch'), stop }).html,
    changes: changes?.html ?? '',
    ...Object.fromEntries(orders),
  }
}

/** Every mail to visitors, as a mail program shows it. */
export async function* mails({ browser, language, isWanted }: Tour): Scenes {
  const wanted = Object.entries(letters(language)).filter(([name]) => isWanted(`mails/${name}`))
  if (wanted.length === 0) return
  const page = await openStill(browser)
  for (const [name, html] of wanted) {
    await page.setContent(html)
    yield { name: `mails/${name}`, page, of: 'page' }
  }
  await page.context().close()
}
