import { Component, type ReactNode } from 'react'

interface LastResortProps {
  readonly text: string
  readonly backHome: string
  readonly children: ReactNode
}

/** Wraps everything: when even the error page fails, there is still a sentence and a link home (SHELL-031). */
export class LastResort extends Component<LastResortProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="p-8 text-center">
        <h1>{this.props.text}</h1>
        <a href="/">{this.props.backHome}</a>
      </main>
    )
  }
}
