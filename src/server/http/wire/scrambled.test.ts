import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../../tests/carriers/panel.ts'
import { blanked, isScrambled, scramble } from '../../../../tests/rooms/language.ts'
import { randomWalk } from '../../../../tests/rooms/lines.ts'
import { quote, settledAt } from '../../../../tests/rooms/wire.ts'
import { loadCarriers } from '../../../carriers/load-carriers.ts'
import { lines } from '../../../lines/index.ts'
import { english } from '../../../sentences/english.ts'
import type { Catalog } from '../../../sentences/sentences.ts'
import { type Tell, tellBy } from '../../../sentences/tell.ts'
import { loadSite } from '../../../site/load-site.ts'
import { comparisonRows } from '../../../web/results/compare/comparison-rows.ts'
import { today } from '../../../wizard/sample.ts'
import { walk } from '../../../wizard/walk.ts'
import { wordsOf } from '../../compose/carriers.ts'
import { makeOffersOf } from '../../journey/quoting/make-offers.ts'
import { quotesLetter } from '../../mail/quotes-letter.ts'
import { type ResultsView, viewResults } from '../../results/results-view.ts'
import { tellResults } from './tell-results.ts'

/** The product's own sentences in a made-up language. */
const scrambled = Object.fromEntries(
  Object.entries(english).map(([key, words]) => [
    key,
    typeof words === 'string'
      ? scramble(words)
      : (values: never) => scramble((words as (values: never) => string)(values)),
  ]),
) as unknown as Catalog

const carriers = loadCarriers()
const words = wordsOf(carriers)
const tellEnglish = tellBy(words)
const tellScrambled = tellBy(words, { catalog: scrambled })
const makeOffers = makeOffersOf(carriers)

/** The prices of a random visitor, by the plans that we hold. */
function viewOf(name: string, seed: number): ResultsView {
  const line = lines.byName(name)
  const random = randomFrom(seed)
  const { answers } = randomWalk(line, { pick: most => Math.floor(random() * most) })
  const { application } = walk({ line, answers, today })
  const made = makeOffers({ quoteId: 'q', line: line.name, application, today, isDisclosed: false })
  const offers = made.flatMap(offer =>
    'deadline' in offer ? [] : [{ ...offer, state: 'done' as const, standIn: false, settledAt }],
  )
  return viewResults(carriers, { quote: { ...quote, line: line.name }, application, offers })
}

const cases = ['auto', 'homeowner', 'renters', 'pet', 'travel', 'life'].flatMap(line =>
  [1, 2, 3, 4].map(seed => [line, seed] as const),
)

describe.each(cases)('prices of %s (visitor %i) in a made-up language', (line, seed) => {
  const view = viewOf(line, seed)
  const [here, there] = [tellEnglish, tellScrambled].map(tell => tellResults(view, { tell }))

  test('are the same but for their words: order, marks, differences, spread', () => {
    expect(blanked(there, here)).toEqual(blanked(here, there))
    if (view.offers.some(({ price }) => price)) expect(isScrambled(there)).toBe(true)
  })

  test('are compared in the same rows, with the same marks', () => {
    const rowsOf = (result: typeof here) =>
      comparisonRows(result?.quotes.filter(({ price_info }) => price_info.type === 'price') ?? [], 'en').map(
        ({ isDifferent, cells }) => [isDifferent, cells.map(({ isLess }) => isLess)],
      )
    expect(rowsOf(there)).toEqual(rowsOf(here))
  })

  test('are as many in a mail, each with as many notes', () => {
    const links = { open: 'https://a.example/o', erase: 'https://a.example/e', stop: 'https://a.example/s' }
    const letter = (tell: Tell) =>
      quotesLetter({ sender: loadSite(), speech: 'en', view, tell, links, until: '2026-12-20' }).text
    const shape = (text: string) => text.split('\n').map(one => one.split('; ').length)
    expect(shape(letter(tellScrambled))).toEqual(shape(letter(tellEnglish)))
  })
})
