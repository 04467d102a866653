import { useWords } from '@comanda/screen/words'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { maySound, openBell, ring } from './sound.ts'
import { calling } from './use-alarm.ts'

const ringEveryMs = 2_000

/** The one alarm of a page: a sound, and a flashing edge for a loud kitchen, over whatever is shown and over a lock. */
export function Alarm() {
  const { common } = useWords('common')
  const isCalling = calling.use().size > 0
  const isLoud = maySound.use()
  useEffect(openBell, [])
  useEffect(() => {
    // Tones for a bell that is still mute would wait, and sound all at once at the first touch.
    if (!isCalling || !isLoud) return undefined
    ring()
    const timer = setInterval(ring, ringEveryMs)
    return () => clearInterval(timer)
  }, [isCalling, isLoud])
  return createPortal(
    <div className="shines-through" data-react-aria-top-layer="true">
      {isCalling && (
        <div
          data-testid="edge"
          className="pointer-events-none fixed inset-0 z-[60] border-[12px] border-late motion-safe:animate-pulse"
        />
      )}
      <p role="status" className="sr-only">
        {isCalling && common.something}
      </p>
    </div>,
    document.body,
  )
}
