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
import { titleOf } from './title.ts'
import { type Navigator, useNavigator } from './wizard/navigator/use-navigator.ts'

/** The whole page. It needs no router: the server names the first screen, and each answer the next. */
export function App({ initial }: { initial: InitialData }) {
  const navigator = useNavigator(initial)
  const { screen } = navigator
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
        <Boundary on={{ screen, navigator }}>
          <Shown {...{ screen, initial, navigator }} />
        </Boundary>
      </Frame>
    </Facts>
  )
}

interface ShownProps {
  readonly screen: Screen
  readonly initial: InitialData
  readonly navigator: Navigator
}

function Shown({ screen, initial, navigator }: ShownProps) {
  switch (screen.name) {
    case 'step': {
      const { WizardShell } = loaded<typeof import('./wizard/frame/WizardShell.tsx')>('step')
      return <WizardShell {...{ screen, initial, navigator }} />
    }
    case 'results': {
      const { ResultsPage } = loaded<typeof import('./results/ResultsPage.tsx')>('results')
      return <ResultsPage key={screen.quoteId} {...screen} go={navigator.go} />
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
