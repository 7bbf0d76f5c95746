import { expect, test } from 'vitest'
import { numbersNamed, testsIn } from './tests-in.ts'

const source = `
const wrong = 'Invalid day'
const never = 'Nobody uses this'
const cases = [['a', wrong]] as const
describe('the page', () => {
  test.each(cases)('says %s (spec 5)', (a: string) => { expect(<p>Well done</p>).toBe(a) })
  it("matches", () => expect(x).toMatch(/^Oops\\. \\(again\\)$/))
})
test(\`counts \${2} (spec 9)\`, { timeout: 5 }, () => {})
test.each(cases)
`

test('tests are found with their groups, and with the texts of their bodies, tables and constants', () => {
  const [each, matches, counts, ...more] = testsIn('a.test.tsx', source)
  expect(each).toEqual({
    file: 'a.test.tsx',
    title: 'the page › says %s (spec 5)',
    texts: ['a', 'Invalid day', 'Well done'],
  })
  expect(matches).toMatchObject({ title: 'the page › matches', texts: ['Oops. (again)'] })
  expect(counts).toMatchObject({ title: 'counts … (spec 9)', texts: [] })
  expect(more).toEqual([])
})

test('skipped and unwritten tests do not count', () => {
  const passedOver = `
test.skip('one (spec 5)', () => {})
test.skip.each([1])('two (spec 5)', () => {})
describe.skip('all', () => { it('three (spec 5)', () => {}) })
test.todo('four (spec 5)')
test('five', () => {})`
  expect(testsIn('a.test.ts', passedOver).map(({ title }) => title)).toEqual(['five'])
})

test('a file that does not parse is named', () => {
  expect(() => testsIn('a.test.ts', "test('x', () => {")).toThrow('a.test.ts does not parse')
})

test.each([
  ['no number', []],
  ['one (spec 5.4)', ['5.4']],
  ['several (spec 2.3.5.1, 4.1, 8)', ['2.3.5.1', '4.1', '8']],
  ['two brackets (spec 1.1) › and (spec 2.2.10)', ['1.1', '2.2.10']],
  ['another form (spec 2.3, step 5)', null],
  ['words (spec: validation)', []],
  ['words after the number (spec 5; validation)', null],
])('the numbers named by a text: %s', (text, numbers) => {
  expect(numbersNamed(text)).toEqual(numbers)
})
