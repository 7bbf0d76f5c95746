/** Small phones to wide screens, tablets between them. */
export const everyWidth = [
  320, 360, 390, 430, 576, 640, 768, 820, 912, 992, 1024, 1100, 1200, 1280, 1440, 1536, 1920,
]

/**
 * What is wrong with the layout of a page at its present width, measured from the boxes: a page wider than its window, words cut off
 * at the edge of their box, a sentence cut short, text squeezed into a column too narrow to read, and boxes that cover each other.
 * Runs in the browser, so it uses nothing from outside.
 */
export function layoutFaults(): readonly string[] {
  const faults: string[] = []
  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px`)

  interface Box {
    readonly element: Element
    readonly says: string
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  const boxes: Box[] = []
  const lines = new Map<Element, Set<number>>()

  const shorten = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
  const parents = function* (of: Element | null) {
    for (let box = of; box; box = box.parentElement) yield box
  }
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const isForScreenReaders = (element: Element) =>
    [...parents(element)].some(box => styleOf(box).clipPath !== 'none')
  /** The part of a box that its scrolling or clipping parents leave visible; null where nothing is left. */
  const seen = (element: Element, { left, top, right, bottom }: DOMRect) => {
    const part = { left, top, right, bottom }
    for (const box of parents(element)) {
      const { overflowX, overflowY, position } = styleOf(box)
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const edge = box.getBoundingClientRect()
        part.left = Math.max(part.left, edge.left)
        part.right = Math.min(part.right, edge.right)
        part.top = Math.max(part.top, edge.top)
        part.bottom = Math.min(part.bottom, edge.bottom)
      }
      if (position === 'fixed') break
    }
    return part.right - part.left > 1 && part.bottom - part.top > 1 ? part : null
  }
  const add = (element: Element, says: string, rects: Iterable<DOMRect>) => {
    for (const rect of rects) {
      const part = seen(element, rect)
      if (part) boxes.push({ element, says, ...part })
    }
  }

  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    const words = shorten(text.textContent ?? '')
    if (!parent?.checkVisibility() || words === '' || parent.closest('svg, option')) continue
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    if (left === right) continue
    const clip = [...parents(parent)].find(box => styleOf(box).overflowX !== 'visible')
    const style = clip && styleOf(clip)
    // A sliding row shows its words as it slides.
    const slides = style && (style.overflowX === 'auto' || style.overflowX === 'scroll')
    if (isForScreenReaders(parent)) continue
    const edge = clip?.getBoundingClientRect()
    const [from, to] = edge ? [edge.left, edge.right] : [0, innerWidth]
    if (!slides && (left < from - 1 || right > to + 1)) faults.push(`cuts "${words}"`)
    const rects = [...range.getClientRects()]
    add(parent, words, rects)
    const block = [...parents(parent)].find(box => !/^inline$|contents/.test(styleOf(box).display))
    if (!block) continue
    const tops = lines.get(block) ?? new Set()
    // Raised figures stand on the line of their neighbors.
    for (const { top } of rects) if (![...tops].some(other => Math.abs(other - top) < 12)) tops.add(top)
    lines.set(block, tops)
  }
  for (const [block, tops] of lines) {
    const { width } = block.getBoundingClientRect()
    const words = shorten(block.textContent ?? '')
    if (tops.size >= 3 && width < 100) faults.push(`squeezes "${words}" into ${Math.round(width)} px`)
    const { overflow, webkitLineClamp } = styleOf(block)
    const isCut = block.scrollHeight > block.clientHeight + 1 || block.scrollWidth > block.clientWidth + 1
    if ((overflow === 'hidden' || webkitLineClamp !== 'none') && isCut) faults.push(`cuts "${words}" short`)
  }

  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary, img, svg')) {
    if (!control.checkVisibility({ opacityProperty: true }) || isForScreenReaders(control)) continue
    if (control.parentElement?.closest('svg')) continue
    // A click on the label is a click on its box.
    const says = control.getAttribute('aria-label') ?? control.textContent ?? ''
    add(control, shorten(says) || control.tagName.toLowerCase(), control.getClientRects())
  }
  /** What stays in view while the page scrolls lies over it on purpose. */
  const floatOf = ({ element }: Box) =>
    [...parents(element)].find(box => /sticky|fixed/.test(styleOf(box).position)) ?? null
  const floats = boxes.map(floatOf)
  const within = (one: Element, other: Element) => one.contains(other) || other.contains(one)
  const pairs = new Set<string>()
  boxes.forEach((one, at) => {
    boxes.slice(at + 1).forEach((other, after) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      // A tall letter's box reaches a little over its line.
      const height = Math.min(one.bottom - one.top, other.bottom - other.top)
      if (across < 3 || down < height / 4 || within(one.element, other.element)) return
      if (floats[at] !== floats[at + 1 + after]) return
      pairs.add(`"${one.says}" and "${other.says}" cover each other`)
    })
  })
  return [...faults, ...pairs]
}
