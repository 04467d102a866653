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

/**
 * Around what lies over the page: where its code cannot be fetched the page below stays, and the tap is answered with why
 * (F-225).
 */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    stopWaiting()
    this.props.onFailed()
    const isLost = isChunkFailure(error)
    // With a connection the file of an older build is gone: the page is loaded again, with the new one.
    if (!isLost || !navigator.onLine || !reloadOnce()) void sayWhy(isLost)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

async function sayWhy(isLost: boolean): Promise<void> {
  const { offline, errorPage } = await loadSpokenWords()
  tellError(isLost ? offline.notOpened : errorPage.failed)
}
