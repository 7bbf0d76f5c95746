import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Shown in the place of what cannot be drawn. */
  readonly instead: ReactNode
  readonly children: ReactNode
}

/** What cannot be drawn costs its own place and nothing around it. React has no other form for this than a class. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
