import { fileURLToPath } from 'node:url'
import { openDatabase } from '../src/server/database/database.ts'
import { quiet } from '../tests/quiet.ts'
import { benchAnswers, benchPrices } from './answers.ts'
import { bareCommits } from './bare-commits.ts'
import { benchJourneys } from './journeys.ts'
import { clientOf } from './load.ts'
import { measure, type Rate } from './measure.ts'
import { benchRating } from './rating.ts'
import { start } from './server.ts'
import { benchVins } from './vins.ts'

/**
 * `npm run bench`: every figure of one run on one machine, each beside its yardstick. Ratios are what counts; the
 * load comes from this very machine, so that half of it is spent on asking.
 */
const seconds = Number(process.argv[2] ?? 5)
const inFlight = 16
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const rating = await benchRating()
say(
  'Renters quotes rated, one core',
  `${count(rating.quotesPerSecond)}/s, ${rating.microsecondsPerQuote.toFixed(2)} µs each`,
)
say(
  '… with worksheet',
  `${count(rating.worksheetsPerSecond)}/s, ${rating.microsecondsPerWorksheet.toFixed(2)} µs each`,
)

const vins = benchVins()
say(
  'VINs decoded, one core',
  `p50 ${vins.medianMicroseconds.toFixed(0)} µs, p99 ${vins.p99Microseconds.toFixed(0)} µs; yardstick 1,000 µs`,
)
say(
  'Auto quotes of four cars and three drivers, one core',
  `${rating.microsecondsPerHousehold.toFixed(1)} µs each`,
)

const server = await start(script('../src/server/main.ts'))
const answers = await benchAnswers(server, { inFlight, seconds })
const database = await openDatabase({ dataDir: server.dataDir, log: quiet })
const commits = await bareCommits({ url: database.url, inFlight, seconds })
await database.close()
say(`Durable answers over HTTP, ${inFlight} at once`, told(answers))
say(
  '… beside bare one-row commits, same driver and server',
  `${told(commits)}; ratio ${ratio(answers, commits)}`,
)

const pages = await startPages(server.origin, '/start')
const prices = await benchPrices(server, 20)
const journeys = await benchJourneys(server.origin)
await server.stop()
const bare = await start(script('bare.ts'))
const replies = await startPages(bare.origin, '/')
await bare.stop()
say(`Server-rendered start pages, ${inFlight} at once`, told(pages))
say('… beside a bare Fastify reply', `${told(replies)}; ratio ${ratio(pages, replies)}`)
say(
  'Last answer to all rate-plan prices in the first /status',
  `${prices.ms.toFixed(1)} ms, ${prices.prices} prices of ${prices.offers} offers`,
)
for (const [line, seconds] of journeys) {
  say(`Start page to first price at a person's pace: ${line}`, `${seconds.toFixed(1)} s`)
}

async function startPages(origin: string, path: string): Promise<Rate> {
  const client = clientOf(origin, inFlight)
  const rate = await measure({
    inFlight,
    seconds,
    async work() {
      const { status } = await client.send('GET', path)
      if (status !== 200) throw new Error(`${path}: ${status}`)
    },
  })
  client.close()
  return rate
}

function say(what: string, figure: string): void {
  console.log(`${what.padEnd(58)} ${figure}`)
}

function told({ perSecond, p50Ms, p99Ms }: Rate): string {
  return `${count(perSecond)}/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`
}

function count(figure: number): string {
  return Math.round(figure).toLocaleString('en-US')
}

function ratio(one: Rate, other: Rate): string {
  return (one.perSecond / other.perSecond).toFixed(2)
}
