import { classNames } from '@comanda/ui/class-names'
import type { ReactNode } from 'react'
import type { MenuLook } from '../../parts/templates/template.ts'

interface StickyNavProps {
  readonly label: string
  /** In a column on large screens, or along the top on all. */
  readonly nav: MenuLook['nav']
  readonly children: ReactNode
}

/** The navigation of the menu, always visible. */
export function StickyNav({ label, nav, children }: StickyNavProps) {
  return (
    <nav
      aria-label={label}
      className={classNames(
        'sticky top-0 z-20 border-b border-line bg-background/95 backdrop-blur',
        nav === 'side' &&
          'lg:top-4 lg:flex lg:max-h-[calc(100dvh-2rem)] lg:flex-col lg:self-start lg:overflow-y-auto lg:border-0 lg:pt-8',
      )}
    >
      {children}
    </nav>
  )
}
