import { describe, expect, it } from 'vitest'
import { agencyExcerpts } from '../../../../tests/rooms/excerpts/agencies.ts'
import { autoExcerpts } from '../../../../tests/rooms/excerpts/auto.ts'
import { otherExcerpts } from '../../../../tests/rooms/excerpts/others.ts'
import { propertyExcerpts } from '../../../../tests/rooms/excerpts/property.ts'
import { speaking } from '../../../../tests/rooms/json-speaking.ts'

/** The shapes of public interfaces, by their kind: members, nesting and codes like theirs, with values of our own. */
const excerpts = [...autoExcerpts, ...propertyExcerpts, ...otherExcerpts, ...agencyExcerpts]

describe.each(excerpts.map(excerpt => [excerpt.like, excerpt] as const))('a mapping to %s', (_, excerpt) => {
  const carrier = speaking(excerpt)

  it('fills a question', () => {
    expect(carrier.sent()).toEqual(excerpt.asks)
    expect(carrier.asked().path).toBe(excerpt.asksAt ?? '/rate')
  })

  it.each(excerpt.replies.map((reply, index) => [index + 1, reply] as const))(
    'reads reply %s',
    (_, reply) => {
      const [body, outcome, status] = reply
      expect(carrier.read(body, status)).toMatchObject(outcome)
    },
  )
})
