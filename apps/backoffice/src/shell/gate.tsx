import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { Doorway } from '../door/doorway.tsx'
import { Tiles } from '../door/tiles.tsx'
import { type Worker, WorkerContext } from '../parts/worker.ts'
import { askWho } from '../state/ask-who.ts'
import { type Who, who } from '../state/who.ts'
import { Knocking } from './knocking.tsx'
import { useIdleLock } from './use-idle-lock.ts'

const Cover = lazy(() => import('./cover.tsx'))

/**
 * Lets a person through to the screens. When the person leaves, or the session ends, the screens stay where they are
 * below a cover: screen, scroll and everything half typed are there again for whoever comes in next.
 */
export function Gate({ children }: { readonly children: ReactNode }) {
  const now = who.use()
  const [last, setLast] = useState<Worker | null>(null)
  useEffect(() => void askWho(), [])
  const here = useMemo(() => findWorker(now), [now])
  if (here !== null && here !== last) setLast(here)
  useIdleLock(now)
  const worker = here ?? last
  const isIn = here !== null
  if (worker === null) return <Way of={now} isLocked={false} />
  return (
    <WorkerContext value={worker}>
      <div className={isIn ? undefined : 'invisible'}>{children}</div>
      {!isIn && (
        <Suspense>
          <Cover>
            <Way of={now} isLocked />
          </Cover>
        </Suspense>
      )}
    </WorkerContext>
  )
}

function findWorker(now: Who): Worker | null {
  if (now.state !== 'here') return null
  const { person } = now.session
  return person && { ...now.session, person }
}

/** What somebody sees who is not in. */
function Way({ of, isLocked }: { readonly of: Who; readonly isLocked: boolean }) {
  const { pathname, state } = useLocation()
  if (of.state === 'here') return <Tiles pinLength={of.session.site.pinLength} isLocked={isLocked} />
  const newcomer = typeof state?.newcomer === 'string' ? state.newcomer : null
  if (of.state === 'nobody') {
    return <Doorway why={of.why} begins={pathname === '/pair' ? 'pair' : 'sign-in'} newcomer={newcomer} />
  }
  return <Knocking hasFailed={of.state === 'unknown'} />
}
