import type { MouseEvent } from 'react'
import { nextFrame } from './next-frame.ts'

// The browser's own way to a fragment stops as soon as anything else scrolls, and the row of categories does meanwhile.
/** Follows a link to a place on this page, unless it is meant for another tab. */
export async function glideTo(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  const { hash } = event.currentTarget
  const place = document.getElementById(hash.slice(1))
  if (!place || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  await nextFrame()
  history.replaceState(history.state, '', hash)
  const offset = Number.parseFloat(getComputedStyle(place).scrollMarginTop)
  window.scrollTo({ top: place.getBoundingClientRect().top + window.scrollY - offset })
  place.focus({ preventScroll: true })
}
