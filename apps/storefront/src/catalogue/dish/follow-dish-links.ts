import { startWaiting } from '@comanda/ui/waiting-scrim'
import { useEffect } from 'react'
import { usePage } from '../../parts/use-page.ts'
import { openDish, readDishPath } from '../../state/open-dish.ts'
import { closeOverlay } from '../../state/shell.ts'

/** Opens links to dishes as dialogs over any page; links from one dish's own page to another's load that page. */
export function useDishLinks(): void {
  const { pathname } = usePage()
  const isDishPage = readDishPath(pathname) !== undefined
  useEffect(() => {
    if (isDishPage) return
    const follow = (event: MouseEvent) => {
      const slug = findSlug(event)
      if (slug === undefined) return
      event.preventDefault()
      // Following a suggestion closes its dialog.
      closeOverlay()
      startWaiting()
      openDish(slug)
    }
    // Runs before any other listener: the loading bar must not start when the page stays.
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [isDishPage])
}

function findSlug(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || link.target || link.origin !== location.origin) return undefined
  return readDishPath(link.pathname)
}
