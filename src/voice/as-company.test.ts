import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asCompany, htmlAsCompany, linesAsCompany } from './as-company.ts'

describe('a company', () => {
  test.each([
    ['I’ll assume what’s typical and tell you so.', 'We’ll assume what’s typical and tell you so.'],
    ['Until I know better, I count it as recent.', 'Until we know better, we count it as recent.'],
    ['Tell me about your Subaru', 'Tell us about your Subaru'],
    ['Each rule that I’m sure of. I was told.', 'Each rule that we’re sure of. We were told.'],
    ['So any price by their name is my own estimate.', 'So any price by their name is our own estimate.'],
    ['Good day. What can I compare for you?', 'What can we compare for you?'],
    ['Should I email you about your prices?', 'Should we email you about your prices?'],
  ])('says for “%s”', (butler, company) => expect(asCompany(butler)).toBe(company))

  test.each([
    ['a button', 'Delete my answers'],
    [
      'what a visitor agrees to',
      'I ask Me & My Agency to get in touch with me about this quote, in the way I chose above. I needn’t agree to buy anything.',
    ],
    ['an answer', 'My insurer canceled it'],
    ['words in quotation marks', 'Press “Delete my answers” at the end.'],
    ['an initial', 'Anna I Smith, 12 Elm Street, Austin'],
    ['a name', 'Pet: My'],
    ['a numeral', 'World War I'],
  ])('leaves %s alone', (_, text) => expect(asCompany(text)).toBe(text))

  test('writes Markdown and letters so, line by line and between tags', () => {
    expect(linesAsCompany('## Can I skip a question?\n\nYes, I will.')).toBe(
      '## Can I skip a question?\n\nYes, we will.',
    )
    expect(linesAsCompany('Delete my answers: https://a.example/x\nI wrote.')).toBe(
      'Delete my answers: https://a.example/x\nWe wrote.',
    )
    expect(htmlAsCompany('<p title="I">I wrote <b>to me</b></p>')).toBe(
      '<p title="I">We wrote <b>to us</b></p>',
    )
  })
})

/** Words in the first person that stand in the sources of a room, as a visitor would read them. */
function saidIn(folder: string): readonly string[] {
  const files = readdirSync(new URL(`../${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
  return files
    .filter(file => /\.tsx?$/.test(file) && !/test/.test(file))
    .flatMap(file => {
      const text = readFileSync(new URL(`../${folder}/${file}`, import.meta.url), 'utf8')
      return [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
        ([, plain, template]) => plain ?? template ?? '',
      )
    })
    .filter(words => /\b(?:I|my|me|mine|myself)\b[’ ]/.test(words) && / /.test(words))
}

test('knows all that questions say: what stays in the first person is a visitor’s', () => {
  const left = ['lines', 'kinds', 'sentences'].flatMap(saidIn).map(asCompany)
  const firstPerson = /(?<!“[^”]*)\b(?:I(?:[’ ])|me\b|my\b|mine\b|myself\b)/i
  expect(left.length).toBeGreaterThan(60)
  expect([...new Set(left.filter(words => firstPerson.test(words)))].toSorted()).toMatchInlineSnapshot(`
    [
      "I didn’t have a car",
      "I don’t know",
      "I don’t remember",
      "I live there",
      "I live with family",
      "I missed a payment",
      "I own a condo",
      "I own a house",
      "I rent",
      "I rent it out",
      "I was serving overseas",
      "I’d rather not say",
      "I’m not insured now",
      "I’m not sure",
      "I’ve never had it",
      "Monitor new price data in my area",
      "Or I don’t know",
      "Send quotes to my email (Recommended)",
      "This is my first car",
      "Update my prices",
      "View my quotes",
    ]
  `)
})
