import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ToastRegion } from '@comanda/ui/toast-region'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { LanguageChoice } from '../parts/language-choice.tsx'
import { useWorker } from '../parts/worker.ts'
import { toasts } from '../state/told.ts'
import { lockScreen } from './lock-screen.ts'
import { PeopleStrip } from './people-strip.tsx'
import { Sections } from './sections.tsx'

/** What stands around every screen: where one is, who works, and the way to the other sections. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { desk, shell } = useWords('staff')
  const { site, device, stores, person } = useWorker()
  const store = device && stores.find(({ storeId }) => storeId === device.storeId)
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[17rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-2 focus:rounded-xl focus:bg-surface focus:px-4 focus:py-3"
      >
        {shell.skipToContent}
      </a>
      <header className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 border-b border-line bg-surface p-4 md:sticky md:top-0 md:h-dvh md:overflow-y-auto md:border-r md:border-b-0">
        <div className="flex items-center justify-between gap-3 md:grid">
          <div className="min-w-0">
            <p className="truncate text-lg font-extrabold">{site.title}</p>
            <p className="truncate text-sm text-muted">{device ? `${store?.name} · ${device.name}` : person.name}</p>
          </div>
          <Button look="soft" size="small" className="min-h-11 shrink-0" onClick={lockScreen}>
            {device ? desk.lock : desk.signOut}
          </Button>
        </div>
        {device && <PeopleStrip />}
        <Sections />
        <div className="hidden md:block">
          <LanguageChoice />
        </div>
      </header>
      <Content>{children}</Content>
      <Notices />
    </div>
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
