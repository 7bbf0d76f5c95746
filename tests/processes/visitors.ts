/**
 * A whole service without its pages: visitors who start, answer and complete quotes as fast as they can, carriers
 * that answer or don't. Each acknowledged answer is one line: `<quote id> <answers> <round>`.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, OfferToAsk } from '../../src/server/asking/ask-carrier.ts'
import { fanOut, makeOfferQueue, offersQueue } from '../../src/server/asking/fan-out.ts'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { openJobQueue } from '../../src/server/platform/jobs/job-queue.ts'
import { makeSealer, parseSealKeys } from '../../src/server/platform/seal.ts'
import { makeOfferStore } from '../../src/server/store/carriers/offer-store.ts'
import type { Quote } from '../../src/server/store/rows/quote.ts'
import { makeQuoteStore } from '../../src/server/store/rows/quote-store.ts'
import { visitorOf } from '../../src/server/store/rows/visitor.ts'
import { quiet as log } from '../support/quiet.ts'

const [dataDir = '', sealKeys = ''] = process.argv.slice(2)
const { db, work, url } = await openDatabase({ dataDir, log })
const jobs = await openJobQueue({ url, queues: [offersQueue], log })
const sealer = makeSealer(parseSealKeys(sealKeys))
const queue = makeOfferQueue(jobs)
const quotes = makeQuoteStore({ db, sealer, retentionDays: 30, queue })
const workQuotes = makeQuoteStore({ db: work, sealer, retentionDays: 30, queue })
fanOut({ jobs, quotes: workQuotes, offers: makeOfferStore({ db: work, queue }), ask, logSettled() {}, log })
await Promise.all([visitors(), visitors(), visitors(), visitors()])

async function ask({ carrier }: OfferToAsk, signal: AbortSignal): Promise<Answer> {
  await pause(carrier === 'silent' ? 60_000 : randomInt(200), undefined, { signal })
  return {
    kind: 'settled',
    outcome: { kind: 'unavailable', message: { text: carrier } },
    standIn: false,
    calls: [],
  }
}

async function visitors(): Promise<never> {
  while (true) await journey()
}

async function journey(): Promise<void> {
  const started = await quotes.start({
    visitor: visitorOf(randomUUID()),
    line: 'renters',
    answers: { count: 0 },
  })
  let quote = started?.quote ?? null
  for (let count = 1; quote && count <= 4; count += 1) {
    acknowledge(quote)
    const deadline = new Date(Date.now() + 1500)
    const carriers = ['bramble', 'pelican', 'silent'].map(carrier => ({
      carrier,
      deadline,
      callMs: 1500,
      atOnce: 8,
    }))
    quote = await quotes.save({ quote, answers: { count }, ...(count > 2 && { offers: carriers }) })
  }
  if (quote) acknowledge(quote)
}

/** Written at once, so that no line is lost with the process. */
function acknowledge({ id, answers, round }: Quote): void {
  writeSync(1, `${id} ${answers.count} ${round}\n`)
}
