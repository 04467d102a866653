import { demoPin } from '@comanda/demo/demo-site'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, pairWith, signIn, typePin } from './on-staff-host.ts'

test('a manager pairs a till, people come and go on it by PIN, and it is taken off the list', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}, { repeatEachIndex }) => {
  mayRefuse('staff/me', 'staff/sign-in')
  const name = `Barra ${repeatEachIndex}`
  await visit(onStaffHost(baseURL))
  await expectClean(page)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByLabel('Dirección de la web')).toBeFocused()
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta')
  await page.getByLabel('Dirección de la web').fill('localhost')
  await page.getByLabel('Correo electrónico').fill('direccion@demo.example')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await signIn(page, 'direccion')
  await expect(page.getByRole('heading', { name: 'Hola, Carmen Demo' })).toBeVisible()
  await expectClean(page)

  await openSection(page, 'Dispositivos')
  await page.getByRole('button', { name: 'Emparejar un dispositivo' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Nombre').fill(name)
  await sheet.getByText('Caja', { exact: true }).click()
  await sheet.getByText('Casa Comanda Centro').click()
  await sheet.getByRole('button', { name: 'Crear el código' }).click()
  const code = await sheet.getByText(/^[A-Z0-9]{8}$/).innerText()
  await expectClean(page)
  await sheet.getByRole('button', { name: 'Cerrar' }).click()

  // The manager holds a phone; a till has a wide screen, and here one so low that it scrolls.
  const place = await browser.newContext({
    viewport: { width: 1440, height: 480 },
    locale: 'es-ES',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const till = await place.newPage()
  await till.goto(onStaffHost(baseURL))
  await till.getByRole('button', { name: 'Emparejar con un código' }).click()
  await expectClean(till)
  await pairWith(till, code)
  await expect(till.getByText('@')).toHaveCount(0)
  await expectClean(till)

  await test.step('the PIN is checked when its last digit is typed, and leads to where one works [DAY-012] [DAY-218]', async () => {
    await till.getByRole('button', { name: 'Marta Demo' }).click()
    await typePin(till, '1397')
    await expect(till.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await expectClean(till)
    await typePin(till, demoPin.slice(0, -1))
    await expect(till.getByRole('heading', { name: 'PIN de Marta Demo' })).toBeVisible()
    await typePin(till, demoPin.slice(-1))
    await expect(till.getByRole('heading', { name: 'Mesas' })).toBeVisible()
    await expect(who(till, 'Marta Demo, trabajando ahora')).toHaveAttribute('aria-current', 'true')
  })

  await test.step('another person takes over with five taps, on the same screen at the same place [DAY-021]', async () => {
    const scrolled = () =>
      till.evaluate(() => {
        scrollTo(0, 60)
        return scrollY
      })
    // Its tables come a moment later, and then there is something to scroll.
    await expect.poll(scrolled).toBe(60)
    const taps = await countTaps(till, async () => {
      await who(till, 'Paco Demo').click()
      await typePin(till, demoPin)
      await expect(who(till, 'Paco Demo, trabajando ahora')).toHaveAttribute('aria-current', 'true')
      await expect(till.getByRole('heading', { name: 'Mesas' })).toBeVisible()
    })
    expect(taps).toBe(5)
    await expect.poll(() => till.evaluate(() => scrollY)).toBe(60)
    await expectClean(till)
  })

  await test.step('the list says where, what, by whom and when, and revokes in one confirmed step [DAY-010]', async () => {
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('Conectado')
    await expect(row).toContainText('Caja')
    await expect(row).toContainText('Casa Comanda Centro')
    await expect(row).toContainText(/Visto el 14 mar/)
    await expect(row).toContainText(/Emparejado por Carmen Demo el 14 mar/)
    await expectClean(page)
    await row.getByRole('button', { name: 'Retirar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
    await expect(row).toHaveCount(0)
  })

  await till.getByRole('button', { name: 'Bloquear' }).click()
  await expect(till.getByRole('heading', { name: 'Este dispositivo ya no está emparejado' })).toBeVisible()
  await expectClean(till)
  await place.close()
})

const who = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Cambiar de persona' }).getByRole('button', { name })

/** How often a finger touches the screen meanwhile. */
async function countTaps(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counted = { taps: 0 }
    Reflect.set(window, 'counted', counted)
    addEventListener('click', () => counted.taps++, { capture: true })
  })
  await act()
  return page.evaluate(() => (Reflect.get(window, 'counted') as { readonly taps: number }).taps)
}
