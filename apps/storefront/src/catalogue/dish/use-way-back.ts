import { useEffect } from 'react'
import { toDishPath } from '../../state/open-dish.ts'

/** When a dish closes, focus returns to its card, even where a tap does not focus a link. */
export function useWayBack(slug: string | null): void {
  useEffect(() => {
    if (slug === null) return
    const opener = findOpener(slug)
    return () => {
      // The dialog restores the focus first, and another dialog may be open by now.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const isLost = document.activeElement === document.body && !document.querySelector('[role=dialog]')
          if (isLost) (opener?.isConnected ? opener : findOpener(slug))?.focus({ preventScroll: true })
        }),
      )
    }
  }, [slug])
}

function findOpener(slug: string): HTMLElement | null {
  const { activeElement } = document
  const isSomewhere = activeElement instanceof HTMLElement && activeElement !== document.body
  return isSomewhere ? activeElement : document.querySelector<HTMLElement>(`main a[href="${toDishPath(slug)}"]`)
}
