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

/** The longest that a page is kept at its place after arrival. */
const settleMs = 3_000
/** What was only guessed above the place is laid out some frames after arrival, and a busy device has few in a second. */
const still = { ms: 100, frames: 4 }

/** Keeps the page at a place until everything around it is drawn, or until the visitor scrolls. */
async function settle(measure: () => number, hand: Hand): Promise<void> {
  const arrived = performance.now()
  let changed = { at: arrived, frames: 0 }
  for (let now = arrived; now < arrived + settleMs && !hand.hasMoved(); now = performance.now()) {
    const isOff = Math.abs(measure()) > 1
    if (isOff) window.scrollTo({ top: window.scrollY + measure(), behavior: 'instant' })
    if (isOff || hasEmptyPlace()) changed = { at: now, frames: 0 }
    else if (now > changed.at + still.ms && changed.frames >= still.frames) return
    changed.frames += 1
    await nextFrame()
  }
}

/** Dishes on the screen or right above it that are not drawn yet. */
function hasEmptyPlace(): boolean {
  return [...document.querySelectorAll('[data-undrawn]')].some((empty) => {
    const { top, bottom } = empty.getBoundingClientRect()
    return bottom > -innerHeight && top < innerHeight
  })
}

interface Hand {
  readonly hasMoved: () => boolean
  readonly stop: () => void
}

const moves = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const

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
