import type { EarlyField } from './replay-early-fields.ts'

let tapped: HTMLElement | null = null
/** The fields that were filled in and the choices that were made, in that order. */
let fields: readonly EarlyField[] = []
let isAlive = false

/**
 * A button tapped before the page is hydrated does nothing, and a field forgets what was typed or chosen in it: both are
 * remembered and done then.
 */
export function noteEarlyTaps(): void {
  addEventListener('click', note, { capture: true })
  addEventListener('input', note, { capture: true })
}

function note({ type, target }: Event): void {
  if (!(target instanceof Element) || (isAlive && !isAsleep(target))) return
  if (type === 'click') tapped = target.closest('button') ?? tapped
  else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    fields = [...fields, { field: target, value: target.value, isChosen: 'checked' in target && target.checked }]
  }
}

/** From now on the page answers by itself, except where a part of it sleeps: a tap noted too would be done twice. */
export function stopNotingTaps(): void {
  isAlive = true
}

/** The last of the taps alone: a person whom nothing answers taps again. */
export async function doEarlyTap(): Promise<void> {
  const ready = fields.filter(({ field }) => !isAsleep(field))
  fields = fields.filter(({ field }) => isAsleep(field))
  if (ready.length > 0) await (await import('./replay-early-fields.ts')).replayEarlyFields(ready)
  if (tapped === null || isAsleep(tapped)) return
  if (tapped.isConnected) tapped.click()
  tapped = null
}

/** Whether it belongs to a part of the page that is not hydrated yet (`latePart`). */
function isAsleep(element: Element): boolean {
  return element.closest('[data-asleep]') !== null
}
