import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Opens it, finds it there by its name, and leaves it as one leaves any dialog. */
export async function expectDialog(page: Page, opener: Locator, name: string): Promise<void> {
  await test.step(name, async () => {
    await opener.click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}
