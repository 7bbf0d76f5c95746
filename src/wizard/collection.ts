import * as v from 'valibot'
import type { Text } from '../language/text.ts'
import type { Day } from '../units/day.ts'
import { object } from './accepts.ts'
import type { Fields, JsonSchema, Step } from './step.ts'

/** What a visitor may do on a list's page; `first` chooses the first item when there is none. */
export const listAction = v.variant('action', [
  v.object({ action: v.literal('new'), type: v.optional(v.picklist(['first', 'other']), 'other') }),
  v.object({ action: v.literal('edit'), uuid: v.string() }),
  v.object({ action: v.literal('first'), uuid: v.string() }),
  v.object({ action: v.literal('delete'), uuid: v.string() }),
  v.object({ action: v.literal('next') }),
])
export type ListAction = v.InferOutput<typeof listAction>

/** The same as JSON Schema. */
export function acceptsAction(): JsonSchema {
  const uuid = { type: 'string', description: 'The id of a row of the list' }
  const type = { enum: ['first', 'other'], description: '"first" where the list asks for a new first item' }
  return {
    type: 'object',
    oneOf: [
      { ...object({ action: { const: 'new' }, type }, ['type']), title: 'Add an item' },
      { ...object({ action: { enum: ['edit', 'delete'] }, uuid }), title: 'Change or remove an item' },
      {
        ...object({ action: { const: 'first' }, uuid }),
        title: 'Make an item the first, where the list asks for one',
      },
      { ...object({ action: { const: 'next' } }), title: 'The list is complete: go on' },
    ],
  }
}

/** The form fields of an action on a list's page. */
export const listFields: Fields = {
  action: { class: 'plain' },
  type: { class: 'plain' },
  uuid: { class: 'plain' },
}

/** An item as its list shows it; the kind of the list may add more. */
export interface Row {
  readonly id: string
  readonly name: Text
  /** Some of its questions are still open. */
  readonly unfinished?: true
}

/** A finished item: its answers by name, and its id. */
export type ListItem = Readonly<Record<string, unknown>> & { readonly uuid: string }

/** An item with at least one answer, and its answers so far. */
export interface BegunItem {
  readonly uuid: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly isFinished: boolean
}

/** The page of a list. */
export interface ListStep extends Step<ListAction> {
  /** The message when the visitor goes on without an item. */
  readonly empty: Text
  /** The most items a list accepts, and the message for one more. */
  readonly most: number
  readonly full: Text
  /** For a list with a special first item, as the insured is among drivers. */
  readonly first?: FirstItem
  /** The list as the wire carries it: its rows under the name of the list (spec 3.1.1). */
  rows(items: readonly BegunItem[], today: Day): Readonly<Record<string, readonly Row[]>>
}

/** Rules of a list with a special first item: when that one is deleted, the visitor chooses a new first. */
export interface FirstItem {
  /** The message when the visitor goes on without choosing one. */
  readonly missing: Text
  /** Why an item cannot be first; undefined if it can. */
  refusal?(answers: StoredItem['answers'], today: Day): Text | undefined
  /** The answers that stay valid whoever is first; the rest are asked again. */
  keepAnswers(answers: StoredItem['answers']): StoredItem['answers']
}

/** The stored form of a list: its items in order of creation, and the visitor's position in it. */
export interface Collection {
  readonly items: readonly StoredItem[]
  /** The item that the item pages show. */
  readonly current: string | undefined
  /** The visitor has pressed "next" on the list. */
  readonly done: boolean
  /** The first item was deleted, and the visitor has not chosen a new first yet. */
  readonly headless?: true
}

export interface StoredItem {
  readonly uuid: string
  readonly answers: Readonly<Record<string, unknown>>
}

const noItems: Collection = { items: [], current: undefined, done: false }

/** Reads a stored list; anything else counts as an empty one. */
export function collectionOf(stored: unknown): Collection {
  const read = v.safeParse(storedCollection, stored)
  if (!read.success) return noItems
  const { headless, ...list } = read.output
  return { current: undefined, ...list, ...(headless && { headless }) }
}

