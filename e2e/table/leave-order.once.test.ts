import { expect, test, waitUntilAlive } from '../journey.ts'
import { makeSite } from '../make-site.ts'

test('on a site of codes only, leaving an order starts it over at the server too [API-077] [CART-019] [F-033]', async ({
  page,
  context,
}) => {
  const made = await makeSite('solo-mesas', (site) => {
    const modes = { ...site.website.modes, table: true }
    return {
      ...site,
      website: { ...site.website, modes, onlyDigitalCard: false },
      stores: site.stores.map((store) => ({ ...store, modes })),
    }
  })
  await page.goto(`${made.url}/?store=1&resource=1&resource_pos=1`)
  await waitUntilAlive(page)
  await expect(page.getByText(/^Estás en/)).toBeVisible()
  // The page says at once where one sits; the order begins a moment later.
  const findCart = async () => (await context.cookies(made.url)).find(({ name }) => name === 'cart-id')?.value
  await expect.poll(findCart).toMatch(/^[0-9a-f-]{36}$/)
  const cartId = await findCart()
  await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click()
  const asked = page.waitForRequest(/initCarritoForWeb/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Salir|^Dejar/ })
    .click()
  expect((await asked).postDataJSON()).toEqual({ id: cartId })
  await page.waitForURL(`${made.url}/`)
  await waitUntilAlive(page)
  await expect.poll(async () => (await context.cookies(made.url)).some(({ name }) => name === 'cart-id')).toBe(false)
})
