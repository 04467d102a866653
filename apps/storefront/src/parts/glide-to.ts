import { nextFrame } from '@comanda/screen/next-frame'
import type { MouseEvent } from 'react'
import { scrollEnd } from './scroll-end.ts'

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
  const hand = watchHand()
  await scrollEnd()
  await settle(measure, hand)
  hand.stop()
}

/** So long what was only guessed above a place is laid out after arrival. */
const settleMs = 1_000
const stillFrames = 3

/** Keeps the page at a place until nothing above it grows any more, or until the visitor scrolls. */
async function settle(measure: () => number, hand: Hand): Promise<void> {
  const end = performance.now() + settleMs
  for (let still = 0; still < stillFrames && performance.now() < end && !hand.hasMoved(); still += 1) {
    if (Math.abs(measure()) > 1) {
      window.scrollTo({ top: window.scrollY + measure(), behavior: 'instant' })
      still = 0
    }
    await nextFrame()
  }
}

interface Hand {
  readonly hasMoved: () => boolean
  readonly stop: () => void
}

const moves = ['wheel', 'touchstart', 'keydown'] as const

/** Whether the visitor has begun to scroll by hand: then the page is theirs. */
function watchHand(): Hand {
  let isMoved = false
  const move = () => {
    isMoved = true
  }
  for (const kind of moves) addEventListener(kind, move, { passive: true })
  return {
    hasMoved: () => isMoved,
    stop: () => {
      for (const kind of moves) removeEventListener(kind, move)
    },
  }
}
