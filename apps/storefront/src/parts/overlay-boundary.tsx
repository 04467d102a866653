import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { tellError } from '@comanda/screen/toasts'
import { stopWaiting } from '@comanda/ui/waiting-scrim'
import { Component, type ReactNode } from 'react'
import { isChunkFailure, reloadOnce } from '../state/reload-once.ts'

interface OverlayBoundaryProps {
  /** Takes away what could not be shown. */
  readonly onFailed: () => void
  readonly children: ReactNode
}

interface Failure {
  readonly hasFailed: boolean
  /** For the error page, which takes the place of all. */
  readonly fault: Error | null
}

/**
 * Around what lies over the page: where its code cannot be fetched without a connection the page below stays, and the tap
 * is answered with why (F-225).
 */
export class OverlayBoundary extends Component<OverlayBoundaryProps, Failure> {
  override state: Failure = { hasFailed: false, fault: null }

  static getDerivedStateFromError(): Partial<Failure> {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    stopWaiting()
    const isLost = isChunkFailure(error)
    if (isLost && !navigator.onLine) {
      this.props.onFailed()
      void sayOffline()
      return
    }
    // With a connection the file of an older build is gone: the page is loaded again, with the new one.
    if (!isLost || !reloadOnce()) this.setState({ fault: error })
  }

  override render(): ReactNode {
    if (this.state.fault !== null) throw this.state.fault
    return this.state.hasFailed ? null : this.props.children
  }
}

async function sayOffline(): Promise<void> {
  const { offline } = await loadSpokenWords()
  tellError(offline.notOpened)
}
