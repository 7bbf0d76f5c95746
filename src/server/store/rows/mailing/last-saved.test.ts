import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Quote } from '../quote.ts'
import { lastSavedQuotes } from './last-saved.ts'

const ann = Buffer.from('ann')
const bob = Buffer.from('bob')

/** The few properties of a quote that count here. */
const quoteOf = (id: string, version = 1) => ({ id, visitor: ann, version }) as Quote

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('remembers what a visitor saved last, only for that visitor', () => {
  const quotes = lastSavedQuotes()
  quotes.keep(quoteOf('q1'))
  quotes.keep(quoteOf('q1', 2))
  expect(quotes.find(ann, 'q1')).toEqual(quoteOf('q1', 2))
  expect(quotes.find(bob, 'q1')).toBeNull()
  quotes.forget('q1')
  expect(quotes.find(ann, 'q1')).toBeNull()
})

test('forgets answers two minutes after the last of them', () => {
  const quotes = lastSavedQuotes()
  quotes.keep(quoteOf('q1'))
  vi.advanceTimersByTime(60_000)
  quotes.keep(quoteOf('q1', 2))
  vi.advanceTimersByTime(119_999)
  expect(quotes.find(ann, 'q1')).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(quotes.find(ann, 'q1')).toBeNull()
})

test('keeps a thousand quotes, and drops the one saved longest ago for one more', () => {
  const quotes = lastSavedQuotes()
  for (let nth = 0; nth < 1_000; nth += 1) quotes.keep(quoteOf(`q${nth}`))
  quotes.keep(quoteOf('q0', 2))
  quotes.keep(quoteOf('q1000'))
  const remaining = ['q0', 'q1', 'q2', 'q1000'].filter(id => quotes.find(ann, id))
  expect(remaining).toEqual(['q0', 'q2', 'q1000'])
  // A timer holds the quote that it drops.
  expect(vi.getTimerCount()).toBe(1_000)
})
