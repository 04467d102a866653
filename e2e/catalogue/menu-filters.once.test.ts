import { expect, test } from '../journey.ts'

const card = (name: string) => ({ hasText: name })

test('a grid of pictures picks allergens and diets; the menu leaves out what does not fit and says what can be made to [CATALOGUE-026, CATALOGUE-027, CATALOGUE-028, CATALOGUE-029] [OPEN-034, OPEN-040]', async ({
  page,
  visit,
}) => {
  await visit('/categories/tapas')
  const dishes = page.getByRole('article')
  const all = await dishes.count()
  await page.getByRole('link', { name: 'Filtros' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alérgenos y dietas' })
  const allergens = dialog.getByRole('region', { name: 'Sin estos alérgenos' }).getByRole('button')
  await expect(allergens).toHaveCount(14)
  const diets = dialog.getByRole('region', { name: 'Apto para' }).getByRole('button')
  await expect(diets).toHaveCount(6)
  for (const tile of [...(await allergens.all()), ...(await diets.all())]) {
    const drawn = () => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(drawn).toBeGreaterThan(0)
  }

  const milk = dialog.getByRole('button', { name: 'Leche' })
  await milk.click()
  await expect(milk).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Gluten', exact: true }).click()
  await dialog.getByRole('button', { name: 'Gluten', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Gluten', exact: true })).toHaveAttribute('aria-pressed', 'false')
  // The button counts along: what it says is what one finds behind it.
  const done = dialog.getByRole('button', { name: /^Ver \d+ platos$/ })
  await expect(done).not.toHaveText(`Ver ${all} platos`)
  const told = Number((await done.innerText()).replace(/\D/g, ''))
  await done.click()
  await expect(dialog).toBeHidden()
  await expect(dishes).toHaveCount(told)

  // Ham croquettes contain milk; bravas have several sauces, and not all of them contain it.
  await expect(dishes.filter(card('Croquetas de jamón'))).toHaveCount(0)
  await expect(dishes.filter(card('Patatas bravas'))).toContainText('Se puede pedir sin leche')
  await expect(dishes.filter(card('Pimientos de Padrón'))).toBeVisible()
  const hidden = page.getByRole('status').filter({ hasText: 'ocultos por tus filtros' })
  await expect(hidden).toContainText(`${all - (await dishes.count())} platos ocultos por tus filtros`)

  await hidden.getByRole('button', { name: 'Mostrar' }).click()
  await expect(dishes).toHaveCount(all)
  await expect(dishes.filter(card('Croquetas de jamón'))).toContainText('Contiene: Leche')
  await hidden.getByRole('button', { name: 'Ocultar' }).click()

  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    'filters-allergens': '[7]',
    'filters-diets': '[]',
  })
  // Only on this device.
  expect((await page.context().cookies()).map(({ value }) => value)).not.toContain('[7]')

  await page.getByRole('list', { name: 'Filtros activos' }).getByRole('button', { name: /Leche/ }).click()
  await expect(dishes).toHaveCount(all)
})

test('filters in use stand above the menu by name, and a tap takes one away', async ({ page, visit }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('filters-allergens') !== null) return
    localStorage.setItem('filters-allergens', '[1,7]')
    localStorage.setItem('filters-diets', '[1]')
  })
  await visit('/categories/tapas')
  const chips = page.getByRole('main').getByRole('list', { name: 'Filtros' }).getByRole('button')
  await expect(chips).toHaveCount(3)
  await expect(chips.first()).toContainText('Sin gluten')
  const shown = await page.getByRole('article').count()
  await page.getByRole('button', { name: 'Quitar el filtro Sin leche' }).last().click()
  await expect(chips).toHaveCount(2)
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(shown)
})

test('filters kept before hold at once, and no dish that must not show is seen meanwhile [CATALOGUE-028, CATALOGUE-029, CATALOGUE-030, CONST-009] [OPEN-041]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('filters-allergens', '[7]')
    localStorage.setItem('filters-diets', '["nonsense",1]')
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The code of the verdicts loads slowly.
  await page.route(/load-judge/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/categories/tapas', { waitUntil: 'commit' })
  // Hidden, and so not found by roles.
  const croquettes = page.locator('article').filter(card('Croquetas de jamón'))
  await expect(croquettes).toHaveCSS('visibility', 'hidden')
  // Ten seconds is the longest wait.
  await expect(croquettes).toHaveCSS('animation-delay', '10s')
  release()
  const peppers = page.getByRole('article').filter(card('Pimientos de Padrón'))
  await expect(peppers).toBeVisible()
  await expect(croquettes).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Filtros activos' }).getByRole('button')).toHaveCount(2)
})

test('filters reach home’s lists, the search and a dish with traces', async ({ page, visit }) => {
  await page.addInitScript(() => localStorage.setItem('filters-allergens', '[5]'))
  await visit('/')
  await expect(page.getByRole('link', { name: /^Filtros/ })).toContainText('1')
  const burger = page.getByRole('article').filter(card('Hamburguesa de garbanzos')).last()
  await expect(burger).toContainText('Puede contener: Cacahuetes')
  await expect(page.getByRole('article').filter(card('Mochis helados'))).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Buscar en la carta' }).fill('mochis')
  await expect(page.getByRole('status').filter({ hasText: '1 plato oculto por tus filtros' })).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar' }).click()
  await expect(page.getByRole('article').filter(card('Mochis helados')).first()).toContainText('Contiene: Cacahuetes')
})
