import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { runAxe, wcag } from '../run-axe.ts'

/** Nothing that axe finds in either theme, and nothing wider than the screen. */
export async function expectClean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await waitUntilDrawn(page)
    const violations = await runAxe(page, { runOnly: wcag }, { include: ['html'] })
    const found = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    expect(found).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/**
 * A new colour reaches an element by a transition of a millisecond, and its children by theirs afterwards: the theme has
 * changed once no transition has run for a few frames.
 */
async function waitUntilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let quietFrames = 0; quietFrames < 5; quietFrames++) {
      await new Promise((done) => requestAnimationFrame(done))
      if (document.getAnimations().length > 0) quietFrames = 0
    }
  })
}
