import { expect, it } from 'vitest'
import { told } from '../language/text.ts'
import { minimumOn } from './auto-minimums.ts'
import { offerIn } from './auto-offers.ts'
import { citation, citations } from './citations.ts'
import { exceptions } from './exceptions.ts'
import { homeCoverRules } from './home-covers.ts'
import { stateCodes } from './jurisdictions.ts'
import { isSure } from './rule.ts'

const shown = [
  ...exceptions.filter(isSure),
  ...stateCodes.flatMap(state => offerIn(state) ?? []),
  ...homeCoverRules,
  ...stateCodes.flatMap(state => minimumOn({ state, on: '2026-11-22' })),
].flatMap(one => ['statute' in one ? (one.statute ?? '') : '', one.source])

it('are told in Spanish but for the names of laws and places', () => {
  expect(told(citation('instalawyer.io; mlive.com, May 2019'), 'es')).toBe(
    'instalawyer.io; mlive.com, mayo de 2019',
  )
  const english = /\b(?:and|as|of|the|which|text|news|summary|questions|notice|May|June)\b/
  // Titles by which a page and a collection of laws are found.
  const names = /mass\.gov, How do I lower my premium\?|Laws of 2002/g
  for (const cited of shown) expect(told(citation(cited), 'es').replace(names, '')).not.toMatch(english)
})

it('has no Spanish form of what nothing cites', () => {
  const cited = new Set(shown.flatMap(one => one.split('; ')))
  expect(citations.filter(({ en }) => !cited.has(en))).toEqual([])
})
