import { fillInContact } from './fill-in-contact.ts'
import { forgetVisitor } from './forget-visitor.ts'
import { expect, test, waitUntilAlive } from './journey.ts'
import { openCheckout } from './open-checkout.ts'

/** Each part has its own detailed journey; here they meet on one site. */
test('one storefront has the menu, the order, every way to pay, the account, bookings, the digital menu and the table [SITE-002]', async ({
  page,
  baseURL,
  visit,
  remember,
}) => {
  await test.step('a menu with search and filters, an account, bookings', async () => {
    await visit('/')
    await expect(page.getByRole('searchbox', { name: 'Buscar en la carta' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Filtros' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar en la carta' }).fill('pulpo')
    await expect(page.getByRole('article').filter({ hasText: 'Pulpo a la gallega' }).first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar en la carta' }).fill('')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reservar' }).click()
    await expect(page.getByRole('dialog', { name: 'Reservar' })).toContainText('Casa Comanda Centro')
    await page.keyboard.press('Escape')
  })

  await test.step('a cart, a checkout, and a payment by phone', async () => {
    await openCheckout(page, baseURL)
    for (const name of ['Tarjeta', 'Bizum', 'Google Pay', 'PayPal', 'Efectivo', 'Tarjeta al recibirlo']) {
      await expect(page.getByRole('radio', { name, exact: true })).toBeVisible()
    }
    // Three accounts read cards, and this browser has no wallet of Apple's.
    await expect(page.getByRole('radio')).toHaveCount(6)
    await fillInContact(page)
    await page.getByRole('radio', { name: 'Bizum' }).check()
    await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
    await expect(page.getByRole('heading', { name: 'Pagar con Bizum' })).toBeVisible()
    await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
    await page.waitForURL('**/checkout/complete?attempt=*')
    await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
  })

  await test.step('a menu to read, with nothing to buy', async () => {
    await forgetVisitor(page)
    await remember({ 'delivery-mode': 'digital-card', 'store-id': '1' })
    await page.goto('/categories/tapas')
    await waitUntilAlive(page)
    const octopus = page.getByRole('article').filter({ hasText: 'Pulpo a la gallega' })
    await expect(octopus).toContainText('19,50')
    await expect(octopus.getByRole('button', { name: 'Lo quiero' })).toHaveCount(0)
  })

  await test.step('an order from the table whose code was read', async () => {
    await forgetVisitor(page)
    await page.goto('/?store=1&resource=14&resource_pos=2')
    await waitUntilAlive(page)
    await page.locator('[data-bar]').getByRole('button', { name: 'Ver ronda' }).click()
    await expect(page.getByRole('dialog')).toContainText('Mesa 2')
  })
})
