import type { Screen } from '../contract/page.ts'
import { isPlain, kindFile, loaded, type ScreenFiles } from './load-screen.ts'
import type { KindView } from './step/step-view.ts'

/** The files of all screens; only the page's two entries name them. */
export const screenFiles: ScreenFiles = {
  screens: {
    step: () => import('./wizard/frame/WizardShell.tsx'),
    results: () => import('./results/ResultsPage.tsx'),
    article: () => import('./articles/Article.tsx'),
    trouble: () => import('./trouble/Trouble.tsx'),
    // What surrounds every question except the first.
    extras: () => import('./wizard/extras.ts'),
  },
  firstKinds: import.meta.glob<KindView>('../kinds/start/*View.tsx'),
  furtherKinds: () => import('./further-kinds.ts').then(module => module.furtherKinds),
}

/** The source files of a screen, as named in the build's manifest. */
export function sourcesOf(screen: Screen): readonly string[] {
  if (screen.name === 'step') {
    const view = kindFile(screen.properties.kind).replace('..', 'src')
    const shell = 'src/web/wizard/frame/WizardShell.tsx'
    const further = screen.properties.kind === 'start' ? [] : ['src/web/further-kinds.ts']
    return [shell, view, ...further, ...(isPlain(screen.properties) ? [] : ['src/web/wizard/extras.ts'])]
  }
  if (screen.name === 'results') {
    const results = ['src/web/results/ResultsPage.tsx', 'src/web/butler/poses.tsx']
    const { hasExtras } = loaded<typeof import('./results/ResultsPage.tsx')>('results')
    return hasExtras(screen.data) ? [...results, 'src/web/results/extras.ts'] : results
  }
  return [screen.name === 'article' ? 'src/web/articles/Article.tsx' : 'src/web/trouble/Trouble.tsx']
}
