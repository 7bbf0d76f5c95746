import type { Screen } from '../contract/page.ts'
import type { Properties } from '../contract/properties.ts'
import { loadButler } from './butler/Butler.tsx'
import type { KindView } from './step/step-view.ts'
import { isStart } from './wizard/step-screen.ts'

// Every screen is its own chunk, loaded before it is shown, so that rendering never waits.
const firstKinds = import.meta.glob<KindView>('../kinds/{start,mobile-zip}/*View.tsx')
const furtherKinds = () => import('./further-kinds.ts').then(module => module.furtherKinds)
const others = {
  step: () => import('./wizard/WizardShell.tsx'),
  results: () => import('./results/ResultsPage.tsx'),
  article: () => import('./articles/Article.tsx'),
  trouble: () => import('./trouble/Trouble.tsx'),
  // What surrounds every question but the first.
  extras: () => import('./wizard/extras.ts'),
} as const

type Others = { [Name in keyof typeof others]: Awaited<ReturnType<(typeof others)[Name]>> }

const loadedKinds = new Map<string, KindView>()
const loadedOthers: Partial<Others> = {}

/**
 * Fetches the code of a screen. Safe to repeat. `byServer`: the server has rendered it, so its drawings need no code.
 */
export async function loadScreen(screen: Screen, byServer = false): Promise<void> {
  const parts =
    screen.name === 'step'
      ? [
          loadOther('step'),
          loadKind(screen.properties.kind),
          ...(isPlain(screen.properties) ? [] : [loadOther('extras')]),
        ]
      : [
          screen.name === 'results'
            ? loadResults(screen)
            : loadOther(screen.name === 'not-found' ? 'trouble' : screen.name),
        ]
  // On the results page the butler moves, whoever rendered it.
  if (!byServer || screen.name === 'results') parts.push(loadDrawings(screen))
  await Promise.all(parts)
}

async function loadResults({ data }: Extract<Screen, { name: 'results' }>): Promise<void> {
  await loadOther('results')
  const { hasExtras, loadExtras } = otherScreen('results')
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
  const file = kindModule(kind)
  const load = firstKinds[file] ?? (await furtherKinds())[file]
  if (!load) throw new Error(`there is no view for the step kind ${kind}`)
  const view = loadedKinds.get(kind) ?? (await load())
  loadedKinds.set(kind, view)
  if (how === 'whole') await view.loadKind()
}

/** Fetches one of the other screens. */
export async function loadOther<Name extends keyof Others>(name: Name): Promise<void> {
  loadedOthers[name] ??= (await others[name]()) as Others[Name]
}

/** Fetches everything; for the server. */
export async function loadAllScreens(): Promise<void> {
  const names = ['step', 'results', 'article', 'trouble', 'extras'] as const
  await Promise.all([loadButler(), loadAllKinds(), ...names.map(loadOther)])
  await otherScreen('results').loadExtras()
  await Promise.all([...loadedKinds.values()].map(view => view.loadDrawings?.()))
}

/** The view of a loaded kind. */
export function kindView(kind: string): KindView {
  const view = loadedKinds.get(kind)
  if (!view) throw new Error(`the view of the step kind ${kind} was not loaded`)
  return view
}

/** One of the other screens, after loading. */
export function otherScreen<Name extends keyof Others>(name: Name): Others[Name] {
  const module = loadedOthers[name]
  if (!module) throw new Error(`the screen ${name} was not loaded`)
  // Stored under this name.
  return module as Others[Name]
}

/** The step kinds that have a view, by name. */
export async function allKinds(): Promise<string[]> {
  const files = Object.keys({ ...firstKinds, ...(await furtherKinds()) })
  return files.map(file => file.split('/')[2] ?? '')
}

/** Fetches the views of all kinds. */
export async function loadAllKinds(): Promise<void> {
  await Promise.all((await allKinds()).map(kind => loadKind(kind)))
}

/** `mobile-zip` is rendered by `kinds/mobile-zip/MobileZipView.tsx`. */
function kindModule(kind: string): string {
  const name = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `../kinds/${kind}/${name}View.tsx`
}

/** Whether a page has nothing around its question. */
function isPlain(properties: Properties): boolean {
  return isStart(properties) && !properties.open_quotes
}

/** The source files of a screen, as named in the build's manifest. */
export function sourcesOf(screen: Screen): readonly string[] {
  if (screen.name === 'step') {
    const view = kindModule(screen.properties.kind).replace('..', 'src')
    const shell = 'src/web/wizard/WizardShell.tsx'
    return isPlain(screen.properties)
      ? [shell, view]
      : [shell, view, 'src/web/further-kinds.ts', 'src/web/wizard/extras.ts']
  }
  if (screen.name === 'results') {
    const results = ['src/web/results/ResultsPage.tsx', 'src/web/butler/poses.tsx']
    return otherScreen('results').hasExtras(screen.data) ? [...results, 'src/web/results/extras.ts'] : results
  }
  return [screen.name === 'article' ? 'src/web/articles/Article.tsx' : 'src/web/trouble/Trouble.tsx']
}
