import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { choice } from '../kinds/choice/choice.ts'
import { name } from '../kinds/name/name.ts'
import { alike } from '../language/texts.ts'
import { acceptsAction, type Collection, type ListStep, listAction } from './collection.ts'
import { line } from './line.ts'
import { progress } from './progress.ts'
import { answer, started, today } from './sample.ts'
import { submit } from './submit.ts'
import { type Answers, walk } from './walk.ts'

const list: ListStep = {
  kind: 'guests',
  props: { title: { en: 'Who comes?' } },
  fields: {},
  empty: { en: 'At least one guest needs to be named.' },
  most: 3,
  full: { en: 'Three are enough.' },
  answer: () => listAction,
  accepts: acceptsAction,
  say: () => alike(''),
  rows: items => ({
    items: items.map(({ uuid, isFinished }) => ({
      id: uuid,
      name: alike(isFinished ? 'finished' : 'begun'),
    })),
  }),
}
const meal = choice({
  title: { en: 'What shall we serve?' },
  choices: [
    { value: 'FISH', title: { en: 'Fish' } },
    { value: 'TEA', title: { en: 'Tea' } },
  ],
})
const dinner = line('dinner')
  .ask('1', 'meal', meal)
  .collect('2', 'guests', list, item =>
    item
      .ask('3', 'who', name({ title: { en: 'Who is it?' } }))
      .ask('4', 'drink', meal, { when: answers => answers.meal.choice === 'TEA' }),
  )
  .ask('5', 'sweet', meal)

const ann = { firstName: 'Ann', lastName: 'Example' }
const bob = { firstName: 'Bob', lastName: 'Example' }

function answered(...pages: readonly (readonly [string, unknown])[]): Answers {
  return pages.reduce<Answers>((answers, page) => answer(dinner, answers, page).answers, started)
}

const stored = (answers: Answers) => answers.guests as Collection
const idAt = (answers: Answers, at: number) => stored(answers).items[at]?.uuid ?? ''
const open = (answers: Answers) => walk({ line: dinner, answers, today }).open?.route.split('/').at(-1)

function refused(answers: Answers, [route, payload]: readonly [string, unknown]) {
  const accept = (_place: unknown, answer: unknown) => ({ ok: true, answer }) as const
  return submit(
    { line: dinner, answers, today },
    { route: `/quote/dinner/${route}`, payload, uuid: 'made', verify: accept },
  )
}

