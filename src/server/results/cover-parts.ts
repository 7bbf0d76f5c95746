/** One part of a line about cover: "$500 deductible" is 500 of "deductible". */
export interface CoverPart {
  readonly text: string
  readonly label: string
  /** What it comes to; limits count by their sum, and no limit at all as `unlimited`. Null where the part names no amount. */
  readonly amount: number | null
}

/** More than any limit, and still a number on the wire. */
export const unlimited = 1e12

/** The parts of a line such as "$30,000 belongings / $500 deductible", in its order. */
export function coverParts(line: string): readonly CoverPart[] {
  return line
    .split(/ \/ |, /)
    .filter(part => part !== '')
    .map(text => ({ text, ...amountIn(text) }))
}

function amountIn(text: string): Pick<CoverPart, 'label' | 'amount'> {
  const [, before = '', sum, after = ''] = /^(.*?)\s*(\$?\d[\d,/$]*%?)\s*(.*)$/.exec(text) ?? []
  if (sum !== undefined) return { label: labelOf(`${before} ${after}`), amount: sumOf(sum) }
  const [, negation, label = text] = /^(no|unlimited)\s+(.+)$/i.exec(text) ?? []
  if (negation === undefined) return { label: labelOf(text), amount: null }
  // No limit means more cover; without anything else, there is none.
  const isUnlimited = negation.toLowerCase() === 'unlimited' || /\blimit$/.test(label)
  return { label: labelOf(label.replace(/^yearly limit$/, 'a year')), amount: isUnlimited ? unlimited : 0 }
}

function labelOf(words: string): string {
  return words.trim().toLowerCase()
}

function sumOf(amounts: string): number {
  return amounts
    .split('/')
    .map(amount => Number(amount.replace(/[$,%]/g, '')))
    .reduce((sum, amount) => sum + amount, 0)
}

/** What the visitor pays of a loss: a smaller amount is more cover. */
const isBorne = /\b(deductible|hurricane|wind|hail)\b/

/** The cover that offers have in common. */
export interface SharedCover {
  /** In the order of the first offers. */
  readonly parts: readonly CoverPart[]
  /** Every offer has exactly these parts; otherwise an offer may differ from them. */
  readonly isOfAll: boolean
}

/** What the lines have in common: for each label the part that most of them have, unless two are equally common. */
export function sharedCover(lines: readonly string[]): SharedCover {
  const covers = lines.map(coverParts)
  const byLabel = Map.groupBy(covers.flat(), ({ label }) => label)
  const parts = [...byLabel.values()].flatMap(usualOf).filter(part => isOfMost(part, covers))
  const texts = parts.map(({ text }) => text).join()
  return { parts, isOfAll: covers.every(cover => cover.map(({ text }) => text).join() === texts) }
}

function usualOf(parts: readonly CoverPart[]): readonly CoverPart[] {
  const [most, next] = [...Map.groupBy(parts, ({ text }) => text).values()].toSorted(
    (a, b) => b.length - a.length,
  )
  return most?.[0] && most.length > (next?.length ?? 0) ? [most[0]] : []
}

/** Whether more than half of the covers have a part with this label. */
function isOfMost({ label }: CoverPart, covers: readonly (readonly CoverPart[])[]): boolean {
  return covers.filter(cover => cover.some(part => part.label === label)).length * 2 > covers.length
}

/**
 * How a part differs from the shared cover; undefined where it does not. A narrow plan covers less by what it names
 * without an amount.
 */
export function differenceFrom(
  shared: SharedCover,
  part: CoverPart,
  isNarrow = false,
): 'less' | 'more' | 'other' | undefined {
  if (shared.parts.some(({ text }) => text === part.text)) return undefined
  if (part.amount === null) return isNarrow ? 'less' : 'other'
  const usual = shared.parts.find(({ label }) => label === part.label)
  if (!usual || usual.amount === null) return 'other'
  return extentOf(part) < extentOf(usual) ? 'less' : 'more'
}

/** The amount of a part, signed so that a larger one is more cover. */
export function extentOf({ label, amount }: CoverPart): number {
  return isBorne.test(label) ? -(amount ?? 0) : (amount ?? 0)
}
