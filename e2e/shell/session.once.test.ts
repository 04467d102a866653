import { expect, test } from '../journey.ts'

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
