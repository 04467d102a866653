import { isFailure } from '@comanda/screen/failure'
import { useWords } from '@comanda/screen/words'
import { useEffect, useRef, useState } from 'react'
import { presses } from '../queue/presses.ts'
import { addDoerName } from './add-doer-name.ts'

/** A press that was kept, and to which the server said no in the end. */
export interface RefusedPress {
  readonly key: string
  readonly text: string
  /** Why, in a sentence. */
  readonly why: string
}

interface Truth {
  readonly isCutOff: boolean
  readonly trueAt: number | null
  readonly again: () => void
}

interface SentLater {
  readonly refused: readonly RefusedPress[]
  /** Somebody has read them. */
  readonly onRead: () => void
}

/** Sends what was kept as soon as the board is true again, and gives what was refused, to be read (DAY-212). */
export function usePresses({ isCutOff, trueAt, again }: Truth): SentLater {
  const { common, boards } = useWords('common', 'boards')
  const [refused, setRefused] = useState<readonly RefusedPress[]>([])
  const latest = useRef({ again, boards, notSent: common.notSent })
  useEffect(() => {
    latest.current = { again, boards, notSent: common.notSent }
  })
  useEffect(() => {
    if (isCutOff) presses.keepAll()
  }, [isCutOff])
  // With every sign of life, because the first try after a cut may fail too.
  useEffect(() => {
    if (!isCutOff && trueAt !== null && presses.queued.get().length > 0) void presses.drain()
  }, [isCutOff, trueAt])
  useEffect(
    () =>
      presses.hear(({ key, text }, answer, isWaitedFor) => {
        if (isWaitedFor) return
        latest.current.again()
        if (!isFailure(answer)) return
        const { message } = addDoerName(answer, latest.current.boards)
        setRefused((before) => [...before, { key, text, why: message || latest.current.notSent }])
      }),
    [],
  )
  return { refused, onRead: () => setRefused([]) }
}
