import { expect, expectTypeOf, it } from 'vitest'
import { address } from '../kinds/address/address.ts'
import { choice } from '../kinds/choice/choice.ts'
import { name } from '../kinds/name/name.ts'
import { alike } from '../language/texts.ts'
import type { renters } from '../lines/renters.ts'
import type { ListAction, ListStep } from './collection.ts'
import { acceptsAction, listAction } from './collection.ts'
import { type Application, line } from './line.ts'
import { started, today } from './sample.ts'
import { walk } from './walk.ts'

const kind = choice({
  title: { en: 'What is it?' },
  choices: [
    { value: 'HOUSE', title: { en: 'House' } },
    { value: 'CASTLE', title: { en: 'Castle' } },
  ],
})
const moat = choice({ title: { en: 'Is there a moat?' }, choices: [{ value: 'YES', title: { en: 'Yes' } }] })
const who = name({ title: { en: 'Who are you?' } })
const list: ListStep = {
  kind: 'people',
  props: { title: { en: 'Who lives here?' } },
  fields: {},
  empty: { en: 'Nobody lives here yet' },
  most: 3,
  full: { en: 'Three are enough.' },
  answer: () => listAction,
  accepts: acceptsAction,
  say: (_action: ListAction) => alike(''),
  rows: () => ({ people: [] }),
}

it('types every answer by its question', () => {
  const castle = line('castle')
    .ask('1', 'kind', kind)
    .ask('2', 'moat', moat, { when: answers => answers.kind.choice === 'CASTLE' })
    .ask('3', 'owner', who, { skippable: true })
    .collect('4', 'people', list, item => item.ask('5', 'who', who))
  type Castle = Application<typeof castle>
  expectTypeOf<Castle['kind']>().toEqualTypeOf<{ choice: 'HOUSE' | 'CASTLE' }>()
  expectTypeOf<Castle['moat']>().toEqualTypeOf<{ choice: 'YES' } | undefined>()
  expectTypeOf<Castle['owner']>().toEqualTypeOf<{ firstName: string; lastName: string } | null>()
  expectTypeOf<Castle['people'][number]>().toEqualTypeOf<{
    readonly uuid: string
    readonly who: { firstName: string; lastName: string }
  }>()
  expectTypeOf<Application<typeof renters>['deductible']['choice']>().toEqualTypeOf<
    '250' | '500' | '1000' | '2500'
  >()
  expect(castle.stages.map(stage => stage.route)).toEqual(['1', '2', '3', '4'])
})

it('words a question according to the answers before it', () => {
  const castle = line('castle')
    .ask('1', 'kind', kind)
    .ask('2', 'owner', answers =>
      name({ title: { en: `Who owns the ${answers.kind.choice} in ${answers.start.state}?` } }),
    )
  expectTypeOf<Application<typeof castle>['owner']>().toEqualTypeOf<{ firstName: string; lastName: string }>()
  const castleAnswers = { ...started, kind: { choice: 'HOUSE' } }
  expect(walk({ line: castle, answers: castleAnswers, today }).open?.step.props.title.en).toBe(
    'Who owns the HOUSE in TX?',
  )
})

it('refuses mistakes in a line at compile time', () => {
  const begun = line('castle').ask('1', 'kind', kind)
  const maybe = begun.ask('2', 'moat', moat, { when: answers => answers.kind.choice === 'CASTLE' })
  const passable = begun.ask('2', 'owner', who, { skippable: true })
  const listed = begun.collect('4', 'people', list, item => item.ask('5', 'who', who))
  const placed = line('castle').ask('1', 'home', address({ title: alike(''), states: [] }))
  // @ts-expect-error an unknown choice
  begun.ask('9', 'last', who, { when: answers => answers.kind.choice === 'TENT' })
  // @ts-expect-error an answer that comes later
  begun.ask('9', 'last', who, { when: answers => answers.owner !== null })
  // @ts-expect-error a conditional answer, read as if it always existed
  maybe.ask('9', 'last', who, { when: answers => answers.moat.choice === 'YES' })
  // @ts-expect-error a skippable answer, read as if it always existed
  passable.ask('9', 'last', who, { when: answers => answers.owner.firstName === '' })
  // @ts-expect-error an item's answer, outside its item
  listed.ask('9', 'last', who, { when: answers => answers.who.firstName === '' })
  // @ts-expect-error a field that the answer does not have
  placed.ask('9', 'last', who, { when: answers => answers.home.county === '' })
  // @ts-expect-error a question that uses a later answer
  begun.ask('9', 'last', answers => name({ title: answers.owner.firstName }))
  // @ts-expect-error a position in a list, outside a list
  begun.ask('9', 'last', answers => name({ title: alike(`${answers.position}`) }))
  // @ts-expect-error a name that is taken
  begun.ask('9', 'kind', who)
  // @ts-expect-error an option that does not exist
  begun.ask('9', 'last', who, { skipable: true })
  expect(begun.stages).toHaveLength(1)
})

it('refuses a list inside a list', () => {
  expect(() =>
    line('castle').collect('4', 'people', list, item => item.collect('5', 'more', list, inner => inner)),
  ).toThrow('a list inside a list')
})
