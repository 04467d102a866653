import { beginOrder } from '../begin-order.ts'
import { expect, test } from '../journey.ts'

const isPhone = () => test.info().project.name === 'phone'

for (const version of [0, 1, 2, 3]) {
  test(`version ${version}: the cart stays in sight however far one scrolls, with all that is in it [F-070]`, async ({
    page,
    visit,
    context,
    baseURL,
  }) => {
    await beginOrder(context, baseURL)
    await visit(`/categories/tapas?version=${version}`)
    const column = page.getByRole('complementary', { name: 'Cesta' })
    const bar = page.locator('[data-bar]')
    if (isPhone()) await expect(column).toBeHidden()
    else await expect(column).toContainText('No hay productos añadidos al carrito')

    const peppers = page.getByRole('article').filter({ hasText: 'Pimientos de Padrón' })
    // Without the lift of a card below the pointer.
    const findTop = () => peppers.evaluate((card: HTMLElement) => card.offsetTop)
    const before = await findTop()
    await peppers.getByRole('button', { name: 'Lo quiero' }).click()
    await expect(peppers.getByRole('status')).toHaveText('1')
    expect(await findTop()).toBe(before)
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    if (isPhone()) {
      await expect(bar).toBeInViewport({ ratio: 1 })
      await expect(bar).toContainText('1 producto')
      return
    }
    const goOn = column.getByRole('button', { name: /^Continuar · / })
    await expect(goOn).toBeInViewport({ ratio: 1 })
    await expect(column).toContainText('Pimientos de Padrón')
    await column.getByRole('button', { name: 'Añadir uno' }).click()
    await expect(column.getByRole('group').getByRole('status')).toHaveText('2')
    await expect(peppers.getByRole('status')).toHaveText('2')
    await expect(page.getByRole('button', { name: 'Cesta: 2 productos' })).toBeAttached()
    await expect(page.locator('[data-cart-pill]')).toHaveCount(0)
  })
}

test('where the column has no place, a button leads to the cart once the header is out of sight [F-070]', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await beginOrder(context, baseURL)
  await visit('/categories/tapas')
  await page.getByRole('button', { name: 'Lo quiero: Pimientos de Padrón' }).click()
  await expect(page.getByRole('button', { name: 'Cesta: 1 producto' })).toBeVisible()
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  const pill = page.locator('[data-cart-pill]')
  await expect(pill).toBeInViewport({ ratio: 1 })
  await pill.click()
  await expect(page.getByRole('dialog', { name: 'Cesta' })).toContainText('Pimientos de Padrón')
})
