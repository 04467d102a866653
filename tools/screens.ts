import { chromium, type Page } from '@playwright/test'
import { waitUntilAlive } from '../e2e/journey.ts'
import startServer from '../e2e/start-server.ts'
import { buildBackoffice } from './build-backoffice.ts'
import { buildStorefront } from './build-storefront.ts'
import { findBrowser } from './find-browser.ts'
import { savePicture } from './save-picture.ts'
import { phone } from './stage-diner.ts'
import { takeDinerScreens } from './take-diner-screens.ts'
import { takeStaffScreens } from './take-staff-screens.ts'
import { waitForPictures } from './wait-for-pictures.ts'

/**
 * Takes the pictures of `docs/screens/`: a sheet for every screen of a diner, a menu of two levels chosen step by step on
 * a phone, and the staff's screens. `node tools/screens.ts diner`, `steps` or `staff` takes only that part, and `diner cart`
 * only that sheet.
 */
const folder = 'docs/screens'
const named = process.argv.slice(2)

await buildStorefront()
if (isWanted('staff')) await buildBackoffice()
const stop = await startServer()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  if (isWanted('diner')) await takeDinerScreens(browser, process.env.COMANDA_URL ?? '', named)
  if (isWanted('steps')) await takeSteps()
  if (isWanted('staff')) await takeStaffScreens(browser, process.env.COMANDA_URL)
} finally {
  await browser.close()
  await stop()
}

function isWanted(part: string): boolean {
  return named.length === 0 || named.includes(part)
}

/** Each step as a visitor sees it who has never chosen a menu here. */
async function takeSteps(): Promise<void> {
  const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce', locale: 'es-ES' })
  const url = process.env.COMANDA_URL ?? ''
  const cookies = { 'cookie:accepted': 'declined', 'delivery-mode': 'pickup', 'store-id': '1' }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  await page.goto(url)
  await waitUntilAlive(page)
  let count = 0
  const keep = async (name: string) => {
    await waitForPictures(page)
    count += 1
    await save(page, `menu-${String(count).padStart(2, '0')}-${name}`)
  }
  const press = (name: string | RegExp) => page.getByRole('dialog').last().getByRole('button', { name }).click()
  await page.getByRole('link', { name: 'Menú del día' }).last().click()
  await page.getByRole('button', { name: /^Elegir platos/ }).waitFor()
  await keep('dish')
  await press(/^Elegir platos/)
  await page.getByRole('button', { name: /^Primero/ }).waitFor()
  await keep('starter')
  await press('Añadir Crema de calabaza')
  await keep('main')
  await press('Añadir Entrecot a la brasa')
  await page.getByRole('dialog', { name: 'Entrecot a la brasa' }).waitFor()
  await keep('second-level')
  await press('Ir a opciones')
  await press('Añadir Salsa roquefort')
  await keep('second-level-sides')
  await press('Añadir Patatas fritas')
  await press(/^Añadir selección/)
  await page.getByText('Añadido a tu selección').waitFor()
  await keep('dessert')
  await press('Añadir Tarta de queso al horno')
  await press('Añadir Agua mineral')
  await keep('complete')
  await press('Ver selección')
  await page.getByRole('dialog', { name: 'Tu selección' }).waitFor()
  await keep('selection')
  await press('Cerrar')
  await press(/^Añadir al pedido/)
  await page.getByText(/^Listo:/).waitFor()
  await keep('ready')
  await page.close()
}

async function save(page: Page, name: string): Promise<void> {
  await savePicture(`${folder}/${name}.webp`, await page.screenshot())
}
