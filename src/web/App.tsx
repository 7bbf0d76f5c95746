import './ui/tokens.css'
import './ui/base.css'
import './wizard/transitions.css'
import { useEffect } from 'react'
import type { InitialData, Screen } from '../contract/page.ts'
import type { Ordered } from '../contract/purchase/ordered.ts'
import { Boundary } from './Boundary.tsx'
import { Facts } from './facts.ts'
import { Frame } from './frame/Frame.tsx'
import { loaded } from './load-screen.ts'
import type { Router } from './router/router.ts'
import { useRouter } from './router/use-router.ts'
import { titleOf } from './title.ts'

/** The whole page. It knows no routes: the server names the first screen, and each answer the next. */
export function App({ initial }: { initial: InitialData }) {
  const router = useRouter(initial)
  const { screen } = router
  const { facts } = initial
  useEffect(() => {
    // From here on the page is interactive; tests wait for this.
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  useEffect(() => {
    if (screen.name === 'results') document.title = titleOf(screen, facts)
  }, [screen, facts])
  return (
    <Facts value={facts}>
      <Frame
        quoteNumber={quoteNumberOf(screen, initial)}
        ordered={orderedOn(screen)}
        {...('header' in screen && screen)}
      >
        <Boundary on={router}>
          <Shown {...{ initial, router }} />
        </Boundary>
      </Frame>
    </Facts>
  )
}

interface ShownProps {
  readonly initial: InitialData
  readonly router: Router
}

function Shown({ initial, router }: ShownProps) {
  const { screen } = router
  switch (screen.name) {
    case 'step': {
      const { WizardShell } = loaded<typeof import('./wizard/frame/WizardShell.tsx')>('step')
      return <WizardShell {...{ screen, initial, router }} />
    }
    case 'results': {
      const { ResultsPage } = loaded<typeof import('./results/ResultsPage.tsx')>('results')
      return <ResultsPage key={screen.quoteId} {...screen} go={router.go} />
    }
    case 'article': {
      const { Article } = loaded<typeof import('./articles/Article.tsx')>('article')
      return <Article {...screen} />
    }
    case 'not-found':
    case 'trouble': {
      const { Trouble } = loaded<typeof import('./trouble/Trouble.tsx')>('trouble')
      return <Trouble screen={screen} />
    }
  }
}

function orderedOn(screen: Screen): Ordered | undefined {
  if (screen.name === 'results') return screen.data?.actions_taken?.ordered
  return screen.name === 'step' ? screen.properties.ordered : undefined
}

function quoteNumberOf(screen: Screen, { lead_id }: InitialData): string | null {
  if (screen.name === 'results') return screen.data?.quote_number ?? screen.quoteNumber ?? null
  return (screen.name === 'step' ? screen.properties.quote_number : undefined) ?? lead_id
}
