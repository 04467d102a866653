import { expect, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'

test('a visitor who clears their cookies under an open page goes on with a new session [API-003]', async ({
  page,
  context,
  visit,
}) => {
  await visit('/')
  const session = async () => (await context.cookies()).find(({ name }) => name === 'session')?.value
  await expect.poll(session).toBeTruthy()
  const before = await session()
  await context.clearCookies()
  // «tavla» is on no card: the server is asked, and a refused call would be an error in the console.
  await page.getByRole('searchbox', { name: 'Buscar en la carta' }).fill('tavla')
  await expect(page.getByRole('article').filter({ hasText: 'Tabla' }).first()).toBeVisible()
  await expect.poll(session).toBeTruthy()
  expect(await session()).not.toBe(before)
})

test('a session that the server refuses to several calls at once is replaced once, and the order begun in the new one stays [API-003]', async ({
  context,
  visit,
  mayLoseSession,
}) => {
  // The first page stays open, and its own calls are refused too.
  mayLoseSession()
  await visit('/')
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'comanda-session')).toBe(true)
  // Half of the session is gone: the page still has it, but the server refuses every read.
  await context.clearCookies({ name: 'comanda-session' })
  // The refusals are in this page's console, so it must not be the page that fails on them.
  const page = await context.newPage()
  await page.addInitScript(sayNoToCookies)
  await page.goto('/?store=1&resource=14&resource_pos=6')
  await waitUntilAlive(page)
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver pedido' }).click()
  await expect(page.getByRole('dialog')).toContainText('Mesa 6')
  await page.close()
})
