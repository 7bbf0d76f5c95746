import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

// Both leave their route in place when they end: a request that begins while a route is removed may never get a reply.

/** Holds back requests to an address until `letGo`. */
export async function holdBack(page: Page, address: string) {
  const routes: Route[] = []
  const bodies: string[] = []
  let open = false
  await page.route(address, async route => {
    bodies.push(route.request().postData() ?? '')
    if (open) return route.continue()
    routes.push(route)
  })
  return {
    bodies,
    waitFor: (count: number) => expect.poll(() => bodies.length).toBeGreaterThanOrEqual(count),
    async letGo() {
      open = true
      // What the page has given up by now takes no reply.
      await Promise.all(routes.splice(0).map(route => route.continue().catch(() => {})))
    },
  }
}

/** Lets requests to an address fail until the returned function is called. */
export async function cutOff(page: Page, address: string): Promise<() => void> {
  let isCutOff = true
  await page.route(address, route => (isCutOff ? route.abort() : route.continue()))
  return () => {
    isCutOff = false
  }
}
