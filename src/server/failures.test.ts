import { expect, test } from 'vitest'
import type { Text } from '../language/text.ts'
import { tellFailure } from './failures.ts'

test('a failure is told with its values, by the butler or by a company', () => {
  const wait = { key: 'press-again', values: { seconds: 1 } } as const
  expect(tellFailure(wait, 'en')).toMatch(/^I have a lot of visitors .* again in a second\.$/)
  expect(tellFailure(wait, 'we')).toMatch(/^We have a lot of visitors .* again in a second\.$/)
  const day = { key: 'start-not-priced', values: { day: '2026-11-25' } } as const
  expect(tellFailure(day, 'we')).toMatch(/^This price is for coverage that starts on November 25, 2026\./)
})

test('an order is refused for what its form showed: another price, other coverage, or both', () => {
  const now = { cents: 1484, period: 'month' } as const
  const told = (seen: { cents: number; cover?: Text; isOfOtherAnswers?: true }) =>
    tellFailure({ key: 'order-not-as-shown', values: { seen: { ...seen, period: 'month' }, now } }, 'en')
  expect(told({ cents: 1200 })).toContain('The form showed $12.00 a month. It’s $14.84 a month now.')
  expect(told({ cents: 1200, isOfOtherAnswers: true })).toContain(
    'The form showed $12.00 a month. You’ve changed your answers since, and it’s $14.84 a month now.',
  )
  expect(told({ cents: 1200, cover: { en: 'Belongings $30,000' } })).toContain(
    'with this coverage: Belongings $30,000. You’ve changed your coverage since, and it’s $14.84 a month now.',
  )
  expect(told({ cents: 1484, cover: { en: 'Belongings $30,000' } })).toContain(
    'with this coverage: Belongings $30,000. You’ve changed your coverage since, and the price is the same.',
  )
})

test('the limit of two addresses is told by the kind of mail, and with when one of them may have another', () => {
  const told = (key: 'mailboxes-limited' | 'alert-mailboxes-limited', hours: number | null) =>
    (['we', 'es'] as const).map(speech => tellFailure({ key, values: { hours } }, speech))
  expect(told('mailboxes-limited', null)).toEqual([
    'We email one quote to two addresses at most. Send it to one of those, or share a link instead.',
    'Una cotización se envía como máximo a dos direcciones de correo. Envíela a una de esas dos, o comparta un enlace.',
  ])
  expect(told('mailboxes-limited', 1)).toEqual([
    expect.stringContaining('again in an hour, or share a link instead.'),
    expect.stringContaining('otra vez a una de esas dos dentro de una hora, o comparta un enlace.'),
  ])
  expect(told('alert-mailboxes-limited', 24)).toEqual([
    expect.stringContaining('You can ask for price alerts at one of those in 24 hours.'),
    expect.stringContaining('alertas de precios para una de esas dos dentro de 24 horas.'),
  ])
})

test('what a question itself says is told as it says it', () => {
  expect(tellFailure({ en: 'Please call me.', we: 'Please call us.' }, 'we')).toBe('Please call us.')
})
