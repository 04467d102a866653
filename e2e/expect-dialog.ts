import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Opens a dialog, finds it by its name, and closes it again. */
export async function expectDialog(page: Page, opener: Locator, name: string): Promise<void> {
  await test.step(name, async () => {
    await opener.click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}
