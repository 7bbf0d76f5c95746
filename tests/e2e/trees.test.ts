import { expect, test } from 'vitest'
import { pathIn } from '../../src/language/paths.ts'
import type { Language } from '../../src/language/text.ts'
import { fillForm } from '../support/forms.ts'
import { journeys } from '../support/journeys.ts'
import { openPage } from './page.ts'
import { serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile()

/** What changes from day to day: dates, the years that a list offers, and prices. */
const passing =
  /\b(?:\w+ \d{1,2}, |\d{1,2} de \w+ de )20\d\d\b|\b20\d\d-\d\d-\d\d\b|option "(?:19|20)\d\d"(?: \[selected\])?|\b20\d\d\b|\$\d+\.\d\d\b/g

/** Without what changes from day to day, and where links lead, which nobody hears and which contains the number of a quote. */
function heardOf(tree: string): string {
  const heard = tree.replace(passing, '…').split('\n')
  return heard.filter((text, at) => !/^ *- \/url:/.test(text) && text !== heard[at - 1]).join('\n')
}

const lines = Object.keys(journeys) as (keyof typeof journeys)[]

/**
 * The questions of a line as screen readers hear them, in a file for each language: a change to a page shows in the review of its
 * file. The test writes a file anew that was deleted.
 */
test.each(
  lines.flatMap(line => (['en', 'es'] satisfies Language[]).map(language => [line, language] as const)),
)('the questions of %s have the accessibility tree of their file, in %s', async (line, language) => {
  await using visit = await openPage(360, { javaScriptEnabled: false })
  const { page } = visit
  const visitor = service.visitor()
  const trees: string[] = []
  for (const [route, words] of journeys[line]) {
    await visitor.open(route)
    // The start page is the same for every line.
    if (route !== '/start' || line === 'renters') {
      await takeCookies(page, visitor)
      await page.goto(`${service.origin}${pathIn[language]}${route}`)
      trees.push(`# ${route}\n${heardOf(await page.locator('main').ariaSnapshot())}\n`)
    }
    expect((await fillForm(visitor, route, words)).status, route).toBe(303)
  }
  await expect(trees.join('\n')).toMatchFileSnapshot(`trees/${language}/${line}.yaml`)
})
