/** The longest a page scrolls, for browsers that do not report the end of scrolling; in others it may not move at all. */
const longestMs = 'onscrollend' in globalThis ? 3_000 : 1_000

/** Waits until the page has stopped scrolling. */
export function scrollEnd(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('scrollend', () => resolve(), { once: true })
    setTimeout(resolve, longestMs)
  })
}
