import { expect, test } from 'vitest'
import { randomWalk } from '../../../tests/rooms/lines.ts'
import { chanceFrom } from '../../../tests/support/chance.ts'
import { carrier } from '../../../tests/support/panel.ts'
import type { WireConnector } from '../../connectors/connector.ts'
import { jsonHttp } from '../../connectors/json-http/json-http.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import { lines } from '../../lines/index.ts'
import type { Day } from '../../units/day.ts'
import { askCarrier, estimateFor } from './ask-carrier.ts'

const lastDay: Day = '2026-12-31'
const dayAfter: Day = '2027-01-01'
const writing = jsonHttp({ carrier: 'oak', states: stateCodes, endpoint: 'https://oak.example', phone: '' })
const oak = {
  ...carrier('oak', 4, writing.connector as WireConnector),
  lines: { pet: writing },
  appointments: [{ states: stateCodes, lines: ['pet'], from: '2026-01-01', until: lastDay } as const],
}

/** What is done about a carrier's open offer on a day: whether somebody looks for an answer from that day, and estimates. */
async function doneOn(day: Day, work: (deps: never, quote: never) => Promise<unknown>) {
  const done: string[] = []
  const { answers } = randomWalk(lines.byName('pet'), chanceFrom(1, day))
  const note = (what: string) => () => {
    done.push(what)
    throw new Error('no further')
  }
  const deps = {
    ...{ carriers: [oak], lines, today: () => day, given: { of: async () => [] } },
    answers: { find: note('looks') },
    ownPrices: note('estimates'),
  }
  // The few services and members that are used before a carrier is asked.
  const result = await work(deps as never, { id: 'q', line: 'pet', answers } as never).catch(() => null)
  return { done, result }
}

test('a carrier is asked on the last day of its appointment, and on the day after settled without a call', async () => {
  const ask = (deps: never, quote: never) =>
    askCarrier(deps)(
      { quote, carrier: 'oak', open: { ticket: null, calls: [] } as never },
      new AbortController().signal,
    )
  expect((await doneOn(lastDay, ask)).done).toEqual(['looks'])
  expect(await doneOn(dayAfter, ask)).toMatchObject({
    done: [],
    result: { kind: 'settled', outcome: { kind: 'unavailable' }, standIn: true, calls: [], cause: 'unsold' },
  })
})

test('a window that closes after its last day leaves no estimate', async () => {
  const estimate = (deps: never, quote: never) => estimateFor(deps)({ quote, carrier: 'oak' })
  expect((await doneOn(lastDay, estimate)).done).toEqual(['estimates'])
  expect(await doneOn(dayAfter, estimate)).toEqual({ done: [], result: null })
})
