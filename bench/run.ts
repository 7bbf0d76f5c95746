import { fileURLToPath } from 'node:url'
import { openDatabase } from '../src/server/platform/database/database.ts'
import { quiet } from '../tests/support/quiet.ts'
import { benchCrowd, benchDoors } from './agents.ts'
import { benchAnswers, benchPrices } from './answers.ts'
import { bareCommits } from './bare-commits.ts'
import { benchBots } from './bots.ts'
import { benchHanging, benchOffers, benchSpread } from './carriers.ts'
import { benchCovers } from './covers.ts'
import { benchGrowth } from './growth.ts'
import { benchJourneys } from './journeys.ts'
import { clientOf } from './load.ts'
import { benchMapping } from './mapping.ts'
import { measure, medianOf, type Rate } from './measure.ts'
import { benchOverload, type Round } from './overload.ts'
import { benchRating } from './rating.ts'
import { type Server, start } from './server.ts'
import { benchVins } from './vins.ts'

/**
 * `npm run bench`: every figure of one run on one machine, each beside its yardstick. Only ratios matter: the load comes from
 * this very machine, so half of it is spent on the client. `npm run bench -- 20` measures for 20 seconds each, `-- carriers`, `--
 * covers`, `-- agents`, `-- overload`, `-- bots` and `-- growth` measure these alone; the last three take minutes, growth some gigabytes, and are
 * left out otherwise.
 */
const [what = 'all'] = process.argv.slice(2)
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))
if (what === 'growth') {
  await sayGrowth()
  process.exit()
}
if (what === 'carriers') {
  await sayCarriers()
  process.exit()
}
if (what === 'overload') {
  await sayOverload()
  process.exit()
}
if (what === 'agents') {
  await sayAgents()
  process.exit()
}
if (what === 'bots') {
  await sayBots()
  process.exit()
}
if (what === 'covers') {
  const server = await start(script('../src/server/main.ts'))
  await sayCovers(server)
  await server.stop()
  process.exit()
}
const seconds = what === 'all' ? 5 : Number(what)
const inFlight = 16
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
  `${rating.microsecondsPerHousehold.toFixed(1)} µs each, ${rating.microsecondsAtMost.toFixed(1)} µs by the slowest plan; yardstick 60 µs`,
)

const server = await start(script('../src/server/main.ts'))
const answers = await benchAnswers(server, { inFlight, seconds })
const database = await openDatabase({ dataDir: server.dataDir, log: quiet })
const commits = await bareCommits({ url: database.url, inFlight, seconds })
await database.close()
say(`Durable answers over HTTP, ${inFlight} at once`, inWords(answers))
say(
  '… beside bare one-row commits, same driver and server',
  `${inWords(commits)}; ratio ${ratio(answers, commits)}`,
)

const pages = await startPages(server.origin, '/start')
const prices = await benchPrices(server, 20)
await sayCovers(server)
const journeys = await benchJourneys(server.origin)
await server.stop()
const bare = await start(script('bare.ts'))
const replies = await startPages(bare.origin, '/')
await bare.stop()
say(`Server-rendered start pages, ${inFlight} at once`, inWords(pages))
say('… beside a bare Fastify reply', `${inWords(replies)}; ratio ${ratio(pages, replies)}`)
say(
  'Last answer to all rate-plan prices in the first /status',
  `${prices.ms.toFixed(1)} ms, ${prices.prices} prices of ${prices.offers} offers`,
)
for (const [line, seconds] of journeys) {
  say(`Start page to first price at a person's pace: ${line}`, `${seconds.toFixed(1)} s`)
}

await sayCarriers()

async function sayCarriers(): Promise<void> {
  const mapped = benchMapping()
  for (const [name, { ask, read }] of [
    ['ACORD', mapped.acord],
    ['JSON', mapped.json],
  ] as const)
    say(`An auto offer over ${name}, one core`, `${ask.toFixed(0)} µs to ask, ${read.toFixed(0)} µs to read`)
  const { perSecond, offers } = await benchOffers(200)
  say('Offers of twelve carriers who answer at once', `${count(perSecond)}/s, ${offers} offers`)
  const [all, alone] = [await benchSpread(40, 7), await benchSpread(1, 7)]
  say(
    'Quote of 40 carriers who take 50 to 2,000 ms',
    `${all.toFixed(0)} ms; the slowest alone ${alone.toFixed(0)} ms; ratio ${(all / alone).toFixed(3)}`,
  )
  const waits = await benchHanging(20)
  say(
    'Prices of 20 healthy carriers beside 20 that hang, 12 visitors at once',
    `${Math.max(...waits).toFixed(2)} s for the slowest visitor; yardstick 2 s`,
  )
}

