import { languages } from '@comanda/i18n/languages'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { type CSSProperties, useSyncExternalStore } from 'react'
import { bannerHeight } from '../consent/banner-height.ts'

/** When the shown page was kept; undefined for one fresh from the server, and for the offline page itself. */
function readSavedAt(): number | undefined {
  if (location.pathname === '/offline') return undefined
  return Number(document.documentElement.dataset.savedAt) || undefined
}

/** Old prices must not look current: a kept page says since when, and a page without a connection says so. */
export function OfflineNotice() {
  const words = useWords().offline
  const { tag } = languages[useLanguage()]
  const savedAt = useSyncExternalStore(subscribe, readSavedAt, () => undefined)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const height = bannerHeight.use()
  const above = { '--banner-height': `${height}px` } as CSSProperties
  const isShown = savedAt !== undefined || !isOnline
  return (
    // Always there, even when empty: a region that appears together with its text is not read out.
    <div
      role="status"
      style={height > 0 ? above : undefined}
      className="pointer-events-none fixed inset-x-0 bottom-[max(var(--banner-height,0px),var(--bar-height,0px))] z-20 flex justify-center p-3 in-data-has-bar:max-md:[--bar-height:5rem]"
    >
      {isShown && (
        <div className="animate-sheet pointer-events-auto flex max-w-2xl items-center gap-4 rounded-2xl bg-text py-2 pr-2 pl-5 text-sm text-background shadow-lift">
          <p>{savedAt === undefined ? words.lost : isOnline ? words.back : words.saved(formatMoment(savedAt, tag))}</p>
          <Button look="soft" onClick={() => location.reload()}>
            {words.refresh}
          </Button>
        </div>
      )}
    </div>
  )
}

function formatMoment(at: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
