import * as v from 'valibot'
import type { Fields, Step } from './step.ts'
import type { ISODate } from './today.ts'

/** What a visitor may do on a list's page (contract.md, lists). */
export const listAction = v.variant('action', [
  v.object({ action: v.literal('new'), type: v.optional(v.picklist(['first', 'other']), 'other') }),
  v.object({ action: v.literal('edit'), uuid: v.string() }),
  v.object({ action: v.literal('delete'), uuid: v.string() }),
  v.object({ action: v.literal('next') }),
])
export type ListAction = v.InferOutput<typeof listAction>

/** How a form carries what is done on a list's page. */
export const listFields: Fields = {
  action: { class: 'plain' },
  type: { class: 'plain' },
  uuid: { class: 'plain' },
}

/** An item as its list shows it; what else there is to show depends on the kind of the list. */
export interface Row {
  readonly id: string
  readonly name: string
}

/** A finished item: its answers by name, and its id. */
export type ListItem = Readonly<Record<string, unknown>> & { readonly uuid: string }

/** The page of a list. */
export interface ListStep extends Step<ListAction> {
  /** Told when the visitor goes on without an item. */
  readonly empty: string
  /** Items that a list takes at most, and what is told of a further one. */
  readonly most: number
  readonly full: string
  /** The list as the wire carries it: its rows under the name of the list (spec 3.1). */
  rows(items: readonly ListItem[], today: ISODate): Readonly<Record<string, readonly Row[]>>
}

/** The stored form of a list: its items in the order they were made, and where the visitor is in it. */
export interface Collection {
  readonly items: readonly StoredItem[]
  /** The item that the item pages show. */
  readonly current: string | undefined
  /** The visitor has pressed "next" on the list. */
  readonly done: boolean
}

export interface StoredItem {
  readonly uuid: string
  readonly answers: Readonly<Record<string, unknown>>
}

/** Whether an item at its place in the list has all its answers. */
type IsComplete = (item: StoredItem, position: number) => boolean

const noItems: Collection = { items: [], current: undefined, done: false }

/** Reads a stored list; anything else that may stand there counts as an empty one. */
export function collectionOf(stored: unknown): Collection {
  const read = v.safeParse(storedCollection, stored)
  return read.success ? { current: undefined, ...read.output } : noItems
}

const storedCollection = v.object({
  items: v.array(v.object({ uuid: v.string(), answers: v.record(v.string(), v.unknown()) })),
  current: v.optional(v.string()),
  done: v.boolean(),
})

/** Opens a further item; one that was begun and left is opened again instead, so that repeating does no harm. */
export function newItem(list: Collection, uuid: string, isComplete: IsComplete): Collection {
  const begun = list.items.find((item, position) => !isComplete(item, position))
  if (begun) return { ...list, current: begun.uuid, done: false }
  return { items: [...list.items, { uuid, answers: {} }], current: uuid, done: false }
}

/** Shows an item again; undefined when it is not in the list (any more). */
export function editItem(list: Collection, uuid: string): Collection | undefined {
  return list.items.some(item => item.uuid === uuid) ? { ...list, current: uuid } : undefined
}

/** Takes an item out. One that is gone already stays gone. */
export function deleteItem(list: Collection, uuid: string): Collection {
  const items = list.items.filter(item => item.uuid !== uuid)
  const current = list.current === uuid ? undefined : list.current
  return { items, current, done: list.done && items.length > 0 }
}

/** Leaves the list; items that were begun and left are dropped. Undefined when no complete item is there. */
export function leaveList(list: Collection, isComplete: IsComplete): Collection | undefined {
  const items = list.items.filter(isComplete)
  if (items.length === 0) return undefined
  const current = items.some(item => item.uuid === list.current) ? list.current : undefined
  return { items, current, done: true }
}

/** Stores one answer of an item; the item is made when it is not there yet. */
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
