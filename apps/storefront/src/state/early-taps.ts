let tapped: HTMLElement | null = null

function note({ target }: Event): void {
  if (target instanceof Element) tapped = target.closest('button') ?? tapped
}

/** A button tapped before the page is hydrated does nothing; the tap is remembered and done then. */
export function noteEarlyTaps(): void {
  addEventListener('click', note, { capture: true })
}

/** From now on the page answers by itself: a tap that is noted too would be done twice. */
export function stopNotingTaps(): void {
  removeEventListener('click', note, { capture: true })
}

/** Only the last tap: a person whom nothing answers taps again. */
export function doEarlyTap(): void {
  if (tapped?.isConnected) tapped.click()
  tapped = null
}
