import type { TestProject } from 'vitest/node'
import { resolveBrowser } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string
    browserEnv: Record<string, string>
  }
}

/** Finds the browser once: two processes that unpack it at the same time trip over each other. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('browserPath', await resolveBrowser())
  // What the packaged browser set for itself (its library path) has to reach the workers too.
  const env = Object.entries(process.env).filter(([name]) =>
    /^(?:LD_LIBRARY_PATH|FONTCONFIG_PATH)$/.test(name),
  )
  project.provide('browserEnv', Object.fromEntries(env.map(([name, value]) => [name, value ?? ''])))
}
