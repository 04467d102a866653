import { type RefObject, useEffect, useRef } from 'react'

/** The height of a row of the grid that tickets are packed into, and the space below each of them. */
const rowPx = 8
const gapPx = 12

/**
 * Packs tickets of different heights without holes: each spans as many low rows as it is high, and the grid puts the next
 * one where the first room is (DAY-086). Their order stays that of the document, and nothing is drawn by React for it.
 */
export function usePacked(tickets: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null)
  const observer = useRef<ResizeObserver | null>(null)
  useEffect(() => {
    // Told after the layout and before the picture: nothing is seen at a wrong place.
    const opened = new ResizeObserver((changes) => {
      for (const { target, borderBoxSize } of changes) {
        const height = borderBoxSize[0]?.blockSize ?? 0
        if (target instanceof HTMLElement) target.style.gridRowEnd = `span ${Math.ceil((height + gapPx) / rowPx)}`
      }
    })
    observer.current = opened
    return () => opened.disconnect()
  }, [])
  useEffect(() => {
    // Other tickets are other elements; one that is observed already stays so.
    if (tickets.length === 0) return
    for (const ticket of grid.current?.children ?? []) observer.current?.observe(ticket)
  }, [tickets])
  return grid
}
