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
  /** Closed by icon, key and a tap beside it; or without the icon; or not at all, when it must be answered. */
  readonly closing?: 'free' | 'no-icon' | 'never'
  /** The width of the panel on a wide screen, in px (SHELL-061). */
  readonly width?: keyof typeof widths
  /** Fills a screen of up to 600 px and does not come up from its lower edge (SHELL-058). */
  readonly fullScreen?: boolean
  /** Keeps one height whatever it shows, so that an answer moves nothing; what comes last stays at the lower edge. */
  readonly isSteady?: boolean
  /** Shown below the title and at the lower edge. They stay, and the rest scrolls between them, never below them. */
  readonly bars?: { readonly top: ReactNode; readonly bottom: ReactNode }
}

const widths = {
  380: 'min-[601px]:max-w-[380px]',
  400: 'min-[601px]:max-w-[400px]',
  550: 'min-[601px]:max-w-[550px]',
  600: 'min-[601px]:max-w-[600px]',
  650: 'min-[601px]:max-w-[650px]',
  750: 'min-[601px]:max-w-[750px]',
  1000: 'min-[601px]:max-w-[1000px]',
} as const

/**
 * On a screen as low as a phone on its side, or with text twice as large, two bars would leave nothing between them: all
 * scrolls as one, and the lower bar stays in sight (F-232).
 */
const low = {
  overlay: '[@media(max-height:30rem)]:p-0!',
  panel:
    '[@media(max-height:30rem)]:block [@media(max-height:30rem)]:h-dvh [@media(max-height:30rem)]:max-h-dvh [@media(max-height:30rem)]:rounded-none',
  dialog: '[@media(max-height:30rem)]:min-h-full',
  middle: '[@media(max-height:30rem)]:overflow-visible',
  foot: '[@media(max-height:30rem)]:sticky [@media(max-height:30rem)]:-bottom-6 [@media(max-height:30rem)]:z-10 [@media(max-height:30rem)]:py-2',
} as const

/** A dialog: at the bottom edge on a phone, in the middle of a wide screen. Focus enters it, stays in and returns. */
export function Sheet({
  title,
  closeLabel,
  isOpen,
  onClose,
  children,
  closing = 'free',
  width = 550,
  fullScreen = false,
  isSteady = false,
  bars,
}: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={closing !== 'never'}
      isKeyboardDismissDisabled={closing === 'never'}
      className={classNames(
        'fixed inset-0 z-40 flex items-end justify-center animate-fade bg-scrim min-[601px]:p-6 sm:items-center',
        bars && low.overlay,
      )}
    >
      <Modal
        className={classNames(
          'animate-sheet w-full overflow-y-auto bg-surface p-6 shadow-lift',
          fullScreen
            ? 'h-dvh min-[601px]:h-auto min-[601px]:max-h-[88dvh] min-[601px]:rounded-3xl'
            : 'max-h-[88dvh] rounded-t-3xl sm:rounded-3xl',
          isSteady && 'h-[46rem] min-[601px]:h-[40rem]',
          bars && `flex flex-col ${low.panel}`,
          widths[width],
        )}
      >
        <Dialog
          className={classNames(
            'outline-none',
            bars
              ? `flex min-h-0 flex-auto flex-col ${low.dialog}`
              : (fullScreen || isSteady) && 'flex min-h-full flex-col',
          )}
        >
          <div className={bars ? '-mx-6 -mt-6 border-b border-line px-6 pt-5 pb-2' : 'mb-4'}>
            <div className="flex items-start justify-between gap-4">
              <Heading slot="title" className="font-display text-2xl">
                {title}
              </Heading>
              {closing === 'free' && (
                <button
                  type="button"
                  onClick={onClose}
                  aria-label={closeLabel}
                  className={classNames(
                    '-mx-2 -mt-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-2xl text-muted hover:bg-sunken',
                    // What stands below the title must not lie on it.
                    !bars && '-mb-2',
                  )}
                >
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </div>
            {bars?.top}
          </div>
          {bars ? (
            <>
              {/*
                With text so large that the bars leave it less than its least height, everything scrolls. A browser scrolls
                to the first line of a field alone: what is kept free below shows the rest of it.
              */}
              <div className={`-mx-6 min-h-40 flex-auto scroll-pb-16 overflow-y-auto px-6 py-4 ${low.middle}`}>
                {children}
              </div>
              <div className={`-mx-6 -mb-6 border-t border-line bg-surface px-6 pt-3 pb-4 shadow-lift ${low.foot}`}>
                {bars.bottom}
              </div>
            </>
          ) : (
            children
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
