import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../../tests/carriers/panel.ts'
import { blanked, isScrambled, scramble } from '../../../../tests/rooms/language.ts'
import { randomWalk } from '../../../../tests/rooms/lines.ts'
import { quote, settledAt } from '../../../../tests/rooms/wire.ts'
import { inBoth, lineInBoth, toldTwice } from '../../../../tests/support/two-languages.ts'
import { loadCarriers } from '../../../carriers/load-carriers.ts'
import type { Speech } from '../../../language/text.ts'
import { askable } from '../../../risk/askable.ts'
import { english } from '../../../sentences/english.ts'
import type { Catalog } from '../../../sentences/sentences.ts'
import { type Tell, tellBy } from '../../../sentences/tell.ts'
import { loadSite } from '../../../site/load-site.ts'
import { comparisonRows } from '../../../web/results/compare/comparison-rows.ts'
import { today } from '../../../wizard/sample.ts'
import { walk } from '../../../wizard/walk.ts'
import { wordsOf } from '../../compose/carriers.ts'
import { coversOf } from '../../journey/adjusting/show-covers.ts'
import { makeOffers } from '../../journey/quoting/make-offers.ts'
import { riskOf } from '../../journey/quoting/risk-of.ts'
import { exactnessOf } from '../../journey/results/exactness-of.ts'
import type { Finished } from '../../journey/results/show-results.ts'
import { earlierAnswer } from '../../journey/wizard/earlier-answer.ts'
import { answerPages } from '../../journey/wizard/own-answers.ts'
import { questionsOf } from '../../journey/wizard/questions-of.ts'
import { quotesLetter } from '../../mail/quotes-letter.ts'
import { ledgerOf } from '../../results/explain/ledger.ts'
import { productIn } from '../../results/list/products.ts'
import { passportOf } from '../../results/passport.ts'
import { viewResults } from '../../results/results-view.ts'
import { tellCovers } from './tell-covers.ts'
import { tellExactness } from './tell-exactness.ts'
import { tellPassport } from './tell-passport.ts'
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

/** A random visitor's finished quote, with the prices by the plans that we hold. */
function finishedOf(name: string, seed: number) {
  const line = lineInBoth(name)
  const random = randomFrom(seed)
  const { answers } = randomWalk(line, { pick: most => Math.floor(random() * most) })
  const journey = { line, answers, today }
  const walked = walk(journey)
  const { application } = walked
  const applied = { line: line.name, application, today }
  const made = makeOffers({ carriers }, { ...applied, quoteId: 'q', isDisclosed: false })
  const offers = made.flatMap(offer =>
    'deadline' in offer ? [] : [{ ...offer, state: 'done' as const, standIn: false, round: 1, settledAt }],
  )
  const of = { ...quote, line: line.name, answers }
  return {
    quote: of as unknown as Finished['quote'],
    application,
    offers,
    earlier: [],
    journey,
    walked,
    risk: riskOf(applied),
    average: null,
    tellIn: (speech: Speech) => (speech === 'en' ? tellEnglish : tellScrambled),
  }
}

const cases = ['auto', 'homeowner', 'renters', 'pet', 'travel', 'life'].flatMap(line =>
  [1, 2, 3, 4].map(seed => [line, seed] as const),
)

describe.each(cases)('prices of %s (visitor %i) in a made-up language', (line, seed) => {
  const finished = finishedOf(line, seed)
  const view = viewResults(carriers, finished)
  const [here, there] = [tellEnglish, tellScrambled].map(tell => tellResults(view, { tell }))

  test('are the same but for their words: order, marks, differences, spread', () => {
    expect(blanked(there, here)).toEqual(blanked(here, there))
    if (view.offers.some(({ price }) => price)) expect(isScrambled(there)).toBe(true)
  })

  /** Both languages give the same, except for its words. */
  function expectAlike(own: unknown, other: unknown): void {
    expect(blanked(other, own)).toEqual(blanked(own, other))
  }

  test('came about in the same way: answers, assumptions, worksheet', () => {
    const risk = riskOf({ line: finished.journey.line.name, application: finished.application, today })
    const answers = answerPages(finished.walked).map(place => earlierAnswer(finished, place))
    const priced = view.offers.filter(({ price }) => price).slice(0, 3)
    const passports = (speech: Speech) =>
      priced.map(shown => {
        const offer = {
          carrier: shown.carrier.id,
          outcome: productIn(shown.outcome, shown.id) ?? shown.outcome,
        }
        const explained = inBoth(
          passportOf({ carriers, offer, risk, answers, ...questionsOf(finished.walked) }),
        )
        return tellPassport(
          { number: '', card: { view, offer: shown, tellIn: finished.tellIn }, explained },
          speech,
        )
      })
    const [own, other] = [passports('en'), passports('es')]
    expectAlike(own, other)
    for (const { answers, worksheet } of other)
      expect([answers, worksheet ?? answers].every(isScrambled)).toBe(true)
  })

  test('have the same coverage to choose, with the same steps and effects', () => {
    const covers = inBoth(coversOf({ carriers }, finished).covers)
    expectAlike(tellCovers(covers, tellEnglish, 'en'), tellCovers(covers, tellScrambled, 'es'))
  })

  test('would be made exact by the same questions', () => {
    const exact = inBoth(exactnessOf(carriers, finished, view.offers))
    expectAlike(tellExactness(exact, tellEnglish, 'en'), tellExactness(exact, tellScrambled, 'es'))
  })

  test('were made by the same insurers with the same kinds of answers', () => {
    const risk = riskOf({ line: finished.journey.line.name, application: finished.application, today })
    const sent = [
      { carrier: 'bramble', round: 1, firstAt: settledAt, times: 1, kinds: ['ages', 'place'] as const },
    ]
    const known = {
      line,
      state: risk.state,
      offers: finished.offers,
      sent,
      rated: { risk, askable: askable(risk) },
    }
    const [own, other] = toldTwice(inBoth(ledgerOf({ carriers, ...known })))
    expectAlike(own, other)
    expect(isScrambled(other)).toBe(true)
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
