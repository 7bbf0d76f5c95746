export interface Size {
  readonly width: number
  readonly height: number
}

export type Key = 'Enter' | 'Escape' | 'ArrowDown'

/** What browsers do each in their own way: a window of a new visitor, with a pointer and a keyboard. */
export interface Tab {
  open(url: string): Promise<void>
  /** Makes the page as large as that; what a screenshot shows. */
  resize(size: Size): Promise<void>
  /** The value of an expression in the page, as JSON keeps it. */
  evaluate(expression: string): Promise<unknown>
  click(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** A PNG. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** A browser that runs. */
export interface Browser {
  openTab(): Promise<Tab>
  close(): Promise<void>
}

/** A control or a text of the page: the first one to be seen that fits. */
export interface Target {
  readonly css: string
  /** A regular expression for what it is called, or says. */
  readonly says?: string
}

/** A hand in a browser: it does what a person does, in every engine alike, and waits for what a person waits for. */
export interface Hand extends Pick<Tab, 'open' | 'resize' | 'key' | 'screenshot' | 'close'> {
  /** Calls a function in the page, which uses nothing from outside; throws while the page is being left. */
  evaluate<Given extends readonly unknown[], Result>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>
  /** Until the page has it. */
  see(target: Target): Promise<void>
  /** Until the page does not have it. */
  miss(target: Target): Promise<void>
  has(target: Target): Promise<boolean>
  /** Presses with the pointer, once it is at rest and nothing covers it. */
  press(target: Target): Promise<void>
  /** Replaces the text of a field. */
  type(target: Target, text: string): Promise<void>
  /** Chooses of a list, by value. */
  choose(target: Target, value: string): Promise<void>
  /** Until a function in the page says so. `what` names it, for the error. */
  until<Given extends readonly unknown[]>(
    what: string,
    inPage: (...given: Given) => boolean,
    ...given: Given
  ): Promise<void>
}

const patience = 40_000
const shortPatience = 2_000
const pause = 60
/** A page that loads still moves what is to be pressed: it is at rest once it has not moved for so many pauses. */
const restLooks = 3

/** The hand of a window. */
export function handOn(tab: Tab): Hand {
  async function evaluate<Given extends readonly unknown[], Result>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    // What the function returns, if it is JSON; the functions below return nothing else.
    return (await tab.evaluate(`(${inPage})(...${JSON.stringify(given)})`)) as Result
  }

  /** What a function makes of the target; null where the page does not have it. */
  async function on<Given extends readonly unknown[], Result>(
    target: Target,
    use: (element: HTMLElement, ...given: Given) => Result,
    ...given: Given
  ): Promise<{ readonly got: Result } | null> {
    const found = `(${find})(${JSON.stringify(target)})`
    const used = `(${use})(found, ...${JSON.stringify(given)})`
    const expression = `(found => found === null ? null : { got: ${used} ?? null })(${found})`
    return (await tab.evaluate(expression)) as { readonly got: Result } | null
  }

  /** Asks until there is an answer, or throws with `what` was waited for. */
  async function wait<Result>(
    what: string,
    ask: () => Promise<Result | null>,
    atMost = patience,
  ): Promise<Result> {
    let last = ''
    for (const end = Date.now() + atMost; Date.now() < end; ) {
      // The page may be left during the question.
      const answer = await ask().then(
        said => {
          last = ''
          return said
        },
        error => {
          last = `: ${String(error).split('\n')[0]}`
          return null
        },
      )
      if (answer !== null) return answer
      await new Promise(resolve => setTimeout(resolve, pause))
    }
    throw new Error(`waited in vain for ${what}${last}`)
  }

  const nameOf = ({ css, says }: Target) => (says === undefined ? css : `${css} "${says}"`)
  const has = async (target: Target) => (await on(target, () => true)) !== null

  async function press(target: Target): Promise<void> {
    let before = ''
    let still = 0
    let cover = ''
    const [x, y] = await wait(`${nameOf(target)} to press`, async () => {
      const place = (await on(target, placeOf))?.got
      if (!place) return null
      const now = place.at.join()
      still = now === before ? still + 1 : 0
      before = now
      cover = place.coveredBy
      return still >= restLooks && place.coveredBy === '' ? place.at : null
    }).catch(error => {
      throw cover === '' ? error : new Error(`${nameOf(target)} is covered by ${cover}`)
    })
    await tab.click(x, y)
  }

  return {
    open: tab.open,
    resize: tab.resize,
    key: tab.key,
    screenshot: tab.screenshot,
    close: tab.close,
    evaluate,
    has,
    press,
    see: async target => void (await wait(nameOf(target), async () => ((await has(target)) ? true : null))),
    miss: async target =>
      void (await wait(`the end of ${nameOf(target)}`, async () => ((await has(target)) ? null : true))),
    async until(what, inPage, ...given) {
      await wait(what, async () => ((await evaluate(inPage, ...given)) ? true : null))
    },
    async type(target, text) {
      await press(target)
      const isDay = (await on(target, takeText))?.got
      const says = async () => {
        const said = await on(target, field => (field instanceof HTMLInputElement ? field.value : ''))
        return said?.got === text ? true : null
      }
      if (isDay) {
        await tab.type(dayWithZeros(text))
        if (await wait(text, says, shortPatience).catch(() => null)) return
        await on(target, takeText)
      }
      await tab.type(isDay ? dayWithSlashes(text) : text)
      await wait(`${nameOf(target)} to say "${text}"`, says)
    },
    async choose(target, value) {
      await wait(`${nameOf(target)} to offer "${value}"`, async () => {
        const isChosen = (await on(target, chooseOption, value))?.got
        return isChosen ? true : null
      })
    },
  }
}

/** A day as Chromium and Firefox take it: each part is over with its last digit. */
function dayWithZeros(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return month + date + year
}

/** And as WebKit does, which waits for a slash and takes no zero in front. */
function dayWithSlashes(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(month)}/${Number(date)}/${year}`
}

function find({ css, says = '' }: Target): HTMLElement | null {
  const pattern = new RegExp(says, 'u')
  const wordsOf = (element: HTMLElement) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    const words = element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
    return words.replaceAll(/\s+/g, ' ').trim()
  }
  const all = [...document.querySelectorAll<HTMLElement>(css)]
  return (
    all.find(one => one.checkVisibility({ visibilityProperty: true }) && pattern.test(wordsOf(one))) ?? null
  )
}

/** Where to press, and what is in the way there. Scrolls only if it has to, as a person does. */
function placeOf(element: HTMLElement): {
  readonly at: readonly [number, number]
  readonly coveredBy: string
} {
  const isHit = (hit: Element | null) =>
    hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  const middle = (): readonly [number, number] => {
    // A link in a text may have several lines.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    return [Math.round(left + width / 2), Math.round(top + height / 2)]
  }
  const before = middle()
  if (!isHit(document.elementFromPoint(...before)))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const at = middle()
  const hit = document.elementFromPoint(...at)
  const named =
    hit === null ? 'the edge of the window' : `${hit.localName} "${hit.textContent?.slice(0, 40)}"`
  return { at, coveredBy: isHit(hit) ? '' : named }
}

/** Marks the text of a field, so that typing replaces it. Whether it is a day, which is typed part by part from the first. */
function takeText(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement)) return false
  if (element.type === 'date') {
    element.blur()
    element.value = ''
    element.focus()
    return true
  }
  element.select()
  return false
}

/** The system draws the options of a list outside of the page, so they are chosen as WebDriver does: with the events of a choice. */
function chooseOption(element: HTMLElement, value: string): boolean {
  if (!(element instanceof HTMLSelectElement)) return false
  if (![...element.options].some(option => option.value === value)) return false
  element.focus()
  element.value = value
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}
