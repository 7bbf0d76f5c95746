import { pathToFileURL } from 'node:url'
import { loadCarriers } from '../src/carriers/load-carriers.ts'
import { carrierRequest } from '../src/connectors/carrier-request.ts'
import { ratePlan } from '../src/connectors/rate-plan/rate-plan.ts'
import { jurisdictions } from '../src/law/jurisdictions.ts'
import { inputsOfRisk } from '../src/rating/inputs/inputs.ts'
import { askable } from '../src/risk/askable.ts'
import type { AutoAnswers } from '../src/risk/auto/auto-answers.ts'
import { plansOf } from '../tests/carriers/panel.ts'
import { ann, autoIn, ben, camry, carLike } from '../tests/carriers/samples/sample-auto.ts'
import { rentersIn } from '../tests/carriers/samples/sample-renters.ts'

interface RatingFigures {
  /** Renters quotes rated per second on one core, over all states. */
  readonly quotesPerSecond: number
  readonly microsecondsPerQuote: number
  /** The same with every step recorded. */
  readonly worksheetsPerSecond: number
  readonly microsecondsPerWorksheet: number
  /** One carrier's auto price for four cars and three drivers with full coverage. */
  readonly microsecondsPerHousehold: number
  /** The same of the slowest plan of all demonstration carriers and states. */
  readonly microsecondsAtMost: number
  /** Risks answered per second by the whole panel, including outcomes, as for a finished application. */
  readonly panelsPerSecond: number
  /** Reading, checking and compiling one carrier's plans for all states. */
  readonly loadMs: number
}

const seconds = 1

const settings = {
  carrier: 'bramble',
  plans: new URL('../data/carriers/bramble/plans/', import.meta.url),
  phone: '1-800-555-0111',
  validDays: 30,
} as const

const household = {
  vehicles: [camry, carLike({ group: 'SPORTS' }), carLike({ year: 2012 }), carLike({ group: 'PICKUP' })],
  drivers: [{ driver: ann }, { driver: { ...ann, gender: 'M', relation: 'Spouse' } }, { driver: ben }],
  incidents: { choices: ['SPEEDING'] },
} as const satisfies Partial<AutoAnswers>

/** Measures rating on one core; takes about six seconds. */
export async function benchRating(): Promise<RatingFigures> {
  const start = performance.now()
  const { book } = ratePlan({ ...settings, line: 'renters' })
  const loadMs = performance.now() - start

  const cases = jurisdictions.flatMap(({ code: state }) => {
    const input = rentersIn({ state, territory: 'T4', answers: { property: { choice: '20000' } } })
    const risk = askable(input)
    const plan = book.choose({ state, on: risk.effective })
    return plan ? [{ plan, input, risk }] : []
  })
  const quotesPerSecond = rateOf(cases, ({ plan, risk }) => plan.rate(inputsOfRisk(risk)))
  const worksheetsPerSecond = rateOf(cases, ({ plan, risk }) => plan.explain(inputsOfRisk(risk)))

  const { book: autos } = ratePlan({ ...settings, line: 'auto' })
  const households = jurisdictions.flatMap(({ code: state }) => {
    const risk = askable(autoIn({ state, territory: 'T4', answers: household }))
    const plan = autos.choose({ state, on: risk.effective })
    return plan ? [{ plan, risk }] : []
  })
  const householdsPerSecond = rateOf(households, ({ plan, risk }) => plan.rate(inputsOfRisk(risk)))

  const carriers = loadCarriers()
  const connectors = carriers.flatMap(({ lines }) => {
    const writing = lines.renters
    return writing?.connector.via === 'process' ? [{ ...writing, connector: writing.connector }] : []
  })
  const panelsPerSecond = rateOf(cases, ({ input }) => {
    const request = carrierRequest({ reference: 'bench', risk: input, today: '2026-11-21' })
    return connectors
      .filter(({ states }) => states.includes(input.state))
      .map(({ connector }) => connector.rate(request))
  })
  return {
    quotesPerSecond,
    microsecondsPerQuote: 1e6 / quotesPerSecond,
    worksheetsPerSecond,
    microsecondsPerWorksheet: 1e6 / worksheetsPerSecond,
    microsecondsPerHousehold: 1e6 / householdsPerSecond,
    microsecondsAtMost: slowestHousehold(),
    panelsPerSecond,
    loadMs,
  }
}

/** Microseconds of the slowest auto plan. Each plan has five turns, of which the best counts: others were interrupted. */
function slowestHousehold(): number {
  const times = loadCarriers().flatMap(carrier =>
    jurisdictions.flatMap(({ code: state }) => {
      const risk = askable(autoIn({ state, territory: 'T4', answers: household }))
      const plan = plansOf(carrier, 'auto')?.book.choose({ state, on: risk.effective })
      if (!plan) return []
      const inputs = inputsOfRisk(risk)
      return [Math.min(...Array.from({ length: 5 }, () => microsecondsOf(() => plan.rate(inputs))))]
    }),
  )
  return Math.max(...times)
}

const turns = 400

function microsecondsOf(run: () => unknown): number {
  const start = process.cpuUsage()
  for (let turn = 0; turn < turns; turn += 1) run()
  return processorSince(start) / turns
}

/** Microseconds of the processor that this process took since then: what else the machine does is not counted. */
function processorSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return user + system
}

/** How often a second of the processor runs it: counted for a second, after some warming up. */
function rateOf<Case>(cases: readonly Case[], run: (one: Case) => unknown): number {
  let rate = 0
  const last: { answer?: unknown } = {}
  for (const span of [seconds / 2, seconds]) {
    let count = 0
    const from = process.cpuUsage()
    const start = performance.now()
    while (performance.now() - start < span * 1_000) {
      // Stored, so that the compiler cannot drop the work as unused.
      for (const one of cases) last.answer = run(one)
      count += cases.length
    }
    rate = (count * 1_000_000) / processorSince(from)
  }
  if (last.answer === undefined) throw new Error('nothing was rated')
  return rate
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const figures = await benchRating()
  for (const [name, figure] of Object.entries(figures)) console.log(name.padEnd(26), figure.toFixed(1))
}
