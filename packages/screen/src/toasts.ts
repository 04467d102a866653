import { createCell } from './cell.ts'

/** A short notice over the page, as the toast region draws it. */
interface Toast {
  readonly id: number
  readonly text: string
  readonly isError?: boolean
  /** The eye reads it elsewhere already. */
  readonly isOnlyHeard?: boolean
}

const shownMs = 6000
/** How long errors are shown; «no such mode» twice as long (CONST-002). */
export const errorShownMs = 5000
export const noSuchModeShownMs = 10_000

let count = 0

export const toasts = createCell<readonly Toast[]>([])

/** Of several notices at once only the newest is shown where they would lie over each other (F-230). */
export function keepNewest<Shown>(all: readonly Shown[]): readonly Shown[] {
  return all.slice(-1)
}

/** A short notice: shown and read out once, then gone. */
export function tell(text: string): void {
  show({ text }, shownMs)
}

/** Something failed that whoever is there is not looking at. */
export function tellError(text: string, ms: number = errorShownMs): void {
  show({ text, isError: true }, ms)
}

/** Something failed, and the place that says so is in sight: it is only read out (F-230). */
export function sayError(text: string): void {
  show({ text, isError: true, isOnlyHeard: true }, errorShownMs)
}

function show(notice: Omit<Toast, 'id'>, ms: number): void {
  const toast = { id: ++count, ...notice }
  toasts.set([...toasts.get(), toast])
  setTimeout(() => toasts.set(toasts.get().filter((other) => other !== toast)), ms)
}
