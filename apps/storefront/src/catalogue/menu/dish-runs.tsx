import { type CSSProperties, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import type { CardShape } from './product-card.tsx'

interface DishRunsProps {
  readonly places: readonly number[]
  readonly shape: CardShape
  readonly show: (place: number, at: number) => ReactNode
  /** How many dishes of the page come before these; null on a page that is drawn whole. */
  readonly before: number | null
}

/** A page with more dishes draws only those near the screen: of six thousand, each change took seconds. */
const mostWhole = 240
/** It can be divided by as many columns as there may be, so that no row but the last has gaps. */
const runLength = 60
/** So many are in the document that the server sends. */
const drawnFirst = runLength

/** The facts that a list of dishes needs of those before it. */
export function countBefore(lists: readonly (readonly number[])[]): readonly (number | null)[] {
  const all = lists.reduce((sum, { length }) => sum + length, 0)
  if (all <= mostWhole) return lists.map(() => null)
  let sum = 0
  return lists.map(({ length }) => {
    const before = sum
    sum += length
    return before
  })
}

/** Whether the document has the first dishes of a list without a script. */
export function isInDocument(before: number | null): boolean {
  return before === null || before < drawnFirst
}

/** Cards in the shape of the menu. */
export function DishRuns({ places, shape, show, before }: DishRunsProps) {
  if (before === null) return <div data-dishes={shape}>{places.map(show)}</div>
  const starts = Array.from({ length: Math.ceil(places.length / runLength) }, (_, run) => run * runLength)
  return starts.map((start) => (
    <Run
      key={start}
      shape={shape}
      count={Math.min(runLength, places.length - start)}
      goesOn={start + runLength < places.length}
      isFirst={before + start < drawnFirst}
      draw={() => places.slice(start, start + runLength).map((place, at) => show(place, start + at))}
    />
  ))
}

interface Drawn {
  readonly count: number
  readonly height: number
}

interface RunProps {
  readonly shape: CardShape
  readonly count: number
  /** Another run follows. */
  readonly goesOn: boolean
  /** Drawn by the server. */
  readonly isFirst: boolean
  readonly draw: () => ReactNode
}

/** Some screens ahead, so that one who scrolls sees no empty place. */
const ahead = { rootMargin: '200% 0px' }

/** Dishes that are drawn while they are near the screen; else an empty place, as tall as they were or may be. */
function Run({ shape, count, goesOn, isFirst, draw }: RunProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isFirst)
  const [was, setWas] = useState<Drawn | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      const { isIntersecting, boundingClientRect, target } = entry
      // In slices, because this happens while somebody scrolls.
      startTransition(() => {
        const { height } = boundingClientRect
        if (!isIntersecting && target.childElementCount > 0) setWas({ count: target.childElementCount, height })
        setNear(isIntersecting)
      })
    }, ahead)
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  // A measured height does not hold when the filters leave fewer dishes.
  const style = was?.count === count ? { height: was.height } : ({ '--count': count } as CSSProperties)
  return (
    <div
      ref={place}
      data-dishes={shape}
      data-goes-on={goesOn ? '' : undefined}
      data-undrawn={isNear ? undefined : ''}
      style={isNear ? undefined : style}
    >
      {isNear && draw()}
    </div>
  )
}
