import { expect, test } from 'vitest'
import { fromReview, isFromReview, withoutReview } from './return-to-review.ts'

test.each(['', '?utm=x', '?a=1+2&b=%C3', '?flag'])(
  'a visit from the page of all answers keeps its own query byte for byte: %s (spec 2.2.2)',
  query => {
    expect(isFromReview(query)).toBe(false)
    expect(isFromReview(fromReview(query))).toBe(true)
    expect(withoutReview(fromReview(query))).toBe(query)
    expect(withoutReview(query)).toBe(query)
  },
)
