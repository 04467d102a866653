/** Waits until what was just changed has been drawn: a tap is answered before the work it asks for begins. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
