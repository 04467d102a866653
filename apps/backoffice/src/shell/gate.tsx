import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { Alarm } from '../boards/alarm.tsx'
import { WaitingRoom } from '../boards/waiting.ts'
import { Approvals } from '../door/approvals.tsx'
import { Doorway } from '../door/doorway.tsx'
import { Tiles } from '../door/tiles.tsx'
import { isBoardPage } from '../parts/page-rights.ts'
import { storeOf } from '../parts/use-store.tsx'
import { type Worker, WorkerContext } from '../parts/worker.ts'
import { chosenStore } from '../state/chosen-store.ts'
import { loadPresence } from '../state/load-presence.ts'
import { type Presence, presence } from '../state/presence.ts'
import { PresenceLoading } from './presence-loading.tsx'
import { useIdleLock } from './use-idle-lock.ts'
import { useLanding } from './use-landing.ts'

const Cover = lazy(() => import('./cover.tsx'))

/**
 * Lets a person through to the screens. When the person leaves, or the session ends, the screens stay where they are
 * below a cover: screen, scroll and everything half typed are there again for whoever comes in next.
 */
export function Gate({ children }: { readonly children: ReactNode }) {
  const now = presence.use()
  const [last, setLast] = useState<Worker | null>(null)
  useEffect(() => void loadPresence(), [])
  const { pathname } = useLocation()
  const here = useMemo(() => findWorker(now, pathname), [now, pathname])
  if (here !== null && here !== last) setLast(here)
  useIdleLock(now)
  const isOnTheWay = useLanding(now)
  const worker = here ?? last
  const isIn = here !== null
  if (worker === null || isOnTheWay) {
    return (
      <>
        <Calls of={now} />
        {isOnTheWay ? <PresenceLoading hasFailed={false} /> : <Way of={now} isLocked={false} />}
      </>
    )
  }
  return (
    <WorkerContext value={worker}>
      <Calls of={now} />
      <div className={isIn ? undefined : 'invisible'}>{children}</div>
      {isIn && <Approvals />}
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

/** What calls for somebody is heard wherever the page stands, through a lock too; a stranger hears nothing. */
function Calls({ of: now }: { readonly of: Presence }) {
  const chosen = chosenStore.use()
  if (now.state !== 'here') return null
  const { person, device } = now.session
  const storeId = person === null && device === null ? undefined : storeOf(now.session, chosen)
  return (
    storeId !== undefined && (
      <>
        <WaitingRoom key={storeId} storeId={storeId} isBoard={person === null && device?.kind === 'board'} />
        <Alarm />
      </>
    )
  )
}

/** A person; or, on the page of a board, the board itself. */
function findWorker(now: Presence, pathname: string): Worker | null {
  if (now.state !== 'here') return null
  const { person, device } = now.session
  const isBoard = device?.kind === 'board' && isBoardPage(pathname)
  return person !== null || isBoard ? now.session : null
}

/** The screen for somebody who is not in. */
function Way({ of, isLocked }: { readonly of: Presence; readonly isLocked: boolean }) {
  const { pathname } = useLocation()
  if (of.state === 'here') return <Tiles session={of.session} isLocked={isLocked} />
  if (of.state === 'nobody') {
    return <Doorway why={of.why} begins={pathname === '/pair' ? 'pair' : 'sign-in'} />
  }
  return <PresenceLoading hasFailed={of.state === 'unknown'} />
}
