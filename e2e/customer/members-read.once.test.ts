import { expect, expectAccessible, test } from '../journey.ts'
import { onHost } from '../on-host.ts'

test.use({ hasAnswered: false })

test('on a members’ site everybody answers about cookies, reads the menu and is asked to log in to order [F-072] [SITE-007] [OPEN-090]', async ({
  page,
  visit,
  baseURL,
}) => {
  const url = onHost(baseURL, 'socios')
  await visit(url)
  // The question about cookies lies under no sheet.
  const dialog = page.getByRole('dialog')
  const asked = page.getByRole('region', { name: 'Este sitio usa cookies' })
  await expect(asked).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await Promise.all([page.waitForEvent('load'), asked.getByRole('button', { name: 'Rechazar' }).click()])

  const login = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await expect(login).toContainText('La carta la puede ver todo el mundo')
  await expectAccessible(page)
  await login.getByRole('button', { name: 'Solo ver la carta' }).click()
  await expect(dialog).toHaveCount(0)
  // It is not asked again on the next page, but when something is to be ordered.
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL(url)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await visit(`${url}/products/club-sandwich`)
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Añadir', exact: true }).first().click()
  await expect(login).toBeVisible()
})
