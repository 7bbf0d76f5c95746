import { expect, test } from 'vitest'
import { formWordsOf } from '../support/form-words.ts'
import { answerUntil, lastPage } from '../support/renters.ts'
import { answerPage, quickHand } from './hands.ts'
import { openPage } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile({ env: { LIMITS: 'memory' } })

test('a page that is asked for a proof of work finds one by itself, and goes on to the prices', async () => {
  const visitor = service.visitor()
  // Faster than anybody reads.
  await answerUntil(visitor, lastPage[0])
  await using visit = await openPage(1280)
  const { page } = visit
  await takeCookies(page, visitor)
  await page.goto(service.origin + lastPage[0])
  await isAlive(page)
  const statuses: number[] = []
  page.on('response', response => {
    if (response.url().endsWith('/api/v1/answer')) statuses.push(response.status())
  })
  await answerPage(page, formWordsOf({ ...lastPage[1] }), quickHand)
  await page.getByRole('heading', { name: "Here's what I found." }).waitFor()
  expect(statuses).toEqual([429, 200])
})
