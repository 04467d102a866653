import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './class-names.tsx'

export interface SidePanelProps {
  readonly title: ReactNode
  readonly closeLabel: string
  readonly side: 'left' | 'right'
  /** A wide one fills a phone's screen. */
  readonly width?: keyof typeof widths
  readonly onClose: () => void
  readonly children: ReactNode
}

const widths = { narrow: 'w-[min(24rem,92vw)]', wide: 'w-full sm:w-[min(28rem,92vw)]' } as const
const sides = { left: 'mr-auto animate-from-left', right: 'ml-auto animate-from-right' } as const

/** A dialog along one edge of the screen, as high as the screen. */
export function SidePanel({ title, closeLabel, side, width = 'narrow', onClose, children }: SidePanelProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-0 z-40 flex animate-fade bg-scrim"
    >
      <Modal data-side={side} className={classNames('h-dvh bg-surface shadow-lift', widths[width], sides[side])}>
        <Dialog className="flex h-full flex-col outline-none">
          <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line px-5">
            <Heading slot="title" className="font-display text-xl">
              {title}
            </Heading>
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className="-mr-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-2xl text-muted hover:bg-sunken"
            >
              <span aria-hidden="true">×</span>
            </button>
          </div>
          <div className="flex flex-1 flex-col overflow-y-auto px-5 py-4">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
