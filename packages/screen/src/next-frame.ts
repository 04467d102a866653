/** A page that nobody sees draws no frame; its work must not wait for one. */
const longestFrameMs = 100

/** Waits until the last change is drawn, so that a tap is answered before its work begins. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestFrameMs)
  })
}
