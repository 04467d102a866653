import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

export interface SheetProps {
  readonly title: string
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog: from the bottom edge on a phone, in the middle of a wide screen. Focus goes in, stays in and comes back. */
export function Sheet({ title, closeLabel, isOpen, onClose, children }: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-0 z-40 flex items-end justify-center bg-black/50 sm:items-center sm:p-6"
    >
      <Modal className="animate-sheet max-h-[88dvh] w-full overflow-y-auto rounded-t-3xl bg-surface p-6 shadow-lift sm:max-w-[550px] sm:rounded-3xl">
        <Dialog className="outline-none">
          <div className="mb-4 flex items-start justify-between gap-4">
            <Heading slot="title" className="text-2xl font-extrabold tracking-tight">
              {title}
            </Heading>
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className="-m-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-2xl text-muted hover:bg-sunken"
            >
              <span aria-hidden="true">×</span>
            </button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
