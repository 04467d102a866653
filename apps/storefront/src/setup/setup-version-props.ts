import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { ReactNode } from 'react'
import type { SetupWork } from './use-setup-work.ts'

/** The properties of both versions of the setup dialog. */
export interface SetupVersionProps {
  readonly work: SetupWork
  /** The order of the last time, to begin at once. */
  readonly lastOrder: ReactNode
  /** Shown where the stores could not be loaded. */
  readonly apology: ReactNode
  /** Opened by the site itself, so it has no close icon (SITE-011). */
  readonly isRequired: boolean
  readonly onClose: () => void
  readonly onAccount: (view: 'login' | 'registration') => void
  readonly onStart: (mode: OrderingMode | null) => void
}
