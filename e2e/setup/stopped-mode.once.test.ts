import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { languageCodes } from '@comanda/rules/text/language'
import type { Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { callStaff } from '../staff/call-staff.ts'
import { makeServedSite } from '../staff/make-served-site.ts'
import { onStaffHost, signIn } from '../staff/on-staff-host.ts'
import { frozenNow } from '../start-server.ts'

const inMinutes = (minutes: number) => new Date(Date.parse(frozenNow) + minutes * 60_000).toISOString()
const [centro, malasana] = [1, 2]

/** The dialog of a page that was loaded just now. */
async function openFirstStep(page: Page, address: string) {
  await page.goto(address)
  await waitUntilAlive(page)
  await page.locator('[data-bar]').getByRole('button').first().click()
  return page.getByRole('dialog')
}

test('a mode that the kitchen has stopped is gone from the first step at the next load, with why and until when [DAY-219]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { url, host } = await makeServedSite('parada', { hasPrinters: false })
  const staff = await browser.newPage()
  await staff.goto(onStaffHost(baseURL))
  await signIn(staff, 'direccion', host)
  await expect(staff.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible()
  const stop = (storeId: number, minutes: number) =>
    callStaff(staff, 'orders/rush', { storeId, minutes: 0, stopped: ['delivery'], endsAt: inMinutes(minutes) })

  await test.step('a store that stopped it is named while another takes it', async () => {
    await stop(malasana, 45)
    const dialog = await openFirstStep(page, url)
    await expect(dialog.getByRole('radio', { name: 'A domicilio' })).toBeVisible()
    await expect(
      dialog.getByText(
        'Casa Comanda Malasaña · A domicilio: ahora no, tenemos muchos pedidos. Otra vez a partir de las 14:15.',
      ),
    ).toBeVisible()
  })

  await test.step('once nobody takes it, it is gone before the stores have come, and with them', async () => {
    await stop(centro, 60)
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/Stores?*', async (route) => {
      await mayAnswer
      await route.continue()
    })
    const dialog = await openFirstStep(page, url)
    const expectGone = async () => {
      await expect(dialog.getByRole('radio', { name: 'Para recoger' })).toBeVisible()
      await expect(dialog.getByRole('radio', { name: 'A domicilio' })).toHaveCount(0)
      await expect(
        dialog.getByText('A domicilio: ahora no, tenemos muchos pedidos. Otra vez a partir de las 14:15.'),
      ).toBeVisible()
      await expect(dialog.getByText('Malasaña · A domicilio')).toHaveCount(0)
    }
    await expectGone()
    answer()
    await expect(dialog.getByRole('radio', { name: 'Para recoger' })).toBeChecked()
    await expectGone()
    await page.unroute('**/api/Stores?*')
  })

  await test.step('in every language, and in the other dialog too', async () => {
    for (const language of languageCodes) {
      const words = dictionaryOf(language)
      const dialog = await openFirstStep(page, `${url}/?version=2&lang=${language}`)
      await expect(dialog.getByText(words.setup.stopped(words.modes.delivery, '14:15', null))).toBeVisible()
      await expect(dialog.getByRole('radio', { name: words.modes.delivery })).toHaveCount(0)
    }
  })

  await test.step('it is back at the next load once the kitchen takes it again', async () => {
    for (const storeId of [centro, malasana]) await callStaff(staff, 'orders/rush/end', { storeId })
    const dialog = await openFirstStep(page, `${url}/?lang=es`)
    await expect(dialog.getByRole('radio', { name: 'A domicilio' })).toBeChecked()
    await expect(dialog.getByText('tenemos muchos pedidos')).toHaveCount(0)
  })
  await staff.close()
})
