import { startWaiting } from '@comanda/ui/waiting-scrim'
import { useEffect } from 'react'
import { usePage } from '../../parts/use-page.ts'
import { openDish, readDishPath } from '../../state/open-dish.ts'
import { closeOverlay } from '../../state/shell.ts'

/** Follows the links to dishes of any page as dialogs over it; from one dish's own page to another's one walks. */
export function useDishLinks(): void {
  const { pathname } = usePage()
  const isDishPage = readDishPath(pathname) !== undefined
  useEffect(() => {
    if (isDishPage) return
    const follow = (event: MouseEvent) => {
      const slug = findSlug(event)
      if (slug === undefined) return
      event.preventDefault()
      // A suggestion that was followed has been taken up.
      closeOverlay()
      startWaiting()
      openDish(slug)
    }
    // Before any other listener: the page-loading bar must not start for what stays on the page.
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
