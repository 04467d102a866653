import { type RefObject, useEffect, useRef } from 'react'

/** Shows a step from its beginning; its heading is where a keyboard goes on and what is read out (F-223). */
function beginStep(place: HTMLElement | null): void {
  if (place === null) return
  const headings = [...place.querySelectorAll<HTMLElement>('h1, h2, h3')]
  // What is kept out of sight for the way back has headings too.
  const heading = headings.find((one) => one.getClientRects().length > 0) ?? place
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // At its beginning: of a step that is taller than the screen, «nearest» shows the end.
  place.scrollIntoView({ block: 'start' })
}

/** For the place in which one step takes the turn of another. */
export function useStepStart(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  // After every render: the next step may come later, when what it shows has been read.
  useEffect(() => {
    if (shown.current === step || place.current === null) return
    shown.current = step
    beginStep(place.current)
  })
  return place
}
