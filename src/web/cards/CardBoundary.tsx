import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown if the card fails to render. */
  readonly instead: ReactNode
  readonly children: ReactNode
}

/** Limits a rendering error to its own card. Within a conversation there is no service to report it to; React requires a class. */
export class CardBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
