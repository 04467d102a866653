import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { doEarlyTap } from '../state/early-taps.ts'
import { reloadOnce } from '../state/reload-once.ts'

export interface LatePart<Props> {
  readonly Part: (props: Props) => ReactNode
  /** For the server, which waits for nothing while it renders, and for whoever shows it only when it is there. */
  readonly ready: () => Promise<unknown>
}

/**
 * A part of a screen that is hydrated after the page around it, when its file has come: until then the page shows what
 * the server rendered, and what is tapped there is done afterwards. Its file is named `*.part.tsx`, so that the document
 * can name it to a visitor who touches the page before that.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ readonly Component: ComponentType<Props> }>,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | undefined
  const ready = async () => {
    Loaded = (await load()).Component
  }
  const Late = lazy(async () => ({ default: (await load().catch(stayAsleep)).Component }))

  function Part(props: Props) {
    // Chosen once: another component in the same place would lose what was typed.
    const [Shown] = useState(() => Loaded ?? Late)
    const place = useRef<HTMLDivElement>(null)
    return (
      <div ref={place} data-asleep className="contents">
        <Suspense>
          <Shown {...props} />
          <Waker wake={() => wake(place.current)} />
        </Suspense>
      </div>
    )
  }
  return { Part, ready }
}

/** What the server rendered stays as it is: it can be read, and a page loaded again may find the file. */
function stayAsleep(): Promise<never> {
  reloadOnce()
  return new Promise(() => {})
}

/** From now on it answers by itself. */
function wake(part: Element | null): void {
  part?.removeAttribute('data-asleep')
  // Outside of React's own work, in which it cannot answer a tap.
  setTimeout(doEarlyTap)
}

function Waker({ wake }: { readonly wake: () => void }) {
  const isAwake = useRef(false)
  useEffect(() => {
    if (!isAwake.current) wake()
    isAwake.current = true
  }, [wake])
  return null
}
