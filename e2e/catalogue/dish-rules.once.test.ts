import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { writeConfiguration } from '@comanda/rules/catalogue/configuration-link'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { BrowserContext } from '@playwright/test'
import { beginOrder } from '../begin-order.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { waitUntilDrawn } from '../wait-until-drawn.ts'

function dish(slug: string) {
  const found = casaComanda.products.find((product) => product.slug === slug)
  if (!found) throw new Error(`no dish ${slug}`)
  return found
}

async function order(context: BrowserContext, url: string | undefined, mode: OrderingMode): Promise<void> {
  // The digital menu has no order, and this journey is not about deliveries.
  if (mode !== 'digital-card' && mode !== 'delivery') {
    await beginOrder(context, url, { mode })
    return
  }
  await context.addCookies([
    { name: 'delivery-mode', value: mode, url: url ?? '' },
    { name: 'store-id', value: '1', url: url ?? '' },
  ])
}

test('what is not sold at that hour says so and stays open; without a way of ordering no hour is checked [CATALOGUE-034, CATALOGUE-035, ERRORS-032, ERRORS-033]', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/products/churros-con-chocolate')
  await waitUntilAlive(page)
  const add = page.getByRole('button', { name: /^Añadir · / })
  await add.click()
  await page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' }).getByRole('button', { name: 'Cerrar' }).click()

  await order(context, baseURL, 'takehere')
  await page.reload()
  await waitUntilAlive(page)
  await add.click()
  // Both the dish and its category have hours: the category is checked first.
  await expect(page.getByRole('alert')).toHaveText(
    'No se puede añadir el producto, ya que la categoría no está disponible a esa hora',
  )
  await expect(add).toBeVisible()
  // Weekdays only, and it is Saturday.
  await page.goto('/products/buffet-de-mediodia')
  await waitUntilAlive(page)
  await add.click()
  await expect(page.getByRole('alert')).toHaveText(
    'No se puede añadir el producto, ya que no está disponible a esa hora',
  )
})

test('a dish that this way of ordering does not have closes and says so [CATALOGUE-023, ERRORS-034]', async ({
  page,
  context,
  baseURL,
}) => {
  await order(context, baseURL, 'delivery')
  await page.goto('/')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Paella valenciana' }).last().click()
  await expect(page.getByRole('alert')).toHaveText('El producto no está disponible en este modo')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/products/paella-valenciana')
  await expect(page.getByRole('main').getByText('El producto no está disponible en este modo')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Añadir · / })).toHaveCount(0)
})

test('a menu to look at shows everything and sells nothing [CATALOGUE-004, CONFIG-010, CONFIG-011]', async ({
  page,
  context,
  baseURL,
}) => {
  await order(context, baseURL, 'digital-card')
  await page.goto('/products/patatas-bravas')
  await waitUntilAlive(page)
  const main = page.getByRole('main')
  await expect(main.getByText('6,50 €')).toBeVisible()
  await expect(main.getByText('Salsas')).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('checkbox')).toHaveCount(0)

  await page.goto('/products/menu-del-dia')
  await waitUntilAlive(page)
  await expect(main.getByText('15,90 €')).toBeVisible()
  await page.getByRole('button', { name: 'Ver los platos' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú del día' })
  await menu.getByRole('button', { name: /^Segundo/ }).click()
  await expect(menu.getByText('Pollo asado al limón')).toBeVisible()
  await expect(menu.getByText('€')).toHaveCount(0)
  await expect(menu.getByRole('button', { name: /^(Añadir|Quitar)/ })).toHaveCount(0)
})

test('a menu that configures itself goes straight into the basket; what goes with a dish is a row of the cart [CONFIG-041, SHELL-058]', async ({
  page,
  context,
  baseURL,
}) => {
  await order(context, baseURL, 'pickup')
  await page.goto('/products/menu-expres')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /^Añadir · 11,50/ }).click()
  await expect(page.getByText('1 × Menú exprés', { exact: true })).toBeVisible()

  await page.goto('/products/patatas-bravas')
  await waitUntilAlive(page)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /^Añadir · 6,50/ }).click()
  const bar = page.locator('[data-bar]')
  await expect(bar).toContainText('18,00')
  // Nothing lies between the diner and the menu.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bar.getByRole('button', { name: 'Ver cesta' }).click()
  const cart = page.getByRole('dialog')
  const row = cart.getByRole('list', { name: 'También te puede gustar' })
  await expect(row.getByRole('listitem')).toHaveCount(2)
  await row.getByRole('button', { name: 'Lo quiero: Agua mineral' }).click()
  // It is a line of the cart, and stays in the row with its number.
  await expect(bar).toContainText('19,80')
  await expect(row.getByRole('group', { name: 'Cantidad: Agua mineral' }).getByRole('status')).toHaveText('1')
  await cart.getByRole('button', { name: 'Cerrar' }).click()
  await bar.getByRole('button', { name: 'Ver cesta' }).click()
  await expect(row.getByRole('listitem')).toHaveText([/Caña de cerveza/])
})

