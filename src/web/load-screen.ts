import type { Properties } from '../contract/answers/properties.ts'
import type { Screen } from '../contract/page.ts'
import { loadButler } from './butler/Butler.tsx'
import type { KindView } from './step/step-view.ts'
import { isStart } from './wizard/step-screen.ts'

// Every screen is its own chunk, loaded before it is shown, so that rendering never waits. This file keeps what has loaded. The list
// of files is in `screens.ts`, so that a screen can load another one without importing that list.

type ScreenName = 'step' | 'results' | 'article' | 'trouble' | 'extras'
type KindFiles = Readonly<Record<string, () => Promise<KindView>>>

export interface ScreenFiles {
  readonly screens: Readonly<Record<ScreenName, () => Promise<unknown>>>
  /** By file, as `kindFile` names it: the start page's kind, and all others. */
  readonly firstKinds: KindFiles
  readonly furtherKinds: () => Promise<KindFiles>
}

/** What the loader needs from the results page. */
interface Results {
  hasExtras(data: Extract<Screen, { name: 'results' }>['data']): boolean
  loadExtras(): Promise<void>
}

let files: ScreenFiles
/** By the name of a screen or the file of a step kind. */
const loadedModules = new Map<string, unknown>()

/** To be called once, before anything is loaded. */
export function loadScreensFrom(screenFiles: ScreenFiles): void {
  files = screenFiles
}

/**
 * Fetches the code of a screen. Safe to repeat. `byServer`: the server has rendered it, so its drawings need no code.
 */
export async function loadScreen(screen: Screen, byServer = false): Promise<void> {
  const parts = partsOf(screen)
  // On the results page the butler moves, whoever rendered it.
  if (!byServer || screen.name === 'results') parts.push(loadDrawings(screen))
  await Promise.all(parts)
}

function partsOf(screen: Screen): Promise<void>[] {
  switch (screen.name) {
    case 'step': {
      const { properties } = screen
      const extras = isPlain(properties) ? [] : [loadOther('extras')]
      return [loadOther('step'), loadKind(properties.kind), ...extras]
    }
    case 'results':
      return [loadResults(screen)]
    case 'not-found':
      return [loadOther('trouble')]
    default:
      return [loadOther(screen.name)]
  }
}

async function loadResults({ data }: Extract<Screen, { name: 'results' }>): Promise<void> {
  await loadOther('results')
  const { hasExtras, loadExtras } = loaded<Results>('results')
  if (hasExtras(data)) await loadExtras()
}

async function loadDrawings(screen: Screen): Promise<void> {
  await loadButler()
  if (screen.name !== 'step') return
  await loadKind(screen.properties.kind)
  await kindView(screen.properties.kind).loadDrawings?.()
}

/** Fetches the view of a step kind; `whole`: including the code that checks its form. */
export async function loadKind(kind: string, how: 'view' | 'whole' = 'view'): Promise<void> {
  const file = kindFile(kind)
  if (!loadedModules.has(file)) {
    const load = files.firstKinds[file] ?? (await files.furtherKinds())[file]
    loadedModules.set(file, await load?.())
  }
  if (how === 'whole') await kindView(kind).loadKind()
}

/** Fetches one of the other screens. */
export async function loadOther(name: ScreenName): Promise<void> {
  if (!loadedModules.has(name)) loadedModules.set(name, await files.screens[name]())
}

/** Fetches everything; for the server. */
export async function loadAllScreens(): Promise<void> {
  // Named by the type.
  const names = Object.keys(files.screens) as ScreenName[]
  const kinds = await allKinds()
  await Promise.all([loadButler(), ...kinds.map(kind => loadKind(kind)), ...names.map(loadOther)])
  await loaded<Results>('results').loadExtras()
  await Promise.all(kinds.map(kind => kindView(kind).loadDrawings?.()))
}

/** The view of a loaded kind. */
export function kindView(kind: string): KindView {
  return loaded(kindFile(kind))
}

/** A module that was loaded. Its type is the caller's: `loaded<typeof import('./trouble/Trouble.tsx')>('trouble')`. */
export function loaded<Module>(name: string): Module {
  const module = loadedModules.get(name)
  if (!module) throw new Error(`${name} is not loaded`)
  return module as Module
}

/** The step kinds that have a view, by name. */
export async function allKinds(): Promise<string[]> {
  return Object.keys({ ...files.firstKinds, ...(await files.furtherKinds()) }).map(
    file => file.split('/')[2] ?? '',
  )
}

/** `mobile-zip` is rendered by `kinds/mobile-zip/MobileZipView.tsx`. */
export function kindFile(kind: string): string {
  const name = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `../kinds/${kind}/${name}View.tsx`
}

/** Whether a page has nothing around its question. */
export function isPlain(properties: Properties): boolean {
  return isStart(properties) && !properties.open_quotes
}
