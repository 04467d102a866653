import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { emptyConfiguration } from '@comanda/rules/catalogue/configuration'
import { type CartId, type OptionGroupId, type OptionValueId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { and, eq } from 'drizzle-orm'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { orderLine, placedOrder } from '../../apps/server/src/database/schema/order.ts'
import { accepted, add, dish } from '../../apps/server/src/testing/cart/carts.ts'
import { aPayment, atTheDoor } from '../../apps/server/src/testing/payment/paying-shop.ts'
import { beginOrderIn } from '../begin-order.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'
import { registerCustomer } from './register-customer.ts'

/** The order as if it had been made before the menu changed: a dish was cheaper, and another had a sauce more. */
async function ageOrder(cartId: CartId): Promise<string> {
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  try {
    const [order] = await database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
    if (order === undefined) throw new Error('no order was made')
    const ofDish = (slug: string) => and(eq(orderLine.orderId, order.id), eq(orderLine.productId, dish(slug).id))
    const parts = [{ kind: 'base' as const, label: null, quantity: 1, amount: cents(1500) }]
    await database.db.update(orderLine).set({ parts }).where(ofDish('pulpo-a-la-gallega'))
    const gone = { groupId: toId<OptionGroupId>(999_999), valueId: toId<OptionValueId>(999_999) }
    const configuration = { ...emptyConfiguration, options: [gone] }
    await database.db.update(orderLine).set({ configuration }).where(ofDish('ensaladilla-rusa'))
    return order.id
  } finally {
    await database.close()
  }
}

test('an order of the history is made again in one tap, after the setup where none has begun [ACCOUNT-033]', async ({
  page,
  context,
  baseURL,
  remember,
}) => {
  const customer = await registerCustomer(baseURL)
  const { client, cartId } = await beginOrderIn(context, new URL(baseURL ?? '').origin, customer)
  await add(client, cartId, 'pulpo-a-la-gallega', { quantity: 2, notes: 'sin pimentón' })
  accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  await remember({ 'user-id': customer.id, 'user-name': 'Nora' })
  await context.clearCookies({ name: /^(?:delivery-mode|store-id|cart-id)$/ })

  await page.goto('/account/history')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /^Repetir pedido/ }).click()
  const setup = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
  await setup.getByRole('radio', { name: 'Para recoger' }).check()
  await setup.getByRole('button', { name: 'Cambiar: Local' }).click()
  await setup.getByRole('radio', { name: /Casa Comanda Centro/ }).check()
  await setup.getByRole('button', { name: 'Guardar y seguir' }).click()
  await setup.getByRole('button', { name: 'Elegir productos' }).click()
  const basket = page.getByRole('dialog', { name: 'Cesta' })
  await expect(basket.getByRole('button', { name: 'Continuar · 39,00 €' })).toBeVisible()
  await expect(basket.getByText('sin pimentón')).toBeVisible()
  await expectAccessible(page)

  // With an order under way it is one tap.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Repetir pedido/ }).click()
  await expect(basket.getByRole('button', { name: 'Continuar · 78,00 €' })).toBeVisible()
})

test('what has changed since is named before an order is made again [ACCOUNT-033]', async ({
  page,
  context,
  baseURL,
  remember,
}) => {
  const { origin } = new URL(baseURL ?? '')
  const customer = await registerCustomer(baseURL)
  const { client, cartId } = await beginOrderIn(context, origin, customer)
  await add(client, cartId, 'pulpo-a-la-gallega')
  await add(client, cartId, 'ensaladilla-rusa')
  accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const orderId = await ageOrder(cartId)
  await remember({ 'user-id': customer.id, 'user-name': 'Nora' })
  await beginOrderIn(context, origin, customer)
  const molluscs = casaComanda.allergens.find(({ name }) => name.base === 'Moluscos')
  await page.addInitScript((id) => localStorage.setItem('filters-allergens', `[${id}]`), molluscs?.id)

  await page.goto(`/account/orders/${orderId}`)
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /^Repetir pedido/ }).click()
  const changed = page.getByRole('dialog', { name: 'Antes de repetirlo' })
  const octopus = changed.getByRole('listitem').filter({ hasText: 'Pulpo a la gallega' })
  await expect(octopus).toContainText(/Antes 15,00\s€, ahora 19,50\s€/)
  await expect(octopus).toContainText('Ojo: contiene moluscos')
  const salad = changed.getByRole('listitem').filter({ hasText: 'Ensaladilla rusa' })
  await expect(salad).toContainText('Una de tus opciones ya no existe')
  await expect(salad.getByRole('link', { name: 'Elegir de nuevo' })).toHaveAttribute(
    'href',
    /\/products\/ensaladilla-rusa/,
  )
  await expectAccessible(page)
  await changed.getByRole('button', { name: 'Añadir 1 producto' }).click()
  const basket = page.getByRole('dialog', { name: 'Cesta' })
  await expect(basket.getByRole('button', { name: 'Continuar · 19,50 €' })).toBeVisible()
  await expect(basket.getByText('Ensaladilla rusa')).toHaveCount(0)
})
