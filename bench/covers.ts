import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { pagesOf, readPersonas } from '../tests/support/personas.ts'
import { arrive, give, post } from './answers.ts'
import { clientOf } from './load.ts'
import type { Server } from './server.ts'

/** The visitors whose covers are changed, and a cover to change back and forth. */
const visitors = {
  'auto-never.yaml': ['deductible', '1000', '500'],
  'homeowner.yaml': ['deductible', '5000', '1000'],
  'renters.yaml': ['deductible', '1000', '500'],
} as const

/** Milliseconds from a change of cover to new rate-plan prices and the price of every further step, by persona. */
export async function benchCovers(
  server: Server,
  runs: number,
): Promise<readonly (readonly [persona: string, p50: number, p95: number])[]> {
  const client = clientOf(server.origin, 1)
  const figures: (readonly [string, number, number])[] = []
  for (const [file, [cover, ...values]] of Object.entries(visitors)) {
    const persona = readPersonas().find(one => one.file === file)
    if (!persona) throw new Error(`there is no ${file}`)
    const headers = await arrive(client)
    let quoteId: string | undefined
    for (const page of pagesOf(persona)) quoteId = await give(client, headers, page)
    const took: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const ask = { quote_id: quoteId, data: { changes: { [cover]: { choice: values[run % 2] } } } }
      const began = performance.now()
      const { body } = await post(client, headers, updateQuote.path, ask)
      took.push(performance.now() - began)
      if (!body.includes('"changed"')) throw new Error(body.slice(0, 300))
    }
    took.sort((a, b) => a - b)
    const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
    figures.push([file.replace('.yaml', ''), at(0.5), at(0.95)])
  }
  client.close()
  return figures
}
