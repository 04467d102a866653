import { createCell } from '@comanda/screen/cell'
import type { Toast } from '@comanda/ui/toast-region'

const shownMs = 5_000
let count = 0

export const toasts = createCell<readonly Toast[]>([])

/** A short notice: shown and read out once, then gone. */
export function tell(text: string): void {
  const toast = { id: ++count, text }
  toasts.set([...toasts.get(), toast])
  setTimeout(() => toasts.set(toasts.get().filter((other) => other !== toast)), shownMs)
}
