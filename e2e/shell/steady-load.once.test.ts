import type { Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { openSlowLine } from '../open-slow-line.ts'

// A page that is pinched smaller would be laid out once more.
test.use({ isMobile: false, hasTouch: false })

interface Shift {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Tells what has moved since the present page was opened. */
async function noteShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        // Nobody sees a price that goes down by some pixels because the next card in its row comes and is taller.
        if (entry.value < 0.001) continue
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeValue,
        )
        moved.push(`${entry.value.toFixed(4)}: ${what.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // A shift is told after the frame in which it happened.
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      return (window as unknown as { moved: string[] }).moved
    })
}

for (const version of [0, 1, 2, 3]) {
  test(`a page that comes in pieces moves nothing while it loads: version ${version}`, async ({ page, baseURL }) => {
    // The first piece ends between the buttons of the header, the second within a card.
    const line = await openSlowLine(baseURL ?? '', [
      '<button type="button" data-needs-script="true" aria-label="Cesta',
      '<ul aria-label="Alérgenos"',
    ])
    const listShifts = await noteShifts(page)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      for (const path of ['/', '/categories/tapas']) {
        await page.goto(`${line.origin}${path}?version=${version}`)
        await waitUntilAlive(page)
        await page.waitForLoadState('load')
        expect(await listShifts(), `${path} at ${viewport.width} px`).toEqual([])
      }
    }
    await page.close()
    line.close()
  })
}
