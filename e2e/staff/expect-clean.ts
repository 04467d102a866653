import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { runAxe, wcag } from '../run-axe.ts'
import { waitUntilDrawn } from '../wait-until-drawn.ts'

/** Nothing that axe finds in either theme, and nothing wider than the screen. */
export async function expectClean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // A board changes by itself, also while it is looked at: only a fault that stays is a fault.
    await expect(async () => expect(await findFaults(page, colorScheme)).toEqual([])).toPass({ timeout: 30_000 })
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function findFaults(page: Page, colorScheme: string): Promise<readonly string[]> {
  // A new colour reaches an element by a transition of a millisecond, and its children by theirs afterwards.
  await waitUntilDrawn(page, 5)
  const violations = await runAxe(page, { runOnly: wcag }, { include: ['html'] })
  return violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}