describe('a list', () => {
  it('opens its first item at once', () => {
    expect(open(answered(['1', { choice: 'FISH' }]))).toBe('3')
  })

  it('follows its items, and ends with "next"', () => {
    const one = answered(['1', { choice: 'FISH' }], ['3', ann])
    expect(open(one)).toBe('2')
    expect(answer(dinner, one, ['2', { action: 'next' }]).next?.route).toBe('/quote/dinner/5')
  })

  it('does not end without an item, and says so in its own words', () => {
    const none = answered(['1', { choice: 'FISH' }])
    expect(refused(none, ['2', { action: 'next' }])).toMatchObject({
      kind: 'refused',
      status: list.empty,
    })
  })

  it('asks each item only the questions whose conditions hold', () => {
    const tea = answered(['1', { choice: 'TEA' }], ['3', ann])
    expect(open(tea)).toBe('4')
    expect(open(answer(dinner, tea, ['4', { choice: 'TEA' }]).answers)).toBe('2')
  })

  it('gives the line every complete item, with the id for editing it', () => {
    const two = answered(
      ['1', { choice: 'FISH' }],
      ['3', ann],
      ['2', { action: 'new' }],
      ['3', bob],
      ['2', { action: 'next' }],
    )
    const { application } = walk({ line: dinner, answers: two, today })
    expect(application.guests).toEqual([
      { uuid: idAt(two, 0), who: ann },
      { uuid: idAt(two, 1), who: bob },
    ])
  })

  it('adds one item however often "new" is pressed', () => {
    const again = answered(
      ['1', { choice: 'FISH' }],
      ['3', ann],
      ['2', { action: 'new' }],
      ['2', { action: 'new' }],
    )
    expect(stored(again).items).toHaveLength(2)
    expect(open(again)).toBe('3')
  })

  it('edits the named item, also from another tab', () => {
    const two = answered(['1', { choice: 'FISH' }], ['3', ann], ['2', { action: 'new' }], ['3', bob])
    const first = idAt(two, 0)
    expect(answer(dinner, two, ['2', { action: 'edit', uuid: first }]).next?.uuid).toBe(first)
    const other = answer(dinner, two, ['3', { ...bob, firstName: 'Cat', uuid: first }]).answers
    expect(stored(other).items.map(item => item.answers.who)).toMatchObject([{ firstName: 'Cat' }, bob])
  })

  it('leads to the list from an item that was deleted in another tab', () => {
    const one = answered(['1', { choice: 'FISH' }], ['3', ann])
    for (const page of [
      ['2', { action: 'edit', uuid: 'gone' }],
      ['3', { ...ann, uuid: 'gone' }],
    ] as const) {
      expect(refused(one, page)).toMatchObject({ kind: 'off-path', open: { route: '/quote/dinner/2' } })
    }
  })

  it('deletes an item once, and opens a new first one when it was the last', () => {
    const two = answered(['1', { choice: 'FISH' }], ['3', ann], ['2', { action: 'new' }], ['3', bob])
    const deletion = ['2', { action: 'delete', uuid: idAt(two, 0) }] as const
    const one = answer(dinner, answer(dinner, two, deletion).answers, deletion).answers
    expect(stored(one).items).toHaveLength(1)
    const none = answer(dinner, one, ['2', { action: 'delete', uuid: idAt(one, 0) }])
    expect(none.next?.route).toBe('/quote/dinner/3')
  })

  it('keeps an abandoned item, shows it as unfinished, and leads to it before going on', () => {
    const tea = answered(
      ['1', { choice: 'TEA' }],
      ['3', ann],
      ['4', { choice: 'TEA' }],
      ['2', { action: 'new' }],
      ['3', bob],
    )
    const more = answer(dinner, tea, ['2', { action: 'new' }])
    expect(stored(more.answers).items).toHaveLength(3)
    const on = answer(dinner, more.answers, ['2', { action: 'next' }])
    expect(on.next).toMatchObject({ route: '/quote/dinner/4', uuid: idAt(tea, 1) })
    expect(on.answer).toEqual({
      items: [
        { id: idAt(tea, 0), name: alike('finished') },
        { id: idAt(tea, 1), name: alike('begun') },
      ],
    })
    const finished = answer(dinner, on.answers, ['4', { choice: 'FISH' }]).answers
    const answers = answer(dinner, finished, ['2', { action: 'next' }]).answers
    expect(stored(answers).items.map(item => item.answers.who)).toEqual([ann, bob])
    expect(open(answers)).toBe('5')
  })

  it('drops an item that was opened but never answered', () => {
    const two = answered(['1', { choice: 'FISH' }], ['3', ann], ['2', { action: 'new' }])
    const answers = answer(dinner, two, ['2', { action: 'next' }]).answers
    expect(stored(answers).items.map(item => item.answers.who)).toEqual([ann])
    expect(open(answers)).toBe('5')
  })

  it('stays done when one of its items is edited afterwards', () => {
    const answers = answered(
      ['1', { choice: 'FISH' }],
      ['3', ann],
      ['2', { action: 'next' }],
      ['5', { choice: 'TEA' }],
    )
    const edited = answer(dinner, answers, ['3', bob])
    expect(edited.next?.route).toBe('/quote/dinner/2')
    expect(walk({ line: dinner, answers: edited.answers, today }).open).toBeNull()
  })

  it('opens again when an edit leaves an item incomplete', () => {
    const fish = answered(['1', { choice: 'FISH' }], ['3', ann], ['2', { action: 'next' }])
    expect(open(answer(dinner, fish, ['1', { choice: 'TEA' }]).answers)).toBe('4')
  })

  it('asks every item that an edit before it leaves incomplete, one after the other', () => {
    const fish = answered(
      ['1', { choice: 'FISH' }],
      ['3', ann],
      ['2', { action: 'new' }],
      ['3', bob],
      ['2', { action: 'next' }],
      ['5', { choice: 'TEA' }],
    )
    const tea = answer(dinner, fish, ['1', { choice: 'TEA' }]).answers
    const one = answer(dinner, tea, ['4', { choice: 'TEA' }])
    // The one opened last comes first.
    expect(one.next).toMatchObject({ route: '/quote/dinner/4', uuid: idAt(fish, 0) })
    const both = answer(dinner, one.answers, ['4', { choice: 'FISH' }])
    expect(both.walked.open).toBeNull()
    expect(both.walked.application.guests).toHaveLength(2)
  })

  it('refuses anything that is not an action of a list', () => {
    const one = answered(['1', { choice: 'FISH' }], ['3', ann])
    for (const payload of [{}, { action: { en: 'burn' } }, { action: 'edit' }, null, 'next']) {
      expect(refused(one, ['2', payload]).kind).toBe('refused')
    }
  })
})

