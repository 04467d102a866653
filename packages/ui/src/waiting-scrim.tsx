import { useEffect } from 'react'

const scrimId = 'waiting-scrim'
/** Only a long wait shows a wheel. */
const wheelAfterMs = 400

/**
 * The dark background of a dialog, shown from the first frame after a tap; it goes when the dialog comes with its own.
 * It exists in every page and is switched without React, which would be later than that frame.
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

/** Reacts to a tap before the dialog it opens has loaded. */
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

/** Rendered beside what was waited for, so that both appear together. */
export function StopWaiting() {
  useEffect(stopWaiting, [])
  return null
}
