import type { Client } from './load.ts'

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** A quote of an assistant with every answer it needs; throws what it was told instead. */
export async function petQuote(client: Pick<Client, 'send'>, from = {}): Promise<string> {
  const begun = await use(client, 'start_quote', { line: 'pet', zip: '78701' }, from)
  const quote = /"quote":"([\w.-]+)"/.exec(begun)?.[1]
  if (quote === undefined) throw new Error(begun)
  const answers = [
    { question: 'pet', answer: { choice: 'DOG_MEDIUM' } },
    { question: 'dob', answer: { month: 5, day: 2, year: 2023 } },
  ]
  await use(client, 'answer_questions', { quote, answers }, from)
  return quote
}

/** Calls a tool; returns what it says. */
export async function use(
  client: Pick<Client, 'send'>,
  name: string,
  args: object,
  from = {},
): Promise<string> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
  return (await client.send('POST', '/mcp', { ...json, ...from }, JSON.stringify(call))).body
}
