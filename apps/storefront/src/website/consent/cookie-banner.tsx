import { nothingAllowed } from '@comanda/rules/website/consent'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useEffect, useRef } from 'react'
import { bannerHeight } from './banner-height.ts'
import { storeConsent } from './stored-consent.ts'

const linkClass = 'inline-flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4'

/** Yes and no look equally important (CONSENT-001). It lies over the bottom of the page, so nothing moves. */
export default function CookieBanner() {
  const words = useWords('consent').consent
  const banner = useRef<HTMLElement>(null)
  useEffect(() => keepClear(banner.current), [])
  return (
    <section
      ref={banner}
      aria-label={words.title}
      className="animate-sheet fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface p-4 shadow-lift sm:inset-x-4 sm:bottom-4 sm:mx-auto sm:max-w-4xl sm:rounded-3xl sm:border"
    >
      <div className="flex flex-col gap-x-8 gap-y-2 sm:flex-row sm:items-center">
        <div className="text-sm sm:flex-1">
          <p>
            <strong>{words.title}.</strong> {words.text}
          </p>
          <p className="flex flex-wrap gap-x-5">
            <button type="button" data-cookies="policy" className={linkClass}>
              {words.policy}
            </button>
            <button type="button" data-cookies="settings" className={linkClass}>
              {words.settings}
            </button>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button look="soft" onClick={() => storeConsent(nothingAllowed)}>
            {words.reject}
          </Button>
          <Button look="soft" onClick={() => storeConsent({ analytics: true, advertising: true })}>
            {words.accept}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Elements reached by keyboard scroll clear of the banner, and other bars at the bottom move above it. */
function keepClear(banner: HTMLElement | null): () => void {
  const { style } = document.documentElement
  // Asked for its height at once, the browser would lay out the page a second time.
  const observer = new ResizeObserver(([entry]) => {
    const height = (entry?.borderBoxSize[0]?.blockSize ?? 0) + 16
    style.scrollPaddingBottom = `${height}px`
    bannerHeight.set(height)
  })
  if (banner) observer.observe(banner)
  return () => {
    observer.disconnect()
    style.scrollPaddingBottom = ''
    bannerHeight.set(0)
  }
}
