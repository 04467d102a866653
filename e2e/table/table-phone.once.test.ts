import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'

/** A table of the store that sends the status of orders by text message. */
const code = '/?store=2&resource=24&resource_pos=2'

test('one phone at a table gives its number at a time [QR-013]', async ({ page, browser, baseURL }) => {
  const others = await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() })
  await others.addInitScript(sayNoToCookies)
  const other = await others.newPage()
  // The documents' debug alert is not built (OPEN-070).
  const alerts: string[] = []
  page.on('dialog', (alert) => {
    alerts.push(alert.message())
    alert.dismiss()
  })
  await page.goto(code)
  await waitUntilAlive(page)
  const number = page.getByRole('textbox', { name: 'Teléfono' })
  await expect(number).toBeVisible()
  const send = page.getByRole('button', { name: 'Enviar teléfono' })
  await expect(send).toHaveCount(0)
  await expectAccessible(page)

  await test.step('another one is told to wait [TABLE-009, ERRORS-053]', async () => {
    await other.goto(code)
    await waitUntilAlive(other)
    await expect(other.getByText('Otro dispositivo está añadiendo un teléfono en este momento')).toBeVisible()
  })

  await test.step('a number is sent, and both go on [TABLE-010, TABLE-014, ERRORS-016, TABLE-019]', async () => {
    await number.fill('600 123 456')
    await send.click()
    await expect(page.getByText('Teléfono enviado')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(other.getByRole('dialog')).toHaveCount(0)
    expect(alerts).toEqual([])
  })
  await test.step('the tab knows for which order it has given a phone [CART-008]', async () => {
    const cartId = (await page.context().cookies()).find(({ name }) => name === 'cart-id')?.value
    expect(cartId).toMatch(/^[0-9a-f-]{36}$/)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('phone-id'))).toBe(cartId)
  })
  await others.close()
})
