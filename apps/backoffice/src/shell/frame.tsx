import { toasts } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { ToastRegion } from '@comanda/ui/toast-region'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { FrameMenuContext } from '../boards/frame-menu.tsx'
import { isBoardPage } from '../parts/page-rights.ts'
import { Menu } from './menu.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame around every screen. A board has the whole screen, and everything else behind one press. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { shell } = useWords('common')
  const { pathname, key } = useLocation()
  const isBoard = isBoardPage(pathname)
  // Whoever goes on has what they wanted of it.
  const [openedAt, openAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  const toggle = () => openAt(isOpen ? null : key)
  return (
    <div
      className={classNames(
        'min-h-dvh',
        !isBoard && 'max-md:pb-16 md:grid md:grid-cols-[4.5rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]',
        !isBoard && 'lg:grid-cols-[4.5rem_11.5rem_minmax(0,1fr)] lg:grid-rows-1',
        isBoard && isOpen && 'md:grid md:grid-cols-[17rem_minmax(0,1fr)]',
      )}
    >
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-2 focus:rounded-xl focus:bg-surface focus:px-4 focus:py-3"
      >
        {shell.skipToContent}
      </a>
      {!isBoard && <Rail isOpen={isOpen} onToggle={toggle} />}
      {isBoard && isOpen && (
        <div className="border-b border-line bg-surface md:sticky md:top-0 md:h-dvh md:overflow-y-auto md:border-r md:border-b-0">
          <Menu isWhole />
        </div>
      )}
      <div className="min-w-0">
        {!isBoard && <TopBar />}
        {!isBoard && isOpen && <Menu isWhole={false} />}
        <FrameMenuContext value={isBoard ? { isOpen, toggle } : null}>
          <Content isHidden={!isBoard && isOpen}>{children}</Content>
        </FrameMenuContext>
      </div>
      {!isBoard && <PhoneBar isOpen={isOpen} onToggle={toggle} />}
      <Notices />
    </div>
  )
}

interface ContentProps {
  /** Below the menu it stays as it was. */
  readonly isHidden: boolean
  readonly children: ReactNode
}

/** After a step to another section the focus is at its beginning, as after a page load. */
function Content({ isHidden, children }: ContentProps) {
  const { pathname } = useLocation()
  const place = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    place.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [pathname])
  return (
    <main id="content" ref={place} tabIndex={-1} hidden={isHidden} className="min-w-0 outline-none">
      {children}
    </main>
  )
}

function Notices() {
  return <ToastRegion toasts={toasts.use()} />
}