it('accepts no more items than its limit, and says so', () => {
  const three = answered(
    ['1', { choice: 'FISH' }],
    ['3', ann],
    ['2', { action: 'new' }],
    ['3', bob],
    ['2', { action: 'new' }],
    ['3', ann],
  )
  expect(refused(three, ['2', { action: 'new' }])).toEqual({
    kind: 'refused',
    errors: {},
    status: list.full,
  })
})

describe('an item', () => {
  const heads = line('heads').collect('2', 'guests', list, item =>
    item.ask('3', 'who', ({ position }) =>
      choice({
        title: alike(position === 0 ? 'Who are you?' : 'Who else?'),
        choices: [{ value: position === 0 ? 'SELF' : 'KIN', title: { en: 'This one' } }],
      }),
    ),
  )
  const give = (answers: Answers, route: string, payload: unknown) => answer(heads, answers, [route, payload])
  const two = () => {
    const first = give(started, '3', { choice: 'SELF' }).answers
    return give(give(first, '2', { action: 'new' }).answers, '3', { choice: 'KIN' }).answers
  }

  it('gets questions that depend on its place in the list', () => {
    const { path } = walk({
      line: heads,
      answers: give(two(), '2', { action: 'next' }).answers,
      today,
    })
    expect(path.map(place => place.step.props.title.en)).toEqual(['Who else?', 'Who comes?'])
  })

  it('that moves up and does not fit its new place stays listed, and is asked again with the earlier answers filled in', () => {
    const before = two()
    const after = give(before, '2', { action: 'delete', uuid: idAt(before, 0) })
    expect(after.next?.route).toBe('/quote/heads/2')
    expect(after.answer).toEqual({ items: [{ id: idAt(before, 1), name: alike('begun') }] })
    const on = give(after.answers, '2', { action: 'edit', uuid: idAt(before, 1) })
    expect(on.next).toMatchObject({
      route: '/quote/heads/3',
      answered: false,
      outdated: { choice: 'KIN' },
    })
    expect(on.next?.step.props.title.en).toBe('Who are you?')
    expect(give(on.answers, '3', { choice: 'SELF' }).next?.route).toBe('/quote/heads/2')
  })

  it('that moved up is neither lost nor skipped by "next", and is finished before its list goes on', () => {
    const first = two()
    const three = give(give(first, '2', { action: 'new' }).answers, '3', { choice: 'KIN' }).answers
    const deleted = give(three, '2', { action: 'delete', uuid: idAt(three, 0) }).answers
    const on = give(deleted, '2', { action: 'next' })
    expect(on.next).toMatchObject({ route: '/quote/heads/3', outdated: { choice: 'KIN' } })
    expect(stored(on.answers).items).toHaveLength(2)
    const settled = give(on.answers, '3', { choice: 'SELF' }).answers
    expect(give(settled, '2', { action: 'next' })).toMatchObject({
      next: null,
      walked: { open: null },
    })
    expect(stored(settled).items).toHaveLength(2)
  })

  it('after the first counts as the page of the list, so that progress does not run backwards', () => {
    const counted = dinnerSteps(answered(['1', { choice: 'FISH' }], ['3', ann], ['2', { action: 'new' }]))
    expect(counted).toEqual({ current: 4, total: 5 })
  })
})

