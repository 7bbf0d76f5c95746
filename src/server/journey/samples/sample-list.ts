import type { State } from '../../../law/jurisdictions.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import { sampleAnswers } from '../../../lines/samples.ts'
import { placeOf, zipInLargestCity } from '../../../reference/places.ts'
import type { Site } from '../../../site/site.ts'
import type { Day } from '../../../units/day.ts'
import { walk } from '../../../wizard/walk.ts'
import { quoteSample, type SampleDeps, type SamplePrices } from './quote-sample.ts'

/** What a list of prices looks like, before anyone has answered: today's prices of a made-up visitor. */
export interface SampleList extends SamplePrices {
  readonly line: InsuranceLine
  /** "Houston, TX". */
  readonly place: string
  readonly day: Day
}

interface Deps extends SampleDeps {
  readonly site: Pick<Site, 'lines'>
}

/** Fewer prices don't make a list. */
const fewest = 3

/**
 * Today's sample list of the site, the same object all day: for the first of its lines for which at least three rate plans have a
 * price in one of its states. Null if there is none, as for a site whose carriers are all asked over a wire.
 */
export function makeSampleList(deps: Deps): () => Promise<SampleList | null> {
  let made: { readonly day: Day; readonly list: Promise<SampleList | null> } | undefined
  return () => {
    const day = deps.today()
    if (made?.day !== day) made = { day, list: findList(deps, day) }
    return made.list
  }
}

async function findList(deps: Deps, day: Day): Promise<SampleList | null> {
  for (const { name } of deps.lines.all) {
    for (const state of statesToTry(deps.site.lines[name] ?? [])) {
      const list = await listIn(deps, { line: name, state, day })
      if (list.offers.length >= fewest) return list
    }
  }
  return null
}

/** The largest states first: most visitors live there. */
function statesToTry(states: readonly State[]): readonly State[] {
  const large: readonly State[] = ['TX', 'FL', 'NY', 'CA', 'PA']
  return [...large.filter(state => states.includes(state)), ...states.slice(0, 3)]
}

interface Wanted {
  readonly line: InsuranceLine
  readonly state: State
  readonly day: Day
}

async function listIn(deps: Deps, { line, state, day }: Wanted): Promise<SampleList> {
  const zip = zipInLargestCity(state)
  const city = placeOf(zip)?.city ?? ''
  const answers = sampleAnswers[line]({ zip, city, state, today: day })
  const { application } = walk({ line: deps.lines.byName(line), answers, today: day })
  const prices = await quoteSample(deps, { id: `sample ${line} ${state} ${day}`, line, application, day })
  return { ...prices, line, place: `${city}, ${state}`, day }
}
