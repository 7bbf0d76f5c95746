import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, readSources } from './sources.ts'
import { lawTerms, spanishTerms, terms, unplain } from './terms.ts'
import { textsIn } from './texts-in.ts'

const told = readSources()
  .filter(({ file }) => !isTest(file))
  .map(source => ({ file: source.file, texts: textsIn(source, /^(?:en|we)$/) }))

test('no text says in two words what has one, or what no American says (docs/design.md)', () => {
  expect(told.flatMap(({ texts }) => texts).length).toBeGreaterThan(2_000)
  const found = told.flatMap(({ file, texts }) =>
    unplain(texts, file.startsWith('src/law/') ? lawTerms : terms).map(one => `${file}: ${one}`),
  )
  expect(found).toEqual([])
})

test('nor do the pages to read', () => {
  const pages = globSync('src/texts/default/*.md').flatMap(file =>
    unplain(
      readFileSync(file, 'utf8')
        .replaceAll(/{{.*?}}/g, '')
        .split('\n'),
    ).map(one => `${file}: ${one}`),
  )
  expect(pages).toEqual([])
})

/** What the authors of a plan tell each other. */
const forAuthors = new Set(['reason', 'note', 'source'])

/** What the demonstration's insurers and communities say, by file. */
const ofDemonstration = globSync('data/{carriers,communities}/**/*.json').map(file => {
  const said: string[] = []
  JSON.parse(readFileSync(file, 'utf8'), (key, value) => {
    if (typeof value === 'string' && /\s/.test(value) && !forAuthors.has(key)) said.push(value)
    return value
  })
  return { file, said }
})

test('nor do the demonstration’s insurers and communities', () => {
  expect(ofDemonstration.flatMap(({ file, said }) => unplain(said).map(one => `${file}: ${one}`))).toEqual([])
})

test('no Spanish text has a word or an agreement that a replacement broke', () => {
  const spanish = readSources()
    .filter(({ file }) => !isTest(file))
    .flatMap(source =>
      /^src\/sentences\/spanish/.test(source.file)
        ? [{ file: source.file, said: source.text.split('\n') }]
        : [{ file: source.file, said: textsIn(source, /^es$/) }],
    )
  expect(spanish.flatMap(({ said }) => said).length).toBeGreaterThan(1_000)
  const found = [...spanish, ...ofDemonstration].flatMap(({ file, said }) =>
    unplain(said, spanishTerms).map(one => `${file}: ${one}`),
  )
  expect(found).toEqual([])
  expect(
    unplain(['Dedidas de seguridad', 'ninguno de los medidas', 'un dirección'], spanishTerms),
  ).toHaveLength(3)
  expect(unplain(['el dedal', 'la edad', 'ninguna de las medidas', 'los planes'], spanishTerms)).toEqual([])
})

test.each([
  ['cover as a noun', ['Cover', 'less cover', 'of these covers'], ['coverage']],
  [
    'British words',
    ['Please tick the box.', 'You needn’t.', 'It seldom costs more.'],
    ['check', 'don’t have to', 'rarely'],
  ],
])('finds %s', (_, texts, say) => {
  const found = unplain(texts)
  expect(found).toHaveLength(texts.length)
  for (const word of say) expect(found.join()).toContain(`→ ${word}`)
})

test.each([
  [
    'a policy that covers',
    ['Insurers that cover this. It covers each car.', 'What should the policy cover?'],
  ],
  ['other words', ['Tickets, sticky roof coverings and endearing standards.']],
  ['what the specification fixes', ["Oops. I can't find any matching carriers."]],
])('leaves %s', (_, texts) => expect(unplain(texts)).toEqual([]))

test('“may not” is found in the law alone', () => {
  expect(unplain(['You may not need it.'])).toEqual([])
  expect(unplain(['Your credit may not count.'], lawTerms)).toHaveLength(1)
})
