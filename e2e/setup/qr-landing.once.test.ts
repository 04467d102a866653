import { forgetVisitor } from '../forget-visitor.ts'
import { holdCodeToCamera } from '../hold-code-to-camera.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'

test('a table’s code starts an order there; the camera reads it too, and is then off [QR-003, QR-011, QR-017, SETUP-022, SETUP-046] [F-226]', async ({
  page,
  context,
  baseURL,
}) => {
  // What the server sends already says where one sits, above the menu and nothing else.
  const sent = await (await context.request.get('/?store=1&resource=14&resource_pos=3')).text()
  expect(sent).toMatch(/<h1[^>]*>Estás en Sala Ventana<\/h1>/)
  expect(sent).toContain('<article')
  await page.addInitScript(noteVeils)
  await page.goto('/?store=1&resource=14&resource_pos=3')
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estás en Sala Ventana')
  const bar = page.locator('[data-bar]')
  await expect(bar.getByText('Mesa Ventana')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'veils'))).toBe(0)
  const cookies = await context.cookies()
  const resource = cookies.find(({ name }) => name === 'resource')
  expect(resource?.value).toBe('14')
  expect(Math.round(((resource?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7)
  expect(cookies.find(({ name }) => name === 'delivery-mode')?.value).toBe('table')

  await forgetVisitor(page)
  await holdCodeToCamera(page, `${baseURL}/?store=1&resource=14&resource_pos=4`)
  await page.goto('/')
  await waitUntilAlive(page)
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'En la mesa' }).click()
  await expect(dialog.getByText('Estás en Sala 4')).toBeVisible()
  const readTracks = () =>
    page.evaluate(() => (Reflect.get(globalThis, 'camera') as MediaStream).getTracks().map((one) => one.readyState))
  await expect.poll(readTracks).toEqual(['ended'])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Elegir productos' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-bar]').getByRole('button', { name: 'Ver cuenta' })).toBeVisible()
})

test('a code without a table says so and leads home; type 3 asks whether to eat here or take away; type 6 is remembered', async ({
  page,
  context,
}) => {
  const value = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name)?.value
  await test.step('a place that is not there [QR-016, ERRORS-041, TABLE-003]', async () => {
    await page.goto('/?store=1&resource=14&resource_pos=99')
    await waitUntilAlive(page)
    const wrong = page.getByRole('dialog', { name: 'Ocurrió un error' })
    await expect(wrong).toContainText('Por favor vuelva a leer el QR')
    await page.waitForURL((url) => url.search === '')
    const kept = (await context.cookies()).filter(({ name, value }) => name === 'cart-id' && value !== '')
    expect(kept).toEqual([])
  })

  await test.step('two ways to eat [QR-008, QR-009, SETUP-053]', async () => {
    await page.goto('/?store=1&type=3')
    await waitUntilAlive(page)
    const ask = page.getByRole('dialog', { name: '¿Para llevar o para comer aquí?' })
    await expectAccessible(page)
    await ask.getByRole('button', { name: 'Comer aquí' }).click()
    await expect(ask).toHaveCount(0)
    await expect.poll(() => value('delivery-mode')).toBe('takehere')
    await expect.poll(() => value('en-local')).toBe('1')
  })

  await test.step('the code of a counter [QR-006]', async () => {
    await forgetVisitor(page)
    await page.goto('/?store=1&type=6')
    await waitUntilAlive(page)
    await expect.poll(() => value('delivery-mode')).toBe('pickup')
    await expect.poll(() => value('from-qr')).toBe('1')
  })
})

/** Counts how often something covered the whole page while it was to be read. */
function noteVeils(): void {
  Reflect.set(globalThis, 'veils', 0)
  const isVeil = (node: Node) => node instanceof Element && node.matches('[role="status"].fixed.inset-0')
  new MutationObserver((changes) => {
    const seen = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isVeil).length
    Reflect.set(globalThis, 'veils', Reflect.get(globalThis, 'veils') + seen)
  }).observe(document, { childList: true, subtree: true })
}
