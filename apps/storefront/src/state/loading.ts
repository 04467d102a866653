import { createCell } from '@comanda/screen/cell'

/** The page-loading bar: not for what is quick, at most so long, and gone a little after (SHELL-053, CONST-010). */
export const loadingBar = { throttleMs: 200, durationMs: 5000, hideDelayMs: 500 } as const

export type BarStage = 'hidden' | 'running' | 'done'

const stage = createCell<BarStage>('hidden')
let timers: ReturnType<typeof setTimeout>[] = []

export const useBarStage = stage.use
export const barStage = stage.get

/** Another page was asked for. */
export function beginLoading(): void {
  stop()
  timers = [
    setTimeout(() => stage.set('running'), loadingBar.throttleMs),
    setTimeout(endLoading, loadingBar.throttleMs + loadingBar.durationMs),
  ]
}

/** It is here, or it will not come. */
export function endLoading(): void {
  stop()
  if (stage.get() !== 'running') return
  stage.set('done')
  timers = [setTimeout(() => stage.set('hidden'), loadingBar.hideDelayMs)]
}

function stop(): void {
  for (const timer of timers) clearTimeout(timer)
  timers = []
}

const underWay = createCell(0)
export const coverCount = underWay.get

/** Whether the overlay covers the page (SHELL-052). */
export function useIsCovered(): boolean {
  return underWay.use() > 0
}

/** Covers the page while the work lasts, however it ends. */
export async function coverWhile<Result>(work: Promise<Result>): Promise<Result> {
  underWay.set(underWay.get() + 1)
  try {
    return await work
  } finally {
    underWay.set(underWay.get() - 1)
  }
}
