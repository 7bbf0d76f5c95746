import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { copyOf } from '../scripts/copy/copy-of.ts'
import { pagesOf } from '../scripts/copy/pages-of.ts'
import { wordsIn } from '../scripts/copy/read-page.ts'
import { allTold } from '../src/language/texts.ts'
import { lines } from '../src/lines/index.ts'
import { routeOf } from '../src/wizard/line.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

describe.each(lines.all.map(line => [line.name, line] as const))('the copy of %s', (name, line) => {
  let copy = ''
  beforeAll(async () => {
    copy = await copyOf(line, dist)
  })

  test('contains every page in the order asked: its title, its subtitle, its cards and why it is asked', () => {
    let read = 0
    for (const { page, step } of pagesOf(line)) {
      const route = routeOf(line, page)
      const at = copy.indexOf(`## ${route}\n`, read)
      expect(at, route).toBeGreaterThanOrEqual(read)
      read = at + 1
      const end = copy.indexOf('\n## ', read)
      const { title, subtitle = '', privacyInfo = '', privacyShort = '' } = allTold(step.props, 'en')
      // Kinds with cards store them under this name.
      const { choices = [] } = allTold(step.props, 'en') as {
        choices?: readonly { title: string; description?: string }[]
      }
      // A page of days shows some of them by other names, such as "Tomorrow".
      const cards =
        step.kind === 'start-day' ? [] : choices.flatMap(card => [card.title, card.description ?? ''])
      for (const words of [title, subtitle, privacyInfo, privacyShort, ...cards])
        expect(copy.slice(at, end), route).toContain(words)
    }
    // A schema's own messages are for programmers.
    expect(copy).not.toContain('Invalid type')
  })

  test('contains what prices assume and what each insurer says', () => {
    expect(copy).toMatch(/^## What prices assume\n\(reading grade [\d.]+\)\n\n/m)
    expect(copy.match(/^## .* \(demo(?: ads)?\)$/gm)?.length, name).toBeGreaterThanOrEqual(6)
  })

  test.each([
    ['adjusting', 'Pick an option to see what it does to your price.'],
    ['the passport', 'What I assumed'],
    ['buying', 'How would you like to pay?'],
    ['the data page', 'Who got my answers'],
    ['sharing', 'Share this price'],
    ['mail', 'Confirm your price alerts'],
    ['errors', 'Your earlier answers'],
  ])('contains %s', (_, words) => expect(copy).toContain(words))

  test('ends with its ten hardest sentences, each with its grade', () => {
    const [, hard = ''] = copy.split('## The 10 hardest sentences\n')
    expect(hard.match(/^[\d.]+: .+$/gm)).toHaveLength(10)
  })
})

test('the words of a page are read as they stand, buttons in brackets, long lists cut short', () => {
  const options = Array.from({ length: 51 }, (_, at) => `<option>${at}</option>`).join('')
  const html = `<p>Read <a href="/x">this</a> &amp; that.</p><select>${options}</select><button><span aria-hidden="true">+</span> Add</button>`
  expect(wordsIn(html)).toEqual(['Read this & that.', '0 / 1 / 2 / … / 50', '[Add]'])
})
