import { chromium } from '@playwright/test'
import { waitUntilAlive } from '../e2e/journey.ts'
import startServer from '../e2e/start-server.ts'
import { buildBackoffice } from './build-backoffice.ts'
import { buildStorefront } from './build-storefront.ts'
import { findBrowser } from './find-browser.ts'
import { savePicture } from './save-picture.ts'
import { takeStaffScreens } from './take-staff-screens.ts'

/**
 * Takes the pictures of `docs/screens/`: home in every version, width, light and dark, in Spanish and German, and a
 * menu of two levels chosen step by step on a phone, and the staff's screens. `node tools/screens.ts home`, `menu` or
 * `staff` takes only that part.
 */
const folder = 'docs/screens'
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

await buildStorefront()
if (isWanted('staff')) await buildBackoffice()
const stop = await startServer()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  if (isWanted('home')) await takeHome()
  if (isWanted('menu')) await takeMenu()
  if (isWanted('staff')) await takeStaffScreens(browser, process.env.COMANDA_URL)
} finally {
  await browser.close()
  await stop()
}

function isWanted(part: string): boolean {
  const named = process.argv.slice(2)
  return named.length === 0 || named.includes(part)
}

async function takeHome(): Promise<void> {
  for (const [form, viewport] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true })
    for (const [light, host] of [
      ['light', 'localhost'],
      ['dark', 'socios.localhost'],
    ] as const) {
      for (const version of [0, 1, 2, 3]) {
        for (const language of ['es', 'ger']) await take(page, { form, light, host, version, language })
      }
    }
    await page.close()
  }
}

/** Each step as a visitor sees it who has never chosen a menu here. */
async function takeMenu(): Promise<void> {
  const page = await browser.newPage({ viewport: widths.phone, reducedMotion: 'reduce', locale: 'es-ES' })
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
  await page.getByText('Selección añadida con éxito').waitFor()
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

type Page = Awaited<ReturnType<typeof browser.newPage>>
interface Shot {
  readonly form: string
  readonly light: string
  readonly host: string
  readonly version: number
  readonly language: string
}

async function take(page: Page, { form, light, host, version, language }: Shot): Promise<void> {
  const base = (process.env.COMANDA_URL ?? '').replace('localhost', host)
  // The cookie question is answered, and a site that requires a login shows its page all the same.
  await page.context().addCookies([{ name: 'cookie:accepted', value: 'declined', url: base }])
  await page.goto(`${base}/?version=${version}&lang=${language}`)
  await page.addStyleTag({ content: '.bg-scrim{display:none!important}' })
  await waitForPictures(page)
  await save(page, `home-v${version}-${form}-${light}-${language === 'ger' ? 'de' : language}`)
}

/** Only visible pictures; the others have not been requested. */
async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || top > innerHeight || bottom < 0
    }),
  )
}

async function save(page: Page, name: string): Promise<void> {
  await savePicture(`${folder}/${name}.webp`, await page.screenshot())
}
