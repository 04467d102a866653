import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { runAxe, wcag } from '../run-axe.ts'

/** Nothing that axe finds in either theme, and nothing wider than the screen. */
export async function expectClean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Until the next frame an element that was just drawn has the new theme, and what stands behind it the old one.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const violations = await runAxe(page, { runOnly: wcag }, { include: ['html'] })
    const found = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    expect(found).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
