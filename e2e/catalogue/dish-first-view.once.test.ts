import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

for (const version of [0, 1, 2, 3]) {
  for (const viewport of [phone, desktop]) {
    test(`version ${version} at ${viewport.width} px shows the first choice at once, above the bar [CONFIG-007]`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(viewport)
      await visit(`/products/patatas-bravas?version=${version}`)
      const row = page.getByRole('main').locator('label').filter({ hasText: 'Brava' })
      expect(await isInTheOpen(row)).toBe(true)

      await visit(`/categories/tapas?version=${version}`)
      await page.getByRole('link', { name: 'Patatas bravas', exact: true }).click()
      const dish = page.getByRole('dialog', { name: 'Patatas bravas' })
      const inSheet = dish.locator('label').filter({ hasText: 'Brava' })
      await expect(inSheet).toBeVisible()
      await expect.poll(() => isInTheOpen(inSheet)).toBe(true)
    })
  }
}

/** Whether nothing lies over it, neither at its upper nor at its lower edge. */
function isInTheOpen(row: Locator): Promise<boolean> {
  return row.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)))
  })
}
