import { describe, expect, test } from 'vitest'
import { loadCarriers } from '../../../carriers/load-carriers.ts'
import { stateCodes } from '../../../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../../../law/rule.ts'
import { linesOf } from '../../../lines/index.ts'
import { tellBy } from '../../../sentences/tell.ts'
import type { Day } from '../../../units/day.ts'
import { wordsOf } from '../../compose/carriers.ts'
import { tellSampleList } from '../../http/wire/tell-sample.ts'
import { makeSampleList } from './sample-list.ts'

const demonstration = loadCarriers()
const words = wordsOf(demonstration)

interface OfSite {
  readonly line?: InsuranceLine
  readonly carriers?: typeof demonstration
  readonly today?: () => Day
}

/** The sample list of a site that compares one line in every state. */
function listOf({ line = 'renters', carriers = demonstration, today = () => '2026-11-28' }: OfSite) {
  return makeSampleList({
    ...{ carriers, today, lines: linesOf([line]) },
    tellerOf: async () => speech => tellBy(words, { speech }),
    site: { lines: { [line]: stateCodes } },
  })
}

describe('the sample list of a site', () => {
  test.each(insuranceLines)('has three prices of the site’s own insurers, the best first: %s', async line => {
    const list = await listOf({ line })()
    const told = list && tellSampleList(list, 'en')
    expect(told).toMatchObject({ place: 'Houston, TX', day: '2026-11-28' })
    expect(told?.prices).toHaveLength(3)
    expect(told?.count).toBe(list?.offers.length)
    expect(told?.prices.map(({ id }) => id)).toEqual(list?.offers.slice(0, 3).map(({ offer }) => offer.id))
  })

  test('is the same all day, and another the next', async () => {
    let day: Day = '2026-11-28'
    const list = listOf({ today: () => day })
    const before = await list()
    expect(await list()).toBe(before)
    day = '2026-11-29'
    expect((await list())?.day).toBe(day)
  })

  test('is none where too few rate plans have a price, as for carriers that are all asked over a wire', async () => {
    const two = demonstration.filter(({ id }) => ['marrowgate', 'bramble'].includes(id))
    expect(await listOf({ carriers: two })()).toBeNull()
  })
})
