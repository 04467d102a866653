import { atTable } from '../../apps/server/src/testing/cart/carts.ts'
import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { makeServedSite } from '../staff/make-served-site.ts'
import { onStaffHost, openSection, signIn } from '../staff/on-staff-host.ts'

test('a table calls the waiter in one tap from the menu, and its sign stays until somebody comes or the table takes it back [F-087] [TABLE-016]', async ({
  page: guest,
  browser,
  baseURL,
}) => {
  const { url, host } = await makeServedSite('avisada')
  const staff = await browser.newContext({ locale: 'es-ES' })
  await staff.addInitScript(sayNoToCookies)
  const waiter = await staff.newPage()
  await waiter.goto(onStaffHost(baseURL))
  await signIn(waiter, 'sala', host)
  await openSection(waiter, 'Mesas')
  await waiter.getByRole('button', { name: /^Sala Chimenea / }).click()
  const sheet = waiter.getByRole('dialog', { name: 'Sala Chimenea' })
  await sheet.getByRole('button', { name: 'Abrir mesa' }).click()
  await expect(sheet.getByText('Todavía no han pedido nada.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).click()

  const { resourceId, position } = atTable(7)
  await guest.goto(`${url}/?store=1&resource=${resourceId}&resource_pos=${position}`)
  // The scan opens on the table's name, above the menu.
  const strip = guest.getByRole('region', { name: 'Mesa Chimenea' })
  await expect(strip).toBeVisible()
  await guest.goto(`${url}/categories/tapas`)
  await waitUntilAlive(guest)
  await strip.getByRole('button', { name: 'Camarero', exact: true }).click()
  const sign = strip.getByText('Camarero avisado, 13:30')
  await expect(sign).toBeVisible()
  await expect(guest.getByText('Se ha solicitado ayuda')).toBeVisible()
  await expect(strip.getByRole('button', { name: 'Camarero', exact: true })).toHaveCount(0)
  await expectAccessible(guest)
  // It outlives the page.
  await guest.reload()
  await expect(sign).toBeVisible()
  await guest.setViewportSize({ width: 1440, height: 900 })
  await expect(sign).toBeVisible()
  await expectAccessible(guest)

  // What is no longer needed is taken back, and is gone from the staff's screen.
  const call = waiter.getByRole('button', { name: 'Voy: Sala Chimenea, Pide ayuda' })
  await expect(call).toBeVisible()
  const callOff = strip.getByRole('button', { name: 'Ya no hace falta: Camarero avisado, 13:30' })
  await guest.setViewportSize({ width: 320, height: 640 })
  await expect(callOff).toBeInViewport({ ratio: 1 })
  await callOff.click()
  await expect(guest.getByText('Aviso retirado')).toBeVisible()
  await expect(sign).toHaveCount(0)
  await expect(call).toHaveCount(0)
  await expect(guest.getByText('Ya van a tu mesa')).toHaveCount(0)
  await strip.getByRole('button', { name: 'Camarero', exact: true }).click()
  await expect(sign).toBeVisible()

  await waiter.getByRole('button', { name: 'Voy: Sala Chimenea, Pide ayuda' }).click()
  await expect(guest.getByText('Ya van a tu mesa')).toBeVisible()
  await expect(sign).toHaveCount(0)
  await expect(strip.getByRole('button', { name: 'Camarero', exact: true })).toBeVisible()
  await staff.close()
})
