import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { waitUntilAlive } from '../e2e/journey.ts'
import startServer from '../e2e/start-server.ts'
import { buildStorefront } from './build-storefront.ts'
import { findBrowser } from './find-browser.ts'

/**
 * Takes the pictures of `docs/screens/`: home in every version, width, light and dark, in Spanish and German, and a
 * menu of two levels chosen step by step on a phone. `node tools/screens.ts home` or `menu` takes only that part.
 */
const folder = 'docs/screens'
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
/** Pictures of pages compress well; none may be larger than this. */
const heaviest = 60 * 1024

await buildStorefront()
const stop = await startServer()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  mkdirSync(folder, { recursive: true })
  if (isWanted('home')) await takeHome()
  if (isWanted('menu')) await takeMenu()
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
  const file = `${folder}/${name}.webp`
  const picture = await compress(await page.screenshot())
  writeFileSync(file, picture)
  console.log(`${file}  ${(picture.length / 1024).toFixed(1)} KB`)
}

async function compress(picture: Buffer): Promise<Buffer> {
  for (const quality of [80, 60, 40, 20]) {
    const small = await sharp(picture).webp({ quality }).toBuffer()
    if (small.length <= heaviest) return small
  }
  throw new Error('a screen does not fit')
}
