import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useEffect, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { maySound } from './sound.ts'
import { useAlarm } from './use-alarm.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface AttentionProps {
  readonly ids: readonly string[] | null
  /** A touch is not enough: something must be answered first. */
  readonly insists?: boolean
}

/**
 * Calls for attention when something new stands on the board. A board that may not sound, or whose screen may go dark,
 * says so until somebody allows it (DAY-084).
 */
export function Attention({ ids, insists = false }: AttentionProps) {
  const { boards } = useWords('boards')
  useAlarm(ids, insists)
  const isLoud = maySound.use()
  const { isAwake, keepAwake } = useWakeLock()
  const isLacking = useLasting(!isLoud || !isAwake)
  if (!isLacking) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-sunken px-4 py-1.5">
      <p className="flex items-center gap-2 font-bold">
        <Icon name={isLoud ? 'sound' : 'silent'} />
        <span>
          {!isLoud && boards.silent} {!isAwake && boards.mayDim}
        </span>
      </p>
      {(!isLoud || keepAwake) && (
        <Button look="soft" onClick={() => keepAwake?.()}>
          {boards.allow}
        </Button>
      )}
    </div>
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
