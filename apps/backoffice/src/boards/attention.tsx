import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useEffect, useState } from 'react'
import { useAlarm } from './use-alarm.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface AttentionProps {
  readonly ids: readonly string[] | null
  /** A touch is not enough: something must be answered first. */
  readonly insists?: boolean
}

/**
 * Calls for attention when something new stands on the board: a sound, and a flashing edge for a loud kitchen. A board
 * that may not sound, or whose screen may go dark, says so until somebody allows it (DAY-084).
 */
export function Attention({ ids, insists = false }: AttentionProps) {
  const { boards } = useWords('boards')
  const { isRinging, maySound } = useAlarm(ids, insists)
  const { isAwake, keepAwake } = useWakeLock()
  const isLacking = useLasting(!maySound || !isAwake)
  return (
    <>
      {isRinging && (
        <div
          data-testid="edge"
          className="pointer-events-none fixed inset-0 z-20 border-[12px] border-late motion-safe:animate-pulse"
        />
      )}
      <p role="status" className="sr-only">
        {isRinging && boards.something}
      </p>
      {isLacking && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-sunken px-4 py-2 text-lg">
          <p className="font-bold">
            {!maySound && boards.silent} {!isAwake && boards.mayDim}
          </p>
          {(!maySound || keepAwake) && (
            <Button look="soft" onClick={() => keepAwake?.()}>
              {boards.allow}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** A browser that allows everything needs a moment to say so: a notice that goes at once would only move the board. */
const settlesMs = 1_000

/** Whether something has been so for a moment. */
function useLasting(isSo: boolean): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLasted(true), settlesMs)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [isSo])
  return isSo && hasLasted
}
