import { useEffect } from 'react'

const scrimId = 'waiting-scrim'
/** Only what takes long turns a wheel. */
const wheelAfterMs = 400

/**
 * The dark behind a dialog, there from the first frame after a tap; it goes as the dialog comes with its own.
 * It stands in every page and is switched past React, whose turn comes after that frame.
 */
export function WaitingScrim() {
  return (
    <div
      id={scrimId}
      aria-hidden="true"
      className="group pointer-events-none fixed inset-0 z-30 flex items-center justify-center bg-scrim opacity-0 transition-opacity will-change-[opacity] data-waiting:pointer-events-auto data-waiting:opacity-100 data-waiting:transition-none"
    >
      <span className="hidden size-12 animate-wheel rounded-full border-4 border-line/40 border-t-surface group-data-[waiting=long]:block motion-reduce:animate-none" />
    </div>
  )
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Answers a tap before what it asked for is there. */
export function startWaiting(): void {
  const scrim = document.getElementById(scrimId)
  scrim?.setAttribute('data-waiting', '')
  clearTimeout(timer)
  timer = setTimeout(() => scrim?.setAttribute('data-waiting', 'long'), wheelAfterMs)
}

export function stopWaiting(): void {
  clearTimeout(timer)
  document.getElementById(scrimId)?.removeAttribute('data-waiting')
}

/** Beside what was waited for: both come together. */
export function StopWaiting() {
  useEffect(stopWaiting, [])
  return null
}