test('ingredients come with the dish, can be left out and doubled up to their cap [CONFIG-018, CONFIG-028, CONFIG-035, CONFIG-039, CONFIG-042, ERRORS-031]', async ({
  page,
  context,
  baseURL,
}) => {
  await order(context, baseURL, 'pickup')
  await page.goto('/products/hamburguesa-comanda')
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: '¿La acompañas?' })).toBeVisible()
  await page.getByRole('button', { name: /^Elegir platos/ }).click()
  const burger = page.getByRole('dialog', { name: 'Hamburguesa Comanda' })
  const goOn = burger.getByRole('button', { name: 'Ir a opciones' })
  await expect(goOn).toHaveAttribute('aria-disabled', 'true')
  await goOn.click({ force: true })
  await expect(page.getByRole('alert')).toHaveText('Elige lo que falta para poder añadirlo')
  await burger.getByRole('radio', { name: 'Al punto' }).check()
  await goOn.click()
  const inside = burger.getByRole('region', { name: /^Lo que lleva/ })
  await expect(inside.getByRole('listitem').filter({ hasText: 'Cebolla' }).first()).toContainText('1')
  await expect(burger.getByRole('button', { name: /^Lo que lleva/ })).toContainText('5/∞')
  await burger.getByRole('button', { name: /^Quitar Cebolla/ }).click()
  await expect(burger.getByRole('button', { name: /^Lo que lleva/ })).toContainText('4/∞')
  const cheddar = burger.getByRole('button', { name: /^Añadir .*[Cc]heddar/ })
  const before = await burger.getByRole('button', { name: /^Añadir al pedido/ }).textContent()
  await cheddar.click()
  await cheddar.click()
  await expect(burger.getByRole('button', { name: /^Añadir al pedido/ })).not.toHaveText(before ?? '')
  await expect(cheddar).toHaveAttribute('aria-disabled', 'true')
  await cheddar.click({ force: true })
  await expect(page.getByRole('alert').last()).toHaveText('No se puede añadir más de este plato')
})

test('a dish inside a section asks for its variant, and comes at least two at a time [CONFIG-038]', async ({
  page,
}) => {
  await page.goto('/products/bandeja-umi')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /^Elegir platos/ }).click()
  const tray = page.getByRole('dialog', { name: 'Bandeja Umi' })
  await tray.getByRole('button', { name: 'Añadir Nigiri de salmón' }).click()
  const nigiri = page.getByRole('dialog', { name: 'Nigiri de salmón' })
  await nigiri.getByRole('radio').last().check()
  await nigiri.getByRole('button', { name: 'Añadir', exact: true }).click()
  await expect(nigiri).toHaveCount(0)
  const row = tray.getByRole('listitem').filter({ hasText: 'Nigiri de salmón' }).first()
  await expect(row).toContainText('Mínimo 2')
  await expect(row.getByRole('status')).toHaveText('2')
  await expect(tray.getByRole('button', { name: /^Raciones/ })).toContainText('2/6')
})

