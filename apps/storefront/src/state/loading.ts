import { createCell } from '@comanda/screen/cell'

/** The loading bar: not for quick loads, limited in time, and hidden a little after the end (SHELL-053, CONST-010). */
export const loadingBar = { throttleMs: 200, durationMs: 5000, hideDelayMs: 500 } as const

export type BarStage = 'hidden' | 'running' | 'done'

export const barStage = createCell<BarStage>('hidden')
let timers: ReturnType<typeof setTimeout>[] = []

export const useBarStage = barStage.use

/** Another page was asked for. */
export function beginLoading(): void {
  stop()
  timers = [
    setTimeout(() => barStage.set('running'), loadingBar.throttleMs),
    setTimeout(endLoading, loadingBar.throttleMs + loadingBar.durationMs),
  ]
}

/** The page has loaded, or will not. */
export function endLoading(): void {
  stop()
  if (barStage.get() !== 'running') return
  barStage.set('done')
  timers = [setTimeout(() => barStage.set('hidden'), loadingBar.hideDelayMs)]
}

function stop(): void {
  for (const timer of timers) clearTimeout(timer)
  timers = []
}

/** How many tasks cover the page. */
export const coverCount = createCell(0)

/** Whether the overlay covers the page (SHELL-052). */
export function useIsCovered(): boolean {
  return coverCount.use() > 0
}

/** Covers the page until the work ends, whatever its result. */
export async function coverWhile<Result>(work: Promise<Result>): Promise<Result> {
  coverCount.set(coverCount.get() + 1)
  try {
    return await work
  } finally {
    coverCount.set(coverCount.get() - 1)
  }
}
