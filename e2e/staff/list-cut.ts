import type { Locator } from '@playwright/test'

/** The parts of something that hold more than they show. */
export function listCut(of: Locator): Promise<readonly string[]> {
  return of.evaluate((whole) =>
    [whole, ...whole.querySelectorAll('*')]
      .filter((at) => at.textContent?.trim() && !at.closest('.sr-only'))
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .filter((at) => getComputedStyle(at).display !== 'inline')
      .map((at) => at.outerHTML.slice(0, 200)),
  )
}
