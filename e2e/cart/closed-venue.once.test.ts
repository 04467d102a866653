import { expect, test } from '../journey.ts'

test('where the venue takes no orders now, a dish is not added and no order is begun [CART-010] [OPEN-056]', async ({
  page,
  context,
  remember,
  visit,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/SaleTemp\/save|DetailItemTemp/.test(request.url())) sent.push(request.url())
  })
  // The third store is closed for takeaway; nothing has been chosen yet.
  await remember({ 'store-id': '3' })
  await page.addInitScript(() => sessionStorage.setItem('closed-said', '3'))
  await visit('/products/pulpo-a-la-gallega')
  await page
    .getByRole('button', { name: /^Añadir ·|^Iniciar pedido/ })
    .first()
    .click()
  await expect(page.getByText('En estos momentos no podemos tramitar más pedidos')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await context.cookies()).some(({ name }) => name === 'cart-id')).toBe(false)
  expect(sent).toEqual([])
})