describe('a list with a special first item', () => {
  const host: ListStep = {
    ...list,
    first: {
      missing: { en: 'Who is the host?' },
      keepAnswers: ({ who }) => ({ who: { ...(who as object), kin: undefined } }),
    },
  }
  const party = line('party')
    .collect('2', 'guests', host, item =>
      item.ask('3', 'who', ({ position }) => ({
        ...meal,
        answer: () =>
          v.object({
            name: v.string(),
            ...(position === 0 ? { house: v.string() } : { kin: v.string() }),
          }) as never,
      })),
    )
    .ask('4', 'sweet', meal)
  const give = (answers: Answers, route: string, payload: unknown) => answer(party, answers, [route, payload])
  const three = () =>
    ['bob', 'cat'].reduce<Answers>(
      (answers, name) =>
        give(give(answers, '2', { action: 'new' }).answers, '3', { name, kin: 'child' }).answers,
      give(started, '3', { name: 'ann', house: 'mill' }).answers,
    )
  const names = (answers: Answers) =>
    stored(answers).items.map(({ answers: { who } }) => (who as { name: string }).name)
  const headless = (before: Answers) => give(before, '2', { action: 'delete', uuid: idAt(before, 0) })

  it('asks who is first when the first item is deleted, and never guesses', () => {
    const after = headless(three())
    expect(after.next?.route).toBe('/quote/party/2')
    expect(after.answer).toMatchObject({
      first_needed: true,
      items: [{ name: alike('finished') }, { name: alike('finished') }],
    })
    expect(
      submit(
        { line: party, answers: after.answers, today },
        {
          route: '/quote/party/2',
          payload: { action: 'next' },
          uuid: 'x',
          verify: () => ({ ok: true, answer: 1 }),
        },
      ),
    ).toMatchObject({ kind: 'refused', status: { en: 'Who is the host?' } })
  })

  it('puts the named item first, and repeats for all items the questions that depend on who is first', () => {
    const before = headless(three()).answers
    const cat = { action: 'first', uuid: idAt(before, 1) }
    const chosen = give(before, '2', cat)
    expect(names(chosen.answers)).toEqual(['cat', 'bob'])
    expect(chosen.answer).toEqual({
      items: [
        expect.objectContaining({ name: alike('begun') }),
        expect.objectContaining({ name: alike('begun') }),
      ],
    })
    expect(chosen.next).toMatchObject({ route: '/quote/party/3', outdated: { name: 'cat' } })
    expect(give(chosen.answers, '2', cat).answers).toEqual(chosen.answers)
    const bob = give(chosen.answers, '3', { name: 'cat', house: 'mill' })
    expect(bob.next).toMatchObject({ uuid: idAt(chosen.answers, 1), outdated: { name: 'bob' } })
    const all = give(bob.answers, '3', { name: 'bob', kin: 'spouse' })
    expect(all.next?.route).toBe('/quote/party/2')
    expect(give(all.answers, '2', { action: 'next' }).next?.route).toBe('/quote/party/4')
  })

  it('accepts a new item as the first, and asks again when that one is left empty', () => {
    const before = headless(three()).answers
    const added = give(before, '2', { action: 'new', type: 'first' })
    expect(added.next).toMatchObject({ route: '/quote/party/3', answered: false })
    expect(give(added.answers, '2', { action: 'new', type: 'first' }).answers).toEqual(added.answers)
    const listed = walk({ line: party, answers: added.answers, today }).path.find(
      ({ route }) => route === '/quote/party/2',
    )
    expect(listed?.answered).toBe(false)
    expect(names(give(added.answers, '3', { name: 'dan', house: 'mill' }).answers)).toEqual([
      'dan',
      'bob',
      'cat',
    ])
  })

  it('stays done only when it has a first item', () => {
    const answers = give(three(), '2', { action: 'next' }).answers
    const after = headless(give(answers, '4', { choice: 'TEA' }).answers)
    expect(after.walked.open?.route).toBe('/quote/party/2')
    expect(headless(headless(after.answers).answers).next?.route).toBe('/quote/party/3')
  })
})

function dinnerSteps(answers: Answers) {
  const journey = { line: dinner, answers, today }
  const walked = walk(journey)
  return walked.open && progress(journey, walked, walked.open)
}
