import { Component, type ReactNode } from 'react'
import { useOpenedDish } from '../../state/open-dish.ts'
import { isChunkFailure, reloadOnce } from '../../state/reload-once.ts'
import { ErrorNotice } from './error-notice.tsx'

/** Shown when a part of the page fails: never a white page, always a link home. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary over={useOpenedDish()}>{children}</Boundary>
}

interface BoundaryProps {
  /** The dialog that lies over the page: when that changes, the part that failed is tried again. */
  readonly over: string | null
  readonly children: ReactNode
}

interface BoundaryState {
  readonly hasFailed: boolean
  readonly over: string | null
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { hasFailed: false, over: this.props.over }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ over }: BoundaryProps, last: BoundaryState): BoundaryState | null {
    return over === last.over ? null : { hasFailed: false, over }
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkFailure(error)) reloadOnce()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorNotice status={500} /> : this.props.children
  }
}
