import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type Running, run } from '../support/service.ts'
import type { Visitor } from '../support/visitor.ts'
import { type OpenPage, openPage } from './page.ts'

/** A service for the tests of one file: it runs before the first and is closed, with the browser, after the last. */
export function serviceOfFile(options?: Parameters<typeof run>[0]): Running {
  let running: Running
  beforeAll(async () => {
    running = await run(options)
  })
  afterAll(async () => {
    await running.close()
  })
  // The tests refer to it before it runs.
  return new Proxy({} as Running, { get: (_, name) => Reflect.get(running, name) })
}

interface OpenAs extends BrowserContextOptions {
  readonly service: Running
  readonly visitor: Visitor
  readonly path: string
  /** Changes to the browser first. */
  readonly before?: ((page: OpenPage['page']) => Promise<unknown>) | undefined
}

/** A phone that continues as somebody who has answered something before. */
export async function openAs({ service, visitor, path, before, ...options }: OpenAs): Promise<OpenPage> {
  const visit = await openPage(360, options)
  const { page } = visit
  await takeCookies(page, visitor)
  await before?.(page)
  await page.goto(service.origin + path)
  return visit
}

/** Lets a browser continue as a visitor who has answered something before. */
export async function takeCookies(page: OpenPage['page'], { cookies, origin }: Visitor): Promise<void> {
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })))
}

/** Until the scripts of a page run. */
export function isAlive(page: OpenPage['page']): Promise<unknown> {
  return page.waitForFunction(
    () => document.documentElement.dataset.hydrated !== undefined && !document.body.inert,
  )
}
