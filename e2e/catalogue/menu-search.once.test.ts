import { expect, test, waitUntilAlive } from '../journey.ts'

test('finds dishes as one types, forgives a slip, and keeps an address to share [CATALOGUE-019] [OPEN-042]', async ({
  page,
  visit,
}) => {
  await visit('/categories/postres')
  const field = page.getByRole('searchbox', { name: 'Buscar en la carta' })
  const results = page.getByRole('region', { name: 'Resultados' })
  await field.fill('JAMON')
  // From the whole menu, though the page shows desserts.
  await expect(results.getByRole('link', { name: /Croquetas de jamón/ })).toBeVisible()
  await expect(results.getByRole('status')).toHaveText(/\d+ platos encontrados/)
  await expect(page).toHaveURL(/\/categories\/postres\?q=JAMON$/)
  await expect(page.getByRole('region', { name: 'Postres' })).toHaveCount(0)

  await field.fill('brabas')
  await expect(results.getByRole('link', { name: 'Patatas bravas' })).toBeVisible()
  await expect(results.getByRole('status')).toHaveText('No hay nada con «brabas». Quizá buscabas:')

  await field.fill('zzzz')
  await expect(results).toContainText('No hay nada con «zzzz»')
  await results.getByRole('button', { name: 'Ver toda la carta' }).click()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Postres' })).toBeVisible()
  await expect(page).toHaveURL(/\/categories\/postres$/)
})

test('answers from the device before the server does', async ({ page, visit }) => {
  await visit('/')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/Products?**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('searchbox').fill('bravas')
  const results = page.getByRole('region', { name: 'Resultados' })
  await expect(results.getByRole('link', { name: 'Patatas bravas' })).toBeVisible()
  await expect(page).toHaveURL(/\/\?q=bravas$/)
  answer()
})

test('is walked by keyboard alone', async ({ page, visit }) => {
  await visit('/categories')
  const field = page.getByRole('searchbox')
  await field.focus()
  await page.keyboard.type('tortilla')
  const links = page.getByRole('region', { name: 'Resultados' }).getByRole('article').getByRole('link')
  await expect(links.first()).toHaveText(/Tortilla/)
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(links.first()).toBeFocused()
  await field.focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Resultados' })).toHaveCount(0)
})

test('works without script, from home too, and shared pages are not mixed up', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  const page = await context.newPage()
  await page.goto(`${baseURL}/categories`)
  await page.getByRole('searchbox').fill('croketas')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/categories\?q=croketas$/)
  await expect(page.getByRole('article').first()).toContainText('Croquetas de jamón')
  await expect(page.getByText('No hay nada con «croketas». Quizá buscabas:')).toBeVisible()
  await page.goto(`${baseURL}/?q=bravas`)
  await expect(page).toHaveURL(/\/categories\?q=bravas$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto(`${baseURL}/categories`)
  await expect(page.getByRole('region', { name: 'Resultados' })).toHaveCount(0)
  await context.close()
})

test('takes hostile text calmly', async ({ page, request }) => {
  for (const text of [
    "';drop table product;--",
    '%_\\',
    '\u0000',
    '<script>alert(1)</script>',
    'a'.repeat(3000),
    '🥘',
  ]) {
    expect((await request.get(`/categories?q=${encodeURIComponent(text)}`)).status(), text.slice(0, 20)).toBe(200)
  }
  expect((await request.get('/categories?q=%E0%A4%A')).status()).toBe(200)
  await page.goto(`/categories?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await waitUntilAlive(page)
  await expect(page.getByRole('region', { name: 'Resultados' })).toContainText('<img src=x onerror=alert(1)>')
})

test('what is misspelt by ear is found on the device, without waiting for the server [F-075] [F-233]', async ({
  page,
  visit,
}) => {
  await visit('/')
  const touched = page.getByRole('searchbox', { name: 'Buscar en la carta' })
  await touched.click()
  await expect.poll(() => touched.evaluate((field) => field.getBoundingClientRect().top)).toBeLessThan(60)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/Products?**', async (route) => {
    await held
    await route.continue()
  })
  const results = page.getByRole('region', { name: 'Resultados' })
  for (const [typed, name] of [
    ['croketa', 'Croquetas de jamón'],
    ['tavla', 'Tabla de quesos'],
    ['paeya', 'Paella'],
  ] as const) {
    await page.getByRole('searchbox').fill(typed)
    await expect(results.getByRole('status').first()).toContainText(`«${typed}»`)
    await expect(results.getByRole('article').filter({ hasText: name }).first()).toBeVisible()
  }
  answer()
})

test('a diet or something to be without offers its filter [F-075]', async ({ page, visit }) => {
  await visit('/categories')
  const field = page.getByRole('searchbox')
  const results = page.getByRole('region', { name: 'Resultados' })
  await field.fill('arroz glutinoso')
  await expect(results.getByRole('article').first()).toBeVisible()
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/Products')
  await field.fill('sin gluten')
  await answer
  await expect(results.getByRole('article')).toHaveCount(0)
  await results.getByRole('button', { name: 'Filtrar: Sin gluten' }).click()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('main').getByRole('list', { name: 'Filtros' })).toContainText('Sin gluten')
  await field.fill('sin huevo')
  await expect(results.getByRole('button', { name: 'Filtrar: Sin huevos' })).toBeVisible()
})

test('the dishes found are above a phone’s keyboard [F-075]', async ({ page, visit }) => {
  await visit('/')
  const field = page.getByRole('searchbox')
  // As when it was tapped at the lower edge of the screen.
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await field.evaluate((element) => element.focus({ preventScroll: true }))
  const left = 460
  await page.evaluate((height) => {
    const seen = window.visualViewport
    if (!seen) throw new Error('no visual viewport')
    Object.defineProperty(seen, 'height', { value: height })
    seen.dispatchEvent(new Event('resize'))
  }, left)
  await page.keyboard.type('croketa')
  const dish = page.getByRole('region', { name: 'Resultados' }).getByRole('article').first()
  await expect(dish).toBeVisible()
  await expect.poll(async () => (await field.boundingBox())?.y ?? 999).toBeLessThan(40)
  await expect.poll(async () => ((await dish.boundingBox())?.y ?? 999) + 100).toBeLessThan(left)
})
