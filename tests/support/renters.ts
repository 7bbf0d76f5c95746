import { answer } from '../../src/contract/answers/answer.ts'
import { withEveryPage } from './every-page.ts'
import type { Visitor } from './visitor.ts'

export type Page = readonly [step: string, payload: object]

const answers: readonly Page[] = [
  ['/start', { type: 'renters', zipCode: '78701' }],
  [
    '/quote/renters/1',
    { address1: '500 East 4th Street', address2: '4B', city: 'Austin', state: 'TX', zipcode: '78701' },
  ],
  ['/quote/renters/1c', { choice: 'APT_LARGE' }],
  ['/quote/renters/1e', { month: '5', day: '2', year: '1994' }],
  ['/quote/renters/1h', { choices: ['SMOKE_ALARM', 'DEADBOLT'] }],
  ['/quote/renters/1k', { choice: 'NONE' }],
  ['/quote/renters/2', { choice: '30000' }],
  ['/quote/renters/2b', { choice: '100000' }],
  ['/quote/renters/2c', { choice: '500' }],
  ['/quote/renters/2g', { choice: 'NONE' }],
  [
    '/quote/renters/3',
    { firstName: 'Ann', lastName: 'Example', emailSwitch: true, email: 'ann@example.com' },
  ],
]

/** A tenant in Austin, Texas: every page of the renters line with a good answer. */
export const renter = withEveryPage(
  'renters',
  answers.map(page => [page[0], page]),
  (on, answer): Page => [`/quote/renters/${on}`, answer],
  // At least all that are named above.
).map(([, page]) => page) as [Page, Page, Page, ...Page[]]

/** The last page of the same tenant. */
export const lastPage: Page = renter.at(-1) ?? renter[0]

let age = 0
/** More than the tenants of any one service, and all of them adults. */
const ages = 55

/** The same tenant with another age each time: we don't repeat a question to a carrier that has answered it that day. */
export function anotherRenter(): readonly Page[] {
  age = (age + 1) % ages
  const dob = { month: '5', day: '2', year: String(1950 + age) }
  return renter.map(([step, answer]) => [step, step === '/quote/renters/1e' ? dob : answer])
}

/** Answers one page and returns where to go on; throws any other reply. */
export async function give(visitor: Visitor, [step, payload]: Page, headers = {}) {
  const { reply } = await visitor.call(answer, { answer: payload, step, source: 'web' }, headers)
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  return reply.data
}

/** Opens the start page and answers every page up to one, which stays open; all of them if none is named. */
export async function answerUntil(visitor: Visitor, until?: string, pages: readonly Page[] = renter) {
  await visitor.open('/start')
  const upTo = pages.findIndex(([step]) => step === until)
  const answeredPages = upTo < 0 ? pages : pages.slice(0, upTo)
  let data: Awaited<ReturnType<typeof give>> | undefined
  for (const page of answeredPages) data = await give(visitor, page)
  return data
}
