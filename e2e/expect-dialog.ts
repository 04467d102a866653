import type { Locator, Page } from '@playwright/test'
import { clickAtRest } from './click-at-rest.ts'
import { expect, test } from './journey.ts'

/** Opens a dialog, finds it by its name, and closes it again. */
export async function expectDialog(page: Page, opener: Locator, name: string): Promise<void> {
  await test.step(name, async () => {
    await clickAtRest(opener)
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    // Until it has the focus, the key would go to the page below.
    await expect.poll(() => dialog.evaluate((drawn) => drawn.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}