const storedCollection = v.object({
  items: v.array(v.object({ uuid: v.string(), answers: v.record(v.string(), v.unknown()) })),
  current: v.optional(v.string()),
  done: v.boolean(),
  headless: v.optional(v.literal(true)),
})

/** How many items come before one; no item is at 0 while the first is missing. */
export function positionIn({ headless }: Collection, index: number): number {
  return headless ? index + 1 : index
}

/** Whether the item has an answer; one that was only opened has nothing to lose. */
export function isBegun({ answers }: StoredItem): boolean {
  return Object.keys(answers).length > 0
}

/** Whether the visitor has to choose the first item: it was deleted, or opened but never answered. */
export function needsFirst({ items, headless }: Collection, { first }: ListStep): boolean {
  const [head, ...others] = items
  return (
    first !== undefined &&
    (headless ? items.some(isBegun) : head !== undefined && !isBegun(head) && others.some(isBegun))
  )
}

/** Opens a new item; an empty one is opened again instead, so that repeating does no harm. */
export function newItem(list: Collection, uuid: string): Collection {
  const empty = list.items.find(item => !isBegun(item))
  if (empty) return { ...list, current: empty.uuid, done: false }
  return { ...list, items: [...list.items, { uuid, answers: {} }], current: uuid, done: false }
}

/** Opens a new first item; an empty one there is opened again instead. */
export function newFirst(
  list: Collection,
  { uuid, keepAnswers }: { uuid: string; keepAnswers: FirstItem['keepAnswers'] },
): Collection {
  const [head, ...others] = list.items
  if (head && !isBegun(head) && !list.headless) return { ...list, current: head.uuid }
  const items = (head ? [head, ...others] : [])
    .filter(isBegun)
    .map(item => ({ ...item, answers: keepAnswers(item.answers) }))
  return { items: [{ uuid, answers: {} }, ...items], current: uuid, done: list.done }
}

/** Puts an item first and shows it; undefined when it is not in the list. */
export function putFirst(
  list: Collection,
  { uuid, keepAnswers }: { uuid: string; keepAnswers: FirstItem['keepAnswers'] },
): Collection | undefined {
  const chosen = list.items.find(item => item.uuid === uuid)
  if (!chosen) return undefined
  const others = list.items.filter(item => item !== chosen && isBegun(item))
  const items = [chosen, ...others].map(item => ({ ...item, answers: keepAnswers(item.answers) }))
  return { items, current: uuid, done: list.done }
}

/** Shows an item again; undefined when it is not in the list. */
export function editItem(list: Collection, uuid: string): Collection | undefined {
  return list.items.some(item => item.uuid === uuid) ? { ...list, current: uuid } : undefined
}

/** Deletes an item, if it is still there; a special first item leaves its place open. */
export function deleteItem(list: Collection, uuid: string, { first }: ListStep): Collection {
  const items = list.items.filter(item => item.uuid !== uuid)
  const current = list.current === uuid ? undefined : list.current
  const isFirst = list.items[0]?.uuid === uuid && first !== undefined
  const headless = items.some(isBegun) && (isFirst || list.headless === true)
  return { items, current, done: list.done && items.length > 0, ...(headless && { headless }) }
}

/** Ends a list in which every begun item is finished. */
export function leaveList(list: Collection): Collection {
  const items = list.items.filter(isBegun)
  const current = items.some(item => item.uuid === list.current) ? list.current : undefined
  return { items, current, done: true }
}

/** Stores one answer of an item, and creates the item if needed. */
export function putItem(
  list: Collection,
  { uuid, name, answer }: { uuid: string; name: string; answer: unknown },
): Collection {
  const items = list.items.some(item => item.uuid === uuid)
    ? list.items
    : [...list.items, { uuid, answers: {} }]
  const changed = items.map(item =>
    item.uuid === uuid ? { uuid, answers: { ...item.answers, [name]: answer } } : item,
  )
  return { ...list, items: changed, current: uuid }
}