test('a combo opens at what its card and its button say, with the cheapest variant and the price of each [F-220]', async ({
  page,
  context,
  baseURL,
}) => {
  await beginOrder(context, baseURL)
  await page.goto('/categories/menus')
  const card = page.getByRole('article').filter({ hasText: 'Combo hamburguesa' })
  await expect(card).toContainText('12,90')
  await page.goto('/products/combo-hamburguesa')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /^Elegir platos · 12,90/ }).click()
  const combo = page.getByRole('dialog', { name: 'Combo hamburguesa' })
  await expect(combo.getByRole('radio', { name: /^Sola · 12,90/ })).toBeChecked()
  await expect(combo.getByRole('radio', { name: /^Menú completo · 17,90/ })).not.toBeChecked()
  await expect(combo.getByRole('button', { name: /^Añadir al pedido · 12,90/ })).toBeVisible()
})

test('the chosen variant decides which sections there are [CONFIG-033]', async ({ page }) => {
  await page.goto('/products/combo-hamburguesa')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /^Elegir platos/ }).click()
  const combo = page.getByRole('dialog', { name: 'Combo hamburguesa' })
  await combo.getByRole('radio').last().check()
  await expect(combo.getByRole('button', { name: 'Ir a opciones' })).toBeVisible()
  await combo.getByRole('radio').first().check()
  await expect(combo.getByRole('button', { name: 'Ir a opciones' })).toHaveCount(0)
  await expect(combo.getByRole('button', { name: /^Añadir al pedido · 12,90/ })).toBeVisible()
})

test('a link carries a choice, and one that is none is as if it were not there', async ({ page }) => {
  const bravas = dish('patatas-bravas')
  const [group] = bravas.optionGroups
  const [, second] = group?.values ?? []
  if (!group || !second) throw new Error('the bravas have sauces')
  const choice = writeConfiguration({ valueIds: [], options: [{ groupId: group.id, valueId: second.id }], units: [] })
  await page.goto(`/products/patatas-bravas?c=${choice}`)
  await waitUntilAlive(page)
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
  for (const hostile of ['%3Cscript%3Ealert(1)%3C/script%3E', '1.2.3', `_${'1-1.'.repeat(300)}1-1`, '__1-1~1!']) {
    await page.goto(`/products/patatas-bravas?c=${hostile}`)
    await waitUntilAlive(page)
    await expect(page.getByText('Falta elegir: Salsas')).toBeVisible()
  }
})

test('a dish says whether it fits what the visitor avoids, why not, and what would help', async ({ page }) => {
  const gluten = dish('tostada-con-jamon').allergens[0]
  await page.addInitScript((id) => localStorage.setItem('filters-allergens', JSON.stringify([id])), gluten)
  await page.goto('/products/tostada-con-jamon')
  await waitUntilAlive(page)
  const verdict = page.getByRole('main').getByText('Así no encaja con tus filtros, pero se puede pedir sin ello')
  await expect(verdict).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Gluten: el plato · Elige/)
  await page.getByRole('radio', { name: /[Ss]in gluten/ }).check()
  await expect(page.getByText('Encaja con tus filtros')).toBeVisible()
})

test('what the filters say of a dish comes with it, so that no choice moves away from a finger', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => localStorage.setItem('filters-allergens', '[7]'))
  await visit('/categories/tapas')
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  await page.route('**/filter-verdict-*.js', async (route) => {
    asked.resolve()
    await late.promise
    await route.continue()
  })
  await page.getByRole('article').getByRole('link', { name: 'Patatas bravas' }).click()
  const dish = page.getByRole('dialog', { name: 'Patatas bravas' })
  const sauce = dish.getByRole('checkbox', { name: /^Brava/ })
  await asked.promise
  await waitUntilDrawn(page, 10)
  await expect(sauce).toHaveCount(0)
  late.resolve()
  await sauce.waitFor()
  const before = await sauce.boundingBox()
  await expect(dish.getByText('Así no encaja con tus filtros')).toBeVisible()
  expect((await sauce.boundingBox())?.y).toBe(before?.y)
  await sauce.check()
})
