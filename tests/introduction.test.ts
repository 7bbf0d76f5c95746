import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lines } from '../src/lines/index.ts'
import { minutesFor } from '../src/texts/facts.ts'
import { progress } from '../src/wizard/progress.ts'
import { walk } from '../src/wizard/walk.ts'
import { demoCarriers, type Running, run } from './support/service.ts'

// What the start page says below its form (src/texts/default/introduction.md).

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

/** A page without its data, its entities read. */
async function pageAt(path: string): Promise<string> {
  const html = await (await service.visitor().open(path)).text()
  return html
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
}

/** What each card of the introduction says, in one line. */
function cardsOf(page: string): readonly string[] {
  return [...page.matchAll(/<li>\s*<p>([\s\S]*?)<\/li>/g)].map(([, card = '']) =>
    card.replaceAll(/<[^>]+>|\s+/g, ' ').trim(),
  )
}

describe('below its form, the start page', () => {
  test('tells every line with its time and exactly the insurers that sell it', async () => {
    const cards = cardsOf(await pageAt('/start'))
    expect(lines.all).toHaveLength(6)
    for (const { name } of lines.all) {
      const sellers = demoCarriers().filter(one => one.lines[name] && one.lines[name].connector.via !== 'ads')
      const [card = ''] = cards.filter(text => sellers.every(({ insurer }) => text.includes(insurer.name)))
      const named = demoCarriers().filter(({ insurer }) => card.includes(insurer.name))
      expect(named.map(({ id }) => id).toSorted(), name).toEqual(sellers.map(({ id }) => id).toSorted())
      expect(card).toMatch(/It takes (?:less than|about) (?:a|\d+) minutes?\./)
    }
  })

  test('promises no less time than the questions say that they take', () => {
    for (const line of lines.all) {
      const journey = {
        line,
        answers: { start: { type: line.name, zipCode: '78701' } },
        today: '2026-11-28',
      } as const
      const walked = walk(journey)
      const { total } = progress(journey, walked, walked.open ?? expect.fail('a line without questions'))
      // As the bar above the first question counts.
      expect(minutesFor(line.name), line.name).toBeGreaterThanOrEqual(Math.round((total * 14) / 60))
    }
  })

  test('says it in the language of the page, and embeds none of it a second time', async () => {
    expect(await pageAt('/')).toContain('>How it works</h2>')
    expect(await pageAt('/es/start')).toContain('>Cómo funciona</h2>')
    const html = await (await service.visitor().open('/start')).text()
    expect(html.split('How it works')).toHaveLength(2)
  })

  test.each(['/welcome', '/partner', '/quote/renters/1'])('says nothing at %s', async path => {
    expect(await pageAt(path)).not.toContain('How it works')
  })
})
