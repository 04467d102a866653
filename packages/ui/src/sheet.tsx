import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './class-names.tsx'

export interface SheetProps {
  readonly title: string
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** By icon, key and a tap beside it; without the icon; or not at all, when there is only one way on. */
  readonly closing?: 'free' | 'no-icon' | 'never'
  /** Of the panel on a wide screen, in px (SHELL-061). */
  readonly width?: keyof typeof widths
  /** Covers a phone whole instead of coming up from its edge. */
  readonly fullScreen?: boolean
}

const widths = {
  380: 'sm:max-w-[380px]',
  400: 'sm:max-w-[400px]',
  550: 'sm:max-w-[550px]',
  600: 'sm:max-w-[600px]',
  650: 'sm:max-w-[650px]',
  750: 'sm:max-w-[750px]',
  1000: 'sm:max-w-[1000px]',
} as const

/** A dialog: from the bottom edge on a phone, in the middle of a wide screen. Focus goes in, stays in and comes back. */
export function Sheet({
  title,
  closeLabel,
  isOpen,
  onClose,
  children,
  closing = 'free',
  width = 550,
  fullScreen = false,
}: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={closing !== 'never'}
      isKeyboardDismissDisabled={closing === 'never'}
      className="fixed inset-0 z-40 flex items-end justify-center animate-fade bg-scrim sm:items-center sm:p-6"
    >
      <Modal
        className={classNames(
          'animate-sheet w-full overflow-y-auto bg-surface p-6 shadow-lift sm:h-auto sm:max-h-[88dvh] sm:rounded-3xl',
          fullScreen ? 'h-dvh' : 'max-h-[88dvh] rounded-t-3xl',
          widths[width],
        )}
      >
        <Dialog className="outline-none">
          <div className="mb-4 flex items-start justify-between gap-4">
            <Heading slot="title" className="text-2xl font-extrabold tracking-tight">
              {title}
            </Heading>
            {closing === 'free' && (
              <button
                type="button"
                onClick={onClose}
                aria-label={closeLabel}
                className="-m-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-2xl text-muted hover:bg-sunken"
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
