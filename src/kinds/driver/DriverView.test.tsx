import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import DriverView from './DriverView.tsx'

const first = { title: 'Who drives?', first: true }
const further = { title: 'Who drives?', first: false }

test('the first driver is asked for the marital status, any other for the relationship (spec 2.3.15.1)', () => {
  expect(drawn(DriverView, first)).toContain('name="maritalStatus"')
  expect(drawn(DriverView, first)).not.toContain('name="relation"')
  expect(drawn(DriverView, further)).toContain('name="relation"')
  expect(drawn(DriverView, further)).not.toContain('name="maritalStatus"')
})

test('the relationships are those of the specification, and nobody can choose "Insured" (spec 3.3.3)', () => {
  const values = [...drawn(DriverView, further).matchAll(/name="relation" value="(\w+)"/g)].map(
    ([, value]) => value,
  )
  expect(values).toEqual(['Spouse', 'Child', 'OtherRelated'])
})

test('a date of birth fills its three inputs, and its complaint appears at them', () => {
  const begun = { values: { dateBirth: '1994-13-02' }, errors: { dateBirth: 'Invalid month' } }
  const html = drawn(DriverView, first, begun)
  for (const [part, value] of Object.entries({ month: '13', day: '02', year: '1994' }))
    expect(html).toMatch(
      new RegExp(
        `<input(?=[^>]*name="dateBirth.${part}")(?=[^>]*value="${value}")(?=[^>]*aria-invalid="true")`,
      ),
    )
  expect(html).toContain('id="field-dateBirth-all-error">Invalid month')
})

test('the browser autofills the visitor’s own name and birthday only for the first driver', () => {
  expect(drawn(DriverView, first)).toMatch(/autoComplete="given-name".*autoComplete="bday-day"/i)
  expect(drawn(DriverView, further)).not.toMatch(/given-name|bday/)
})

test('a field that affects no price says so, and why it is asked all the same', () => {
  const unrated = { gender: 'This doesn’t affect your price in California.' }
  expect(drawn(DriverView, { ...first, unrated })).toMatch(
    /<legend[^>]*>Gender<\/legend><p[^>]*>As on the driver’s license\. .* This doesn’t affect your price in California\. The form is the same in every state\. Where an answer doesn’t count, insurers don’t get it\.<\/p>/,
  )
})
