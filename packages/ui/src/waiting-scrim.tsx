import { useEffect } from 'react'

const scrimId = 'waiting-scrim'

/** Where the dialog will stand that is waited for. */
export type WaitingShape = 'sheet' | 'left' | 'right'

const sheet = 'h-[60dvh] w-full rounded-t-3xl sm:max-w-[550px] sm:rounded-3xl'
const panel =
  'group-data-[waiting=left]:h-full group-data-[waiting=left]:max-w-[min(24rem,92vw)] group-data-[waiting=left]:rounded-none group-data-[waiting=right]:h-full group-data-[waiting=right]:max-w-[28rem] group-data-[waiting=right]:rounded-none'

/**
 * The dark background of a dialog, shown from the first frame after a tap, and on a slow line soon its shape; both go
 * when the dialog comes with its own. They exist in every page and are switched without React, which would be later.
 */
export function WaitingScrim() {
  return (
    <div
      id={scrimId}
      aria-hidden="true"
      className="group pointer-events-none fixed inset-0 z-30 flex items-end justify-center bg-scrim opacity-0 transition-opacity will-change-[opacity] data-[waiting=left]:justify-start data-[waiting=right]:justify-end data-waiting:pointer-events-auto data-waiting:opacity-100 data-waiting:transition-none sm:items-center"
    >
      <div
        className={`hidden animate-await content-start gap-4 bg-surface p-6 shadow-lift group-data-waiting:grid ${sheet} ${panel}`}
      >
        <div className="mb-3 h-8 w-2/3 rounded-full bg-sunken" />
        <div className="h-16 rounded-2xl bg-sunken" />
        <div className="h-16 rounded-2xl bg-sunken" />
        <div className="h-5 w-1/2 rounded-full bg-sunken" />
      </div>
    </div>
  )
}

/** Reacts to a tap before the dialog it opens has loaded. */
export function startWaiting(shape: WaitingShape = 'sheet'): void {
  document.getElementById(scrimId)?.setAttribute('data-waiting', shape)
}

export function stopWaiting(): void {
  document.getElementById(scrimId)?.removeAttribute('data-waiting')
}

/** Rendered beside what was waited for, so that both appear together. */
export function StopWaiting() {
  useEffect(stopWaiting, [])
  return null
}
