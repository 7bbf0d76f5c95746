import { expect, test } from 'vitest'
import { possibleAnswers } from '../../../../tests/rooms/lines.ts'
import { loadCarriers } from '../../../carriers/load-carriers.ts'
import { homeowner } from '../../../lines/homeowner.ts'
import { answer, started, today } from '../../../wizard/sample.ts'
import { type Answers, walk } from '../../../wizard/walk.ts'
import { makeOffers } from './make-offers.ts'

const carriers = loadCarriers()

/** A finished homeowner application of somebody who is insured with this insurer. */
function applicationWith(insurer: string): Answers {
  let answers: Answers = started
  for (;;) {
    const { open, application } = walk({ line: homeowner, answers, today })
    if (!open) return application
    const route = open.route.split('/').at(-1) ?? ''
    const payload = route === 'carrier' ? { text: insurer } : possibleAnswers(open.step)[0]
    answers = answer(homeowner, answers, [route, payload]).answers
  }
}

function carriersFor(insurer: string) {
  const applied = { line: 'homeowner', application: applicationWith(insurer), today } as const
  return makeOffers({ carriers }, { ...applied, quoteId: 'q', isDisclosed: true }).map(one => one.carrier)
}

test("the visitor's current insurer is not asked, however its name is spelled", () => {
  const all = carriersFor('Acorn Mutual')
  expect(all).toContain('bramble')
  for (const name of [
    'Bramble & Thorne Mutual',
    ' bramble and  thorne mutual',
    'BRAMBLE & THORNE MUTUAL (demo)',
  ])
    expect(carriersFor(name)).toEqual(all.filter(id => id !== 'bramble'))
})
