import { classNames } from '@comanda/ui/class-names'
import { type ReactNode, useEffect, useRef } from 'react'
import type { MenuLook } from '../../parts/templates/template.ts'

interface ChipRowProps {
  /** The index of the highlighted chip. */
  readonly current: number
  readonly nav: MenuLook['nav']
  readonly children: ReactNode
}

/** Chips in a row that keeps the highlighted one in view. */
export function ChipRow({ current, nav, children }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chip = row.current?.children[current]
    if (!row.current || !(chip instanceof HTMLElement)) return
    // `scrollIntoView` would move the page too.
    row.current.scrollTo({ left: chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2 })
  }, [current])
  return (
    <div
      ref={row}
      className={classNames(
        'relative mx-auto flex max-w-7xl gap-1 overflow-x-auto scroll-smooth px-2 py-2 [scrollbar-width:none] md:px-6',
        nav === 'side' && 'lg:flex-col lg:items-start lg:px-0',
      )}
    >
      {children}
    </div>
  )
}
