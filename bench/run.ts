import { fileURLToPath } from 'node:url'
import { openDatabase } from '../src/server/database/database.ts'
import { quiet } from '../tests/quiet.ts'
import { benchAnswers, benchPrices } from './answers.ts'
import { bareCommits } from './bare-commits.ts'
import { benchOffers, benchSpread } from './carriers.ts'
import { benchGrowth } from './growth.ts'
import { benchJourneys } from './journeys.ts'
import { clientOf } from './load.ts'
import { benchMapping } from './mapping.ts'
import { measure, type Rate } from './measure.ts'
import { benchRating } from './rating.ts'
import { start } from './server.ts'
import { benchVins } from './vins.ts'

/**
 * `npm run bench`: every figure of one run on one machine, each beside its yardstick. Ratios are what counts; the
 * load comes from this very machine, so that half of it is spent on asking. `npm run bench -- growth` fills a database with
 * a million quotes, which takes minutes and ten gigabytes.
 */
if (process.argv[2] === 'growth') {
  await sayGrowth()
  process.exit()
}
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

const mapping = benchMapping()
const cost = ({ ask, read }: (typeof mapping)['json']) =>
  `${ask.toFixed(0)} µs to ask, ${read.toFixed(0)} µs to read`
say('Auto offer translated, one core: JSON over HTTP', cost(mapping.json))
say('… ACORD XML', cost(mapping.acord))
say('… of four cars and three drivers, JSON', cost(mapping.jsonHousehold))
say('… of four cars and three drivers, ACORD XML', cost(mapping.acordHousehold))

const offers = await benchOffers(300)
say(
  'Offers of twelve HTTP carriers that answer at once',
  `${count(offers.perSecond)}/s over ${count(offers.offers)}`,
)
const alone = await benchSpread(1, 9)
const together = await benchSpread(40, 9)
say(
  'Quote of 40 carriers of 50 to 2,000 ms beside the slowest alone',
  `${together.toFixed(0)} ms beside ${alone.toFixed(0)} ms; ratio ${(together / alone).toFixed(3)}`,
)

async function sayGrowth(): Promise<void> {
  const [few, many] = [10_000, 1_000_000]
  const speeds = await benchGrowth(few, many)
  for (const what of ['status', 'answer'] as const) {
    const [before, after] = [speeds.few[what], speeds.many[what]]
    say(
      `One ${what} beside ${count(many)} stored quotes and beside ${count(few)}`,
      `p50 ${after.toFixed(2)} ms beside ${before.toFixed(2)} ms; ratio ${(after / before).toFixed(2)}`,
    )
  }
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
