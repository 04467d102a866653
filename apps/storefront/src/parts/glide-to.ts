import { nextFrame } from '@comanda/screen/next-frame'
import type { MouseEvent } from 'react'

// The browser's own scrolling to a fragment stops when anything else scrolls, which the row of categories does.
/** Scrolls to a place on this page that a link names, unless the link opens another tab. */
export async function glideTo(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  const { hash } = event.currentTarget
  const place = document.getElementById(hash.slice(1))
  if (!place || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  await nextFrame()
  history.replaceState(history.state, '', hash)
  const offset = Number.parseFloat(getComputedStyle(place).scrollMarginTop)
  const measure = () => place.getBoundingClientRect().top - offset
  window.scrollTo({ top: window.scrollY + measure() })
  place.focus({ preventScroll: true })
  // Without it the page is where it was when the link was pressed, give or take a picture.
  const settling = await import('./settle-at.ts').catch(() => null)
  await settling?.settleAt(measure)
}
