/**
 * What visitors with settings of their own would miss on a page. Each runs in the browser, so it uses nothing from outside.
 */

/** Spaces text as far as WCAG 1.4.12 says that a visitor may. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      'p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** What is in view while the page scrolls and takes more than half of the window's height. */
export function stickyFaults(): readonly string[] {
  scrollTo(0, document.documentElement.scrollHeight / 2)
  return [...document.querySelectorAll('main *, main')].flatMap(element => {
    const { position } = getComputedStyle(element)
    const { height, top, bottom } = element.getBoundingClientRect()
    const isStuck = /sticky|fixed/.test(position) && height > 0 && top < innerHeight && bottom > 0
    const isLarge = isStuck && element.closest('table, dialog') === null && height > innerHeight / 2
    return isLarge ? [`"${element.textContent?.slice(0, 30)}" sticks, ${Math.round(height)} px high`] : []
  })
}

/** What moves on the page, or what takes longer than 250 ms to look as it will. */
export function motionFaults(): readonly string[] {
  const moves = ['transform', 'translate', 'rotate', 'scale', 'offsetDistance', 'left', 'top', 'inlineSize']
  const isStill = (value: unknown) => /^(?:none|0px|auto)?$|^0px 0px$/.test(String(value ?? ''))
  const nameOf = (element: Element | null | undefined) =>
    `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`
  const moving = document.getAnimations().flatMap(animation => {
    const { effect } = animation
    if (!(effect instanceof KeyframeEffect)) return []
    const isMoving = effect.getKeyframes().some(frame => moves.some(name => !isStill(frame[name])))
    return isMoving ? [`${nameOf(effect.target)} moves`] : []
  })
  const longestMs = 250
  const slow = [...document.querySelectorAll('body, body *')].flatMap(element =>
    [undefined, '::before', '::after', '::-webkit-progress-value'].flatMap(part => {
      const { transitionDuration, transitionProperty } = getComputedStyle(element, part)
      const most = Math.max(...transitionDuration.split(', ').map(time => Number.parseFloat(time) * 1000))
      return most > longestMs ? [`${nameOf(element)} takes ${most} ms for ${transitionProperty}`] : []
    }),
  )
  return [...new Set([...moving, ...slow])]
}

/** What moves by itself for longer than five seconds, in milliseconds. What only pulses while it waits is left out. */
export function restlessFaults(): readonly string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect)) return []
    const { endTime } = effect.getComputedTiming()
    const isWaiting = effect.getKeyframes().every(frame => !('transform' in frame || 'translate' in frame))
    const last = Number(endTime)
    return last > 5000 && !isWaiting ? [`${effect.target?.getAttribute('class')} moves for ${last} ms`] : []
  })
}

/**
 * What vanishes where the browser takes the page's colors away: a shape that is only a background, a list without its arrow, a
 * chosen card like the others, and a figure in the color of its ground.
 */
export function forcedColorFaults(): readonly string[] {
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`
  const shown = [...document.querySelectorAll('body *')].filter(
    element => element.checkVisibility({ opacityProperty: true }) && element.getClientRects().length > 0,
  )
  const faults: string[] = []
  const widthOf = (style: CSSStyleDeclaration) => Number.parseFloat(style.borderTopWidth)
  for (const element of shown) {
    const style = getComputedStyle(element)
    // It is painted by its background alone: the sheet's own value tells what the browser took away.
    const isShape = element.matches('i, b, span, progress') && element.childNodes.length === 0
    const borders = [style.borderTopWidth, style.borderInlineStartWidth].map(Number.parseFloat)
    const isKept = style.forcedColorAdjust === 'none' || Math.max(...borders) > 0 || style.clipPath !== 'none'
    const { width, height } = element.getBoundingClientRect()
    const isLoading = element.closest('[aria-busy], [role="status"]') !== null
    if (isShape && !isKept && !isLoading && width * height > 0) faults.push(`${nameOf(element)} vanishes`)
    if (element.matches('select') && style.appearance === 'none' && style.backgroundImage === 'none')
      faults.push(`${nameOf(element)} has no arrow`)
  }
  const chosen = shown.filter(element => element.matches('label:has(:checked), [aria-pressed="true"]'))
  for (const one of chosen) {
    const other = shown.find(
      element =>
        element.className === one.className && !element.matches(':has(:checked), [aria-pressed="true"]'),
    )
    if (!other) continue
    const box = one.querySelector('input')
    const hasBox = box !== null && getComputedStyle(box).opacity !== '0'
    if (!hasBox && widthOf(getComputedStyle(one)) === widthOf(getComputedStyle(other)))
      faults.push(`chosen ${nameOf(one)} looks like the others`)
  }
  const ground = getComputedStyle(document.body).backgroundColor
  for (const figure of shown.filter(element => element.matches('main svg :is(rect, circle, path)'))) {
    const { fill, stroke } = getComputedStyle(figure)
    const paints = [fill, stroke].filter(paint => paint !== 'none')
    if (paints.length > 0 && paints.every(paint => paint === ground))
      faults.push(`${nameOf(figure)} has the color of its ground`)
  }
  return [...new Set(faults)]
}

/** Why nobody sees that the current element has the focus: no ring, or all of it lies behind something else. Empty when it is seen. */
export function focusFaults(): readonly string[] {
  const element = document.activeElement
  if (element === null || element === document.body || element.matches('iframe')) return []
  const says = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
  const name = `${element.tagName.toLowerCase()} "${says || element.getAttribute('name')}"`
  const shapes = [element, element.closest('label'), element.closest('fieldset')].filter(box => box !== null)
  const hasRing = shapes.some(box => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const faults = hasRing ? [] : [`${name} has no ring`]
  const box = element.closest('label') ?? element
  const rects = [...box.getClientRects(), ...element.getClientRects()]
  const isSeen = rects.some(({ left, width, top, height }) =>
    [0.02, 0.25, 0.5, 0.75, 0.98].some(down =>
      [0.02, 0.25, 0.5, 0.75, 0.98].some(across =>
        box.contains(document.elementFromPoint(left + width * across, top + height * down)),
      ),
    ),
  )
  return isSeen ? faults : [...faults, `${name} has the focus out of sight`]
}
