import { type MouseEvent, type RefObject, useRef, useState } from 'react'
import type { GivenAnswers } from './step-view.ts'

/** A row of a form's list; the key keeps what was typed with it when another row is removed. */
export interface Row {
  readonly key: number
  readonly values: GivenAnswers
}

export interface Rows {
  readonly rows: readonly Row[]
  /** The element around the list: a fieldset for each row, and a button with `data-add`. */
  readonly list: RefObject<HTMLDivElement | null>
  /** For the button that adds an empty row, which gets the focus. Without scripts the button reloads the page. */
  add(event: MouseEvent): void
  /** Removes a row; the focus goes to the button that adds one. */
  remove(row: Row): void
}

/** The rows of a list that grows and shrinks within its page. */
export function useRows(given: () => readonly GivenAnswers[]): Rows {
  const [rows, setRows] = useState<readonly Row[]>(() => given().map((values, key) => ({ key, values })))
  const added = useRef(rows.length)
  const list = useRef<HTMLDivElement>(null)
  const focus = (what: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(what)?.focus())
  return {
    rows,
    list,
    add(event) {
      event.preventDefault()
      added.current += 1
      setRows([...rows, { key: added.current, values: {} }])
      focus(':scope > fieldset:last-of-type :is(input:not([type="hidden"]), select)')
    },
    remove({ key }) {
      // A browser that comes back fills in what it remembers of a field by its name, and the names now belong to other rows.
      list.current?.closest('form')?.setAttribute('autocomplete', 'off')
      setRows(rows.filter(row => row.key !== key))
      focus('[data-add]')
      // Counts like typing, so that the remaining rows are kept.
      requestAnimationFrame(() => list.current?.dispatchEvent(new Event('input', { bubbles: true })))
    },
  }
}
