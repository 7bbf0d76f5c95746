import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { handlesBy } from './handles.ts'

const [now, before] = [randomBytes(32), randomBytes(32)]
const quoteId = 'q'.repeat(24)

test('A handle opens its own quote, as signed with any key of the service', () => {
  const minted = handlesBy([before]).mint()
  const handle = minted.handleOf(quoteId)
  expect(handlesBy([now, before]).read(handle)).toEqual({ visitor: minted.visitor, quoteId })
  expect(handlesBy([now]).read(handle)).toBeNull()
})

test('A handle with anything changed opens nothing', () => {
  const handles = handlesBy([now])
  const handle = handles.mint().handleOf(quoteId)
  const [secret = '', , signature = ''] = handle.split('.')
  const other = handles.mint().handleOf('r'.repeat(24)).split('.')
  const forged = [
    '',
    quoteId,
    `${secret}.${quoteId}`,
    `${secret}.${'r'.repeat(24)}.${signature}`,
    `${other[0]}.${quoteId}.${signature}`,
    `${secret}.${quoteId}.${other[2]}`,
    `${handle}.more`,
    ` ${handle}`,
    `${handle}\n`,
  ]
  expect(forged.map(handles.read)).toEqual(forged.map(() => null))
})
