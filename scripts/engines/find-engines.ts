import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { resolveBrowser } from '../../tests/e2e/browser.ts'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** A program that an engine needs, and where it may be: names on the PATH, and patterns of paths. */
interface Part {
  readonly names?: readonly string[]
  readonly paths?: readonly string[]
  /** What it is called where it is missing. */
  readonly called: string
}

/** What the engines other than Chromium need. Debian has all of it. */
const parts = {
  firefox: { firefox: { names: ['firefox-esr', 'firefox'], called: 'Firefox' } },
  webkit: {
    driver: { names: ['WebKitWebDriver'], called: 'WebKitWebDriver' },
    browser: {
      paths: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
      called: "WebKitGTK's MiniBrowser",
    },
    display: { names: ['Xvfb'], called: 'Xvfb' },
  },
} as const satisfies Record<string, Readonly<Record<string, Part>>>

const howToGet = {
  chromium: 'apt-get install chromium',
  firefox: 'apt-get install firefox-esr',
  webkit: 'apt-get install webkit2gtk-driver xvfb',
} as const satisfies Record<EngineName, string>

/** The files of a machine, as far as they matter here. */
export interface Machine {
  /** The folders of the PATH. */
  readonly folders: readonly string[]
  isProgram(file: string): boolean
  /** The files that fit a pattern. */
  glob(pattern: string): readonly string[]
}

/** What a machine has of an engine: every part's file, or what it lacks in a sentence. */
export type Found<Name extends keyof typeof parts> =
  | { readonly files: Readonly<Record<keyof (typeof parts)[Name], string>> }
  | { readonly missing: string }

/** Looks for the programs of an engine. */
export function findEngine<Name extends keyof typeof parts>(name: Name, machine: Machine): Found<Name> {
  const wanted: readonly (readonly [string, Part])[] = Object.entries(parts[name])
  const found = wanted.map(([part, where]) => [part, fileOf(where, machine)] as const)
  const lacks = wanted.filter((_, at) => found[at]?.[1] === undefined).map(([, { called }]) => called)
  if (lacks.length > 0) return { missing: missingSentence(name, lacks) }
  // Every part has its file, or the engine would be missing.
  return { files: Object.fromEntries(found) as Record<keyof (typeof parts)[Name], string> }
}

function fileOf({ names = [], paths = [] }: Part, { folders, isProgram, glob }: Machine): string | undefined {
  const named = names.flatMap(name => folders.map(folder => join(folder, name)))
  return [...named, ...paths.flatMap(glob)].find(isProgram)
}

/** What is missing, and how to get it. */
export function missingSentence(name: EngineName, lacks: readonly string[]): string {
  return `${name}: left out, because there is no ${lacks.join(' and no ')}. On Debian: ${howToGet[name]}`
}

/** This machine. */
export const thisMachine: Machine = {
  folders: (process.env.PATH ?? '').split(delimiter),
  isProgram(file) {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  },
  glob: pattern => globSync(pattern).toSorted(),
}

/** Chromium, which the tests use too. */
export async function findChromium(): Promise<{ readonly file: string } | { readonly missing: string }> {
  try {
    return { file: await resolveBrowser() }
  } catch {
    return { missing: missingSentence('chromium', ['Chromium']) }
  }
}
