import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { makeCode, onStaffHost, pairWith } from './on-staff-host.ts'
import { revoke } from './revoke.ts'
import { sendRound } from './send-round.ts'

test('a board that was taken off the list shows first what it could not send, until a person has typed it elsewhere [DAY-011]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  mayLoseSession,
  baseURL,
}, { repeatEachIndex }) => {
  mayRefuse('staff/me')
  const name = `Pantalla retirada ${repeatEachIndex}`
  const note = `retirada ${repeatEachIndex}`
  const code = await makeCode(browser, onStaffHost(baseURL, ''), { kind: 'board', name })
  await visit(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)
  await page.getByLabel('Partida').selectOption({ label: 'Calientes' })
  await sendRound(browser, baseURL, { position: 2, dishes: { 'pulpo-a-la-gallega': { quantity: 2, notes: note } } })
  const dish = page
    .getByRole('article', { name: /Terraza 2$/ })
    .filter({ hasText: `«${note}»` })
    .getByRole('button', { name: /^2 × Pulpo a la gallega/ })
  await expect(dish).toBeVisible()

  // The press is under way while a manager takes the board off the list.
  mayLoseSession()
  const isRevoked = Promise.withResolvers<void>()
  await page.route('**/api/staff/kitchen/**', async (route) => {
    if (route.request().method() === 'POST') await isRevoked.promise
    await route.continue()
  })
  await dish.click()
  await revoke(browser, onStaffHost(baseURL, ''), { name })
  isRevoked.resolve()

  const list = page.getByRole('region', { name: 'No se ha podido enviar' })
  await expect(page.getByRole('heading', { name: 'Este dispositivo ya no está emparejado' })).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveText([/\d\d:\d\d Listo: 2 × Pulpo a la gallega · Terraza 2 #\d+$/])
  await expectClean(page)

  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByLabel('Código')).toBeVisible()
  await list.getByRole('button', { name: 'Ya está apuntado' }).click()
  await expect(list).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Emparejar este dispositivo' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Entrar', exact: true })).toBeVisible()
})
