import { staleAfterSeconds } from '@comanda/contract/staff-live'
import type { Versioned } from '@comanda/rules/boards/apply-by-version'
import { useEffect, useMemo, useRef, useState } from 'react'
import { answerWithinMs } from '../state/answer-within.ts'
import { presence } from '../state/presence.ts'
import { type BoardQuestion, type BoardShown, createBoard, type LiveBoard } from './create-board.ts'
import { openLine } from './open-line.ts'

export interface Board<Reply, Thing extends Versioned>
  extends BoardShown<Reply, Thing>,
    Pick<LiveBoard<Reply, Thing>, 'show' | 'again'> {
  /** The server's clock now; it moves every second. */
  readonly serverNow: number
  /** How old the truth is, counting; null while it is fresh. */
  readonly staleSeconds: number | null
  /** The server cannot be reached: what is shown may be looked at, and nothing of it can be changed (DAY-040). */
  readonly isCutOff: boolean
}

interface Hearing {
  /** It goes on below a cover, and says nothing that a lock hides. */
  readonly whileLocked?: boolean
}

/**
 * Shows what is true now (DAY-035 to DAY-037): subscribes, reads a snapshot, applies messages by version, and reads
 * everything again after a gap. A new key is another board: what was shown before is dropped.
 */
export function useBoard<Reply, Thing extends Versioned>(
  key: string,
  question: BoardQuestion<Reply, Thing>,
  { whileLocked = false }: Hearing = {},
): Board<Reply, Thing> {
  const latest = useRef(question)
  useEffect(() => {
    latest.current = question
  })
  const board = useMemo(() => createBoard(key, () => latest.current, Date.now), [key])
  const hearing = useHearing(whileLocked)
  useEffect(() => {
    if (hearing === null) return undefined
    const tools = { openSource: (address: string) => new EventSource(address), now: Date.now, page: window }
    return openLine(board.hearer, tools)
  }, [board, hearing])
  useEffect(() => {
    const late = setTimeout(board.showKept, answerWithinMs)
    return () => clearTimeout(late)
  }, [board])
  const now = useNow()
  const shown = board.shown.use()
  const age = shown.trueAt === null ? 0 : Math.floor((now - shown.trueAt) / 1000)
  const isStale = age >= staleAfterSeconds
  return {
    ...shown,
    show: board.show,
    again: board.again,
    serverNow: now + shown.serverAheadMs,
    staleSeconds: isStale ? age : null,
    // A line that is lost while calls are answered leaves the truth old, but what is pressed still arrives.
    isCutOff: shown.isKept || (isStale && shown.trouble === 'failed'),
  }
}

/** By whose right the line is open: the server ends it when somebody else comes. Null below a cover. */
function useHearing(whileLocked: boolean): string | null {
  const here = presence.use()
  if (here.state !== 'here') return null
  const { person, device } = here.session
  if (person === null && device?.kind !== 'board' && !(whileLocked && device !== null)) return null
  return `${person?.staffId} ${device?.deviceId}`
}

/** The browser's clock, every second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
