import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

export interface FullCoverProps {
  readonly label: string
  readonly children: ReactNode
}

/** Covers everything, open dialogs too, until it is taken away. Focus stays in it and then returns to where it was. */
export function FullCover({ label, children }: FullCoverProps) {
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled
      className="full-cover fixed inset-0 z-50 overflow-y-auto bg-background"
    >
      <Modal className="min-h-full">
        <Dialog aria-label={label} className="outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
