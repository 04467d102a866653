import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../journey.ts'

/** Nothing exceeds the right edge: a page that scrolls sideways looks broken. */
async function expectWithinWidth(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}

for (const version of [0, 1, 2]) {
  test(`in version ${version} the menu is searched and filtered, a dish is configured and a menu of courses is put together`, async ({
    page,
    visit,
  }) => {
    await visit(`/categories/tapas?version=${version}`)
    await expectWithinWidth(page)
    const dishes = page.getByRole('article')

    await test.step('the menu is searched [CATALOGUE-019]', async () => {
      await page.getByRole('searchbox', { name: 'Buscar en la carta' }).fill('jamon')
      const results = page.getByRole('region', { name: 'Resultados' })
      await expect(results.getByRole('link', { name: /Croquetas de jamón/ })).toBeVisible()
      await expectWithinWidth(page)
      await page.getByRole('searchbox', { name: 'Buscar en la carta' }).fill('')
      await expect(dishes.filter({ hasText: 'Croquetas de jamón' })).toBeVisible()
    })

    await test.step('and filtered [CATALOGUE-026, CATALOGUE-028]', async () => {
      await page.getByRole('link', { name: 'Filtros' }).click()
      const filters = page.getByRole('dialog', { name: 'Alérgenos y dietas' })
      await filters.getByRole('button', { name: 'Leche' }).click()
      await filters.getByRole('button', { name: /^Ver \d+ platos$/ }).click()
      await expect(filters).toHaveCount(0)
      await expect(dishes.filter({ hasText: 'Croquetas de jamón' })).toHaveCount(0)
      await expect(dishes.filter({ hasText: 'Patatas bravas' })).toContainText('Se puede pedir sin leche')
    })

    await test.step('a dish is configured [CONFIG-006, CONFIG-029]', async () => {
      await dishes.getByRole('link', { name: 'Patatas bravas' }).click()
      const bravas = page.getByRole('dialog', { name: 'Patatas bravas' })
      await expect(bravas.getByText('Falta elegir: Salsas')).toBeVisible()
      const add = bravas.getByRole('button', { name: /^Añadir · 6,50/ })
      await expect(add).toBeInViewport({ ratio: 1 })
      await bravas.getByRole('checkbox', { name: /^Brava/ }).check()
      await expect(add).not.toHaveAttribute('aria-disabled', 'true')
      await expectAccessible(page)
    })

    await test.step('a menu of courses is put together [CONFIG-016]', async () => {
      await visit(`/products/menu-del-dia?version=${version}`)
      await expect(page.getByRole('main').getByText(/Entrecot.* · /)).toBeVisible()
      await expectWithinWidth(page)
      const choose = page.getByRole('button', { name: /^Elegir platos · 15,90/ })
      await expect(choose).toBeInViewport({ ratio: 1 })
      await choose.click()
      const menu = page.getByRole('dialog', { name: 'Menú del día' })
      await menu.getByRole('button', { name: /^Añadir Crema de calabaza/ }).click()
      await menu.getByRole('button', { name: /^Añadir Entrecot/ }).click()
      const second = page.getByRole('dialog', { name: 'Entrecot a la brasa' })
      await second.getByRole('button', { name: 'Ir a opciones' }).click()
      await second.getByRole('button', { name: /^Añadir Salsa roquefort/ }).click()
      await second.getByRole('button', { name: /^Añadir Patatas fritas/ }).click()
      await second.getByRole('button', { name: /^Añadir selección/ }).click()
      await expect(menu.getByText('Falta elegir: Postre, Bebida')).toBeVisible()
      await expect(menu.getByRole('button', { name: /^Añadir al pedido · 21,20/ })).toBeInViewport({ ratio: 1 })
      await menu.getByRole('button', { name: 'Ver selección' }).click()
      await expect(page.getByRole('dialog', { name: 'Tu selección' })).toContainText('Entrecot a la brasa')
    })
  })
}
