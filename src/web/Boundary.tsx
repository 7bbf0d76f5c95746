import { Component, type ReactNode } from 'react'
import { wordsIn } from '../language/text.ts'
import type { Router } from './router/router.ts'
import { useWords } from './words.ts'

type Module = typeof import('./trouble/Broken.tsx')

const words = wordsIn({
  en: { reload: 'Something went wrong. Reload this page.' },
  es: { reload: 'Algo falló. Recargue la página.' },
})

interface BoundaryProps {
  /** The router, if the part is the whole screen. */
  readonly on?: Router
  /** Shown in place of anything smaller. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly isBroken: boolean
  readonly module?: Module
}

/**
 * Limits a rendering error to its own part of the page, and reports it to the service. React requires a class for this.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  again = () => this.setState({ isBroken: false })

  override componentDidCatch(error: unknown) {
    import('./trouble/Broken.tsx')
      .then(async module => {
        await module.reportBroken(error, this.props.on?.screen)
        this.setState({ module })
      })
      .catch(() => {})
  }

  override componentDidUpdate({ on }: BoundaryProps) {
    // Another screen may render again.
    if (this.state.isBroken && on?.screen !== this.props.on?.screen) this.again()
  }

  override render() {
    const { on, instead, children } = this.props
    const { isBroken, module } = this.state
    if (!isBroken) return children
    if (!on) return instead
    return module ? <module.Broken router={on} again={this.again} /> : <Reload />
  }
}

/** For when even the page about the error does not load. */
function Reload() {
  return <a href="?">{useWords(words).reload}</a>
}
