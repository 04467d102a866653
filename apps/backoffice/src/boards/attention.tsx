import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useAlarm } from './use-alarm.ts'
import { useWakeLock } from './use-wake-lock.ts'

/**
 * Calls for attention when something new stands on the board: a sound, and a flashing edge for a loud kitchen. A board
 * that may not sound, or whose screen may go dark, says so until somebody allows it (DAY-084).
 */
export function Attention({ ids }: { readonly ids: readonly string[] | null }) {
  const { boards } = useWords('boards')
  const { isRinging, maySound } = useAlarm(ids)
  const { isAwake, keepAwake } = useWakeLock()
  return (
    <>
      {isRinging && (
        <div
          data-testid="edge"
          className="pointer-events-none fixed inset-0 z-20 border-[12px] border-accent motion-safe:animate-pulse"
        />
      )}
      <p role="status" className="sr-only">
        {isRinging && boards.something}
      </p>
      {(!maySound || !isAwake) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-sunken px-4 py-2 text-lg">
          <p className="font-bold">
            {!maySound && boards.silent} {!isAwake && boards.mayDim}
          </p>
          <Button look="soft" onClick={keepAwake}>
            {boards.allow}
          </Button>
        </div>
      )}
    </>
  )
}