async function sayCovers(server: Server): Promise<void> {
  for (const [persona, p50, p95] of await benchCovers(server, 100))
    say(
      `A change of cover to all new rate-plan prices: ${persona}`,
      `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; yardstick 300 ms`,
    )
}

/** The last argument is the number of sessions at once. */
async function sayAgents(): Promise<void> {
  const [, sessions = '10000'] = process.argv.slice(2)
  process.env.TRUSTED_PROXIES = '127.0.0.1'
  const server = await start(script('../src/server/main.ts'))
  const { answer, prices } = await benchDoors(server, 100)
  const crowd = await benchCrowd(server, Number(sessions))
  await server.stop()
  const beside = ({ agent, page }: typeof answer) =>
    `${agent.toFixed(1)} ms, ${(agent / page).toFixed(2)} of the page’s call`
  const besidePeople = (share: 'p50' | 'p95') =>
    `${crowd.beside[share].toFixed(1)} ms, ${(crowd.beside[share] / crowd.alone[share]).toFixed(2)} of without`
  say('An answer through the door for assistants', beside(answer))
  say('Prices through the door for assistants', beside(prices))
  say(
    `A person’s call beside ${sessions} assistants at once`,
    `p50 ${besidePeople('p50')}, p95 ${besidePeople('p95')}; ${count(crowd.priced)} assistants got prices meanwhile, who were told to wait ${count(crowd.toldToWait)} times`,
  )
}

async function sayBots(): Promise<void> {
  const [, machines = '10000'] = process.argv.slice(2)
  const { received, through, peopleSeconds } = await benchBots({ machines: Number(machines), people: 20 })
  say(
    `${machines} machines from 50 addresses, 20 people among them`,
    `the carrier received ${received} questions, ${through} of them from machines; ${peopleSeconds.length} people have its price, after ${Math.max(...peopleSeconds).toFixed(1)} s at most`,
  )
}

/** Each share is of the peak of the same run: what else the machine does meanwhile slows both. */
async function sayOverload(): Promise<void> {
  const [, each = '5'] = process.argv.slice(2)
  const server = await start(script('../src/server/main.ts'))
  const rounds = await benchOverload(server, { seconds: 3, rounds: Number(each) })
  await server.stop()
  say(
    'Answers in a closed loop of 64',
    `${count(medianOf(rounds.map(({ peak }) => peak)))}/s, the median of ${rounds.length}`,
  )
  for (const [times, runs] of Map.groupBy(rounds, run => run.times)) {
    const served = runs.map(run => (100 * run.servedPerSecond) / run.peak).toSorted((a, b) => a - b)
    const of = (figure: (run: Round) => number) => medianOf(runs.map(figure))
    const looks = runs.reduce((sum, run) => sum + run.looks, 0)
    const ready = runs.reduce((sum, run) => sum + run.ready, 0)
    say(
      `${times} times as many offered: ${count(of(run => run.offeredPerSecond))}/s`,
      `served ${medianOf(served).toFixed(0)} % of the peak around it (${served.map(share => share.toFixed(0)).join(', ')}); refused ${count(of(run => run.refusedPerSecond))}/s; p50 ${of(run => run.p50Ms).toFixed(0)} ms, p99 ${of(run => run.p99Ms).toFixed(0)} ms, at most ${Math.max(...runs.map(run => run.p99Ms)).toFixed(0)} ms; /readyz 200 ${ready} of ${looks}`,
    )
  }
}

async function sayGrowth(): Promise<void> {
  const [few, many] = [10_000, 1_000_000]
  const { few: before, many: after, bytesPerQuote } = await benchGrowth(few, many)
  for (const name of ['status', 'answer'] as const)
    say(
      `/${name} beside ${count(many)} stored quotes`,
      `${after[name].toFixed(2)} ms; beside ${count(few)} ${before[name].toFixed(2)} ms; ratio ${(after[name] / before[name]).toFixed(2)}`,
    )
  say(
    'A stored quote with its six offers and its replies',
    `${(bytesPerQuote / 1024).toFixed(1)} KiB on disk`,
  )
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

function inWords({ perSecond, p50Ms, p99Ms }: Rate): string {
  return `${count(perSecond)}/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`
}

function count(figure: number): string {
  return Math.round(figure).toLocaleString('en-US')
}

function ratio(one: Rate, other: Rate): string {
  return (one.perSecond / other.perSecond).toFixed(2)
}
