import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { known, markNews, rememberNews } from '../mark-news.ts'
import { runAxe, wcag } from '../run-axe.ts'
import { waitUntilDrawn } from '../wait-until-drawn.ts'

/** What a theme can break is its colours: everything else is the same by night. */
const rules = { light: wcag, dark: ['color-contrast'] } as const

/** Nothing that axe finds in either theme, and nothing wider than the screen. */
export async function expectClean(page: Page): Promise<void> {
  await waitUntilDrawn(page)
  const news = await markNews(page, 'by day and by night')
  for (const colorScheme of ['light', 'dark'] as const) {
    if (news.length === 0) break
    await page.emulateMedia({ colorScheme })
    // A board changes by itself, also while it is looked at: only a fault that stays is a fault.
    await expect(async () => expect(await findFaults(page, colorScheme)).toEqual([])).toPass({ timeout: 30_000 })
  }
  rememberNews(news)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function findFaults(page: Page, colorScheme: keyof typeof rules): Promise<readonly string[]> {
  // A new colour reaches an element by a transition of a millisecond, and its children by theirs afterwards.
  await waitUntilDrawn(page, 5)
  const violations = await runAxe(page, { runOnly: rules[colorScheme] }, { include: ['html'], exclude: [known] })
  return violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}
