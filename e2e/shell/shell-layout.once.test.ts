import { type ResourceId, toId } from '@comanda/rules/ids'
import { add } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { expectDialog } from '../expect-dialog.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'

test.describe('the main layout', () => {
  test.use({ hasAnswered: false })

  test('hosts all that stands around and over a page [SHELL-055] [OPEN-106]', async ({
    page,
    context,
    baseURL,
    visit,
  }) => {
    await visit('/categories/tapas')
    // The page reloads after the choice.
    const again = page.waitForEvent('load')
    await page.getByRole('region', { name: 'Este sitio usa cookies' }).getByRole('button', { name: 'Rechazar' }).click()
    await again
    await waitUntilAlive(page)
    const start = page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' })
    await expectDialog(page, start, '¿Cómo quieres tu pedido?')

    const { client, cartId } = await beginOrder(context, baseURL)
    await add(client, cartId, 'pulpo-a-la-gallega')
    await visit('/categories/tapas')
    const header = page.getByRole('banner')
    await expect(header).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(page.locator('[data-bar]').getByRole('button', { name: 'Ver cesta' })).toBeVisible()
    const bank = page.locator('form#bank-form')
    await expect(bank).toBeHidden()
    await expect(bank).toHaveAttribute('method', 'post')

    const drawer = header.getByRole('button', { name: 'Menú' })
    await expectDialog(page, drawer, 'Casa Comanda')
    await expectDialog(page, header.getByRole('button', { name: 'Mi cuenta' }), 'Iniciar sesión')
    await header.getByRole('button', { name: 'Mi cuenta' }).click()
    await expectDialog(page, page.getByRole('dialog').getByRole('button', { name: 'Crear cuenta' }), 'Crear cuenta')
    for (const [entry, name] of [
      ['Cambiar de local', 'Nuestros locales'],
      ['Reservar', 'Reservar'],
    ] as const) {
      await drawer.click()
      await expectDialog(page, page.getByRole('dialog').getByRole('button', { name: entry }), name)
    }
    await expectDialog(page, page.getByRole('link', { name: 'Filtros' }), 'Alérgenos y dietas')
    await expectDialog(page, page.getByRole('link', { name: 'Patatas bravas', exact: true }), 'Patatas bravas')

    // Everything about a line, and every sum below it.
    await header.getByRole('button', { name: /Cesta/ }).click()
    const basket = page.getByRole('dialog', { name: 'Cesta' })
    const line = basket.getByRole('listitem').filter({ hasText: 'Pulpo a la gallega' })
    for (const name of ['Añadir uno', 'Quitar uno', 'Quitar Pulpo a la gallega']) {
      await expect(line.getByRole('button', { name })).toBeVisible()
    }
    await expect(line).toContainText('19,50')
    await expect(basket).toContainText('Subtotal')
    await expect(basket.getByRole('button', { name: 'Continuar · 19,50 €' })).toBeVisible()

    // At a table it separates what the kitchen has from what it has not.
    const table = { mode: 'table', resourceId: toId<ResourceId>(14), position: 7 } as const
    const seated = await beginOrder(context, baseURL, table)
    await add(seated.client, seated.cartId, 'pulpo-a-la-gallega')
    await visit('/categories/postres')
    await page.locator('[data-bar]').getByRole('button', { name: 'Ver ronda' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Enviar a cocina/ })
      .click()
    await expect(page.getByRole('dialog').getByRole('region', { name: 'En cocina' })).toContainText('Pulpo')
  })
})
