import { beforeEach, expect, test, vi } from 'vitest'

/** The tab's history for these tests: the states of its entries, and which one is shown. */
let entries: unknown[]
let shown: number
let listeners: ((event: Event) => void)[]
/** How long a step of the script takes. */
let takesMs: number
/** The pages that the site's own listener would have gone to. */
let visits: number[]

/** Reports a step within a page, as the page does. */
function arrive(): void {
  let isStopped = false
  const event = { preventDefault: () => (isStopped = true) } as unknown as Event
  for (const listener of listeners) listener(event)
  if (!isStopped) visits.push(shown)
}

const step = async (by: number) => {
  shown += by
  arrive()
  // The browser does what follows a moment later.
  await settled()
}
/** Several turns of the timers: on a busy machine, a longer one may come before the steps that follow a short one. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise(resolve => setTimeout(resolve, 1))
}

let tabs = 0

/** The module as a new tab has it: by its own address, because test files share their modules. */
async function freshTab(): Promise<typeof import('./back-closes.ts')> {
  tabs += 1
  return import(/* @vite-ignore */ `./back-closes.ts?tab=${tabs}`)
}

beforeEach(() => {
  entries = [{ at: 0 }, { at: 1 }]
  shown = 1
  takesMs = 0
  listeners = []
  visits = []
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => {
    if (type === 'history-step') listeners.push(listener)
  })
  vi.stubGlobal('history', {
    get state() {
      return entries[shown]
    },
    pushState(state: unknown) {
      entries.splice(shown + 1, Infinity, state)
      shown += 1
    },
    go(by: number) {
      setTimeout(() => {
        shown += by
        arrive()
      }, takesMs)
    },
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('Back closes the topmost of what is open, and the page stays', async () => {
  const { closeOnBack } = await freshTab()
  const closed: string[] = []
  closeOnBack(() => closed.push('menu'))
  closeOnBack(() => closed.push('FAQ'))
  await step(-1)
  expect(closed).toEqual(['FAQ'])
  await step(-1)
  expect(closed).toEqual(['FAQ', 'menu'])
  expect([shown, visits]).toEqual([1, []])
  await step(-1)
  expect(visits).toEqual([0])
})

test('what is closed by its own button leaves no entry behind, so that the next Back leaves the page', async () => {
  const { closeOnBack } = await freshTab()
  const closeFirst = closeOnBack(() => {})
  const closeSecond = closeOnBack(() => {})
  closeSecond()
  closeFirst()
  await settled()
  expect([shown, visits]).toEqual([1, []])
  await step(-1)
  expect(visits).toEqual([0])
})

test('one dialog that follows another in the same moment takes over its entry', async () => {
  const { closeOnBack } = await freshTab()
  const closed: string[] = []
  const closeFirst = closeOnBack(() => closed.push('first'))
  closeFirst()
  closeOnBack(() => closed.push('second'))
  await settled()
  expect([shown, entries.length]).toEqual([2, 3])
  await step(-1)
  expect([closed, shown]).toEqual([['second'], 1])
})

test('a dialog that opens while another’s entry is being left stays open', async () => {
  const { closeOnBack } = await freshTab()
  const closed: string[] = []
  const closeFirst = closeOnBack(() => {})
  closeFirst()
  await Promise.resolve()
  closeOnBack(() => closed.push('second'))
  await settled()
  expect([closed, shown]).toEqual([[], 2])
  await step(-1)
  expect(closed).toEqual(['second'])
})

test('a step back that takes a slow phone two seconds closes nothing that opened meanwhile', async () => {
  vi.useFakeTimers()
  takesMs = 2_000
  const { closeOnBack, leaveLayers } = await freshTab()
  const closed: string[] = []
  closeOnBack(() => {})()
  await vi.advanceTimersByTimeAsync(1_500)
  closeOnBack(() => closed.push('second'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([closed, shown]).toEqual([[], 2])
  // The next page does not wait that long.
  let isOver = false
  void leaveLayers().then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(1_100)
  expect([isOver, shown]).toEqual([true, 2])
})

test('what opens while Forward is taken back stays open', async () => {
  const { closeOnBack } = await freshTab()
  closeOnBack(() => {})()
  await settled()
  takesMs = 20
  shown += 1
  arrive()
  const closed: string[] = []
  closeOnBack(() => closed.push('menu'))
  await new Promise(resolve => setTimeout(resolve, 40))
  expect([closed, shown, visits]).toEqual([[], 2, []])
})

test('Forward does not lead to something that is closed, beside something that is open', async () => {
  const { closeOnBack } = await freshTab()
  closeOnBack(() => {})
  const closed: string[] = []
  closeOnBack(() => closed.push('second'))
  await step(-1)
  await step(1)
  await settled()
  expect([closed, shown, visits]).toEqual([['second'], 2, []])
})

test('the next page follows the page itself', async () => {
  const { closeOnBack, leaveLayers } = await freshTab()
  closeOnBack(() => {})
  closeOnBack(() => {})
  await leaveLayers()
  expect([shown, visits]).toEqual([1, []])
})
