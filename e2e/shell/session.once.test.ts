import { expect, test, waitUntilAlive } from '../journey.ts'

test('a visitor who clears their cookies under an open page goes on with a new session [API-003]', async ({
  page,
  context,
  visit,
}) => {
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live')
  await visit('/')
  const session = async () => (await context.cookies()).find(({ name }) => name === 'session')?.value
  await expect.poll(session).toBeTruthy()
  const before = await session()
  // The live line opens with the session, and would be refused without one.
  await listening
  await context.clearCookies()
  // «tavla» is on no card: the server is asked, and a refused call would be an error in the console.
  await page.getByRole('searchbox', { name: 'Buscar en la carta' }).fill('tavla')
  await expect(page.getByRole('article').filter({ hasText: 'Tabla' }).first()).toBeVisible()
  await expect.poll(session).toBeTruthy()
  expect(await session()).not.toBe(before)
})

test('a session that the server refuses to several calls at once is replaced once, and the order begun in the new one stays [API-003]', async ({
  page,
  context,
  remember,
  mayLoseSession,
}) => {
  mayLoseSession()
  // The browser comes back with a session that the server no longer knows.
  await remember({ 'comanda-session': 'gone', session: `gone.${crypto.randomUUID()}` })
  await page.goto('/?store=1&resource=14&resource_pos=1')
  await waitUntilAlive(page)
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver ronda' }).click()
  await expect(page.getByRole('dialog')).toContainText('Mesa 1')
  expect((await context.cookies()).find(({ name }) => name === 'session')?.value).not.toContain('gone')
})

test('a visitor who loses the cookie of the live line keeps session and order [API-003]', async ({
  page,
  context,
  visit,
  mayLoseSession,
}) => {
  mayLoseSession()
  await visit('/')
  const session = async () => (await context.cookies()).find(({ name }) => name === 'session')?.value
  await expect.poll(session).toBeTruthy()
  const before = await session()
  await context.clearCookies({ name: 'comanda-session' })
  const refused = page.waitForResponse((response) => response.url().includes('/api/live?') && response.status() === 401)
  await page.goto('/?store=1&resource=14&resource_pos=1')
  await refused
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver ronda' }).click()
  await expect(page.getByRole('dialog')).toContainText('Mesa 1')
  expect(await session()).toBe(before)
})

test('two tabs opened at once share one session [API-003]', async ({ page, context }) => {
  const other = await context.newPage()
  const asked: string[] = []
  const count = (call: string) => asked.filter((path) => path === `/api/${call}`).length
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await Promise.all([page.goto('/'), other.goto('/')])
  // A tab that has its session opens its live line.
  await expect.poll(() => count('live')).toBe(2)
  expect(count('Login')).toBe(1)
  await other.close()
})
