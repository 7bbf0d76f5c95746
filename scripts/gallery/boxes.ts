import type { Page } from 'playwright-core'

/** Where an element is on the page, in CSS pixels. */
export interface Box {
  /** The selector, and which of its elements, from 0. */
  readonly of: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What holds a page together, and how many of each are measured. */
const measured: Readonly<Record<string, number>> = {
  header: 1,
  main: 1,
  footer: 1,
  h1: 1,
  'main h2': 3,
  'main form': 2,
  'main input:not([type="hidden"], [type="radio"], [type="checkbox"]), main select': 4,
  'main label': 6,
  'main button[type="submit"]': 2,
  'main article': 4,
  'main aside': 1,
  // Of mails.
  table: 2,
}

/** The boxes of a page's key elements, those that are shown. */
export function boxesOf(page: Page): Promise<readonly Box[]> {
  return page.evaluate(
    all =>
      Object.entries(all).flatMap(([selector, most]) =>
        [...document.querySelectorAll(selector)].slice(0, most).flatMap((element, nth) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height].map(Math.round)
          return wide * high === 0
            ? []
            : [{ of: `${selector} ${nth}`, x: left, y: top, width: wide, height: high }]
        }),
      ),
    measured,
  )
}

/** Another font makes words wider and breaks lines elsewhere: so much of a size, and as much again of where it begins. */
const share = 0.15
const leastPx = 24

/** How the boxes differ from the recorded ones by more than another font explains, one line for each; empty when they don't. */
export function boxFaults(recorded: readonly Box[], seen: readonly Box[]): readonly string[] {
  const names = (boxes: readonly Box[]) => boxes.map(({ of }) => of).join(', ')
  if (recorded.length === 0) return ['nothing is recorded to compare with']
  if (names(recorded) !== names(seen)) return [`has ${names(seen)} instead of ${names(recorded)}`]
  return seen.flatMap((box, nth) =>
    (['x', 'y', 'width', 'height'] as const).flatMap(side => {
      const before = recorded[nth]?.[side] ?? 0
      const isNear = Math.abs(box[side] - before) <= Math.max(leastPx, Math.abs(before) * share)
      return isNear ? [] : [`${box.of}: ${side} is ${box[side]} instead of ${before}`]
    }),
  )
}
