import { toasts } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { classNames } from '@comanda/ui/class-names'
import { ToastRegion } from '@comanda/ui/toast-region'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { FrameMenuContext } from '../boards/frame-menu.tsx'
import { LanguageChoice } from '../parts/language-choice.tsx'
import { isBoardPage } from '../parts/page-rights.ts'
import { useWorker } from '../parts/worker.ts'
import { lockScreen } from './lock-screen.ts'
import { PeopleStrip } from './people-strip.tsx'
import { Sections } from './sections.tsx'

/** The frame around every screen: where one is, who works, and the way to the other sections. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { shell } = useWords('common')
  const isBoard = isBoardPage(useLocation().pathname)
  const [isOpen, setOpen] = useState(false)
  const hasSide = !isBoard || isOpen
  const menu = isBoard ? { isOpen, toggle: () => setOpen(!isOpen) } : null
  return (
    <div className={classNames('min-h-dvh', hasSide && 'md:grid md:grid-cols-[17rem_minmax(0,1fr)]')}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-2 focus:rounded-xl focus:bg-surface focus:px-4 focus:py-3"
      >
        {shell.skipToContent}
      </a>
      {hasSide && <Side />}
      <FrameMenuContext value={menu}>
        <Content>{children}</Content>
      </FrameMenuContext>
      {/* On a narrow screen it stands last: at the top it would push every screen down. */}
      {hasSide && (
        <footer className="border-t border-line p-4 md:hidden">
          <LanguageChoice />
        </footer>
      )}
      <Notices />
    </div>
  )
}

/** The person who works here and the way to the sections; a board calls it up when it is needed. */
function Side() {
  const { common } = useWords('common')
  const { site, device, stores, person } = useWorker()
  const store = device && stores.find(({ storeId }) => storeId === device.storeId)
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 border-b border-line bg-surface p-4 md:sticky md:top-0 md:h-dvh md:overflow-y-auto md:border-r md:border-b-0">
      <div className="flex items-center justify-between gap-3 md:grid">
        <div className="min-w-0">
          <p className="truncate text-lg font-extrabold">{site.title}</p>
          <p className="truncate text-sm text-muted">{device ? `${store?.name} · ${device.name}` : person?.name}</p>
        </div>
        {person && (
          <Button look="soft" size="small" className="min-h-11 shrink-0" onClick={lockScreen}>
            {device ? common.lock : common.signOut}
          </Button>
        )}
      </div>
      {device && <PeopleStrip />}
      <Sections />
      <div className="hidden md:block">
        <LanguageChoice />
      </div>
    </header>
  )
}

/** After a step to another section the focus is at its beginning, as after a page load. */
function Content({ children }: { readonly children: ReactNode }) {
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
    <main id="content" ref={place} tabIndex={-1} className="min-w-0 outline-none">
      {children}
    </main>
  )
}

function Notices() {
  return <ToastRegion toasts={toasts.use()} />
}
