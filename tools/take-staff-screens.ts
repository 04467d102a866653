import { writeFileSync } from 'node:fs'
import { staffPages } from '@comanda/contract/staff-pages'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { onStaffHost, signIn } from '../e2e/staff/on-staff-host.ts'
import { waitUntilDrawn } from '../e2e/wait-until-drawn.ts'
import { savePicture } from './save-picture.ts'
import { stageEvening } from './stage-evening.ts'

const folder = 'docs/screens/staff'
const quality = 60
const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
const themes = ['light', 'dark'] as const
/** Whoever stands three times as far from a board as from this page sees its words at a third of their size. */
const distance = 3

/** Takes every screen of the staff's application at three widths, light and dark, in the middle of a service. */
export async function takeStaffScreens(browser: Browser, baseURL: string | undefined): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'es-ES', timezoneId: 'Europe/Madrid' })
  const go = (path: string) => page.goto(onStaffHost(baseURL, path))
  const names: string[] = []
  const take = async (name: string, open: () => Promise<unknown>) => {
    await takeEverywhere(page, name, open)
    names.push(name)
  }
  const goToDoor = async () => {
    await go('/')
    await page.getByRole('heading', { name: 'Entrar' }).waitFor()
  }
  await take('sign-in', goToDoor)
  await take('pair', async () => {
    await goToDoor()
    await page.getByRole('button', { name: 'Emparejar con un código' }).click()
    await page.getByLabel('Código').waitFor()
  })
  await goToDoor()
  await signIn(page, 'direccion')
  await page.getByRole('heading', { level: 1, name: /^Hola/ }).waitFor()
  await stageEvening(browser, baseURL, page)

  const goToStation = async (label: string) => {
    await go('/kitchen')
    await page.getByLabel('Partida').selectOption({ label })
    await waitUntilRead(page)
  }
  for (const path of staffPages.filter((one) => !['/pair', '/welcome'].includes(one))) {
    await take(path.slice(1).replaceAll('/', '-') || 'start', async () => {
      if (path === '/kitchen') return goToStation('Calientes')
      await go(path)
      return waitUntilRead(page)
    })
  }
  await take('pass', () => goToStation('Pase'))
  await take('table', async () => {
    await go('/floor')
    await page.getByRole('button', { name: /^Terraza 4 / }).click()
    await page.getByRole('dialog').waitFor()
  })
  await take('reject', async () => {
    await go('/orders')
    await page
      .getByRole('button', { name: /^Abrir el pedido/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Rechazar' }).first().click()
    await page.getByRole('dialog').waitFor()
  })
  await take('telephone-dish', async () => {
    await go('/telephone')
    await page.getByLabel('Buscar un plato').fill('bravas')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Patatas bravas' }).waitFor()
  })
  await takeCard(page, onStaffHost(baseURL, '/kitchen'))
  await page.close()
  writeIndex(names)
}

/** Each width is loaded anew, as a device of that width does it: what stands in sight depends on it. */
async function takeEverywhere(page: Page, name: string, open: () => Promise<unknown>): Promise<void> {
  for (const size of screens) {
    await page.setViewportSize(size)
    await open()
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await choosePaper(page, colorScheme)
      // Whatever was pressed last must not look as if somebody pointed at it.
      await page.mouse.move(0, 0)
      await waitUntilDrawn(page, 5)
      await savePicture(`${folder}/${name}-${size.width}-${colorScheme}.webp`, await page.screenshot(), quality)
    }
  }
}

/** The kitchen is dark unless its own button says otherwise. */
async function choosePaper(page: Page, theme: (typeof themes)[number]): Promise<void> {
  const light = page.getByRole('button', { name: 'Claro' })
  if ((await light.count()) === 0) return
  if ((await light.getAttribute('aria-pressed')) !== String(theme === 'light')) await light.click()
}

/** What is read is shown: a board has its age, a list its rows. */
async function waitUntilRead(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('load')
  await page.getByText('Cargando').first().waitFor({ state: 'hidden' })
}

/** The ticket of DAY-086 as it stands on the board, and the same board as it is seen from further away. */
async function takeCard(page: Page, kitchen: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(kitchen)
  await page.getByLabel('Partida').selectOption({ label: 'Plancha' })
  await choosePaper(page, 'dark')
  const card = page.getByRole('article', { name: /Terraza 2$/ })
  await card.waitFor()
  await waitUntilDrawn(page, 5)
  await savePicture(`${folder}/kitchen-card-allergy.webp`, await card.screenshot(), quality)
  await page.getByRole('button', { name: 'Más grande' }).click()
  await waitUntilDrawn(page, 5)
  const far = sharp(await page.screenshot()).resize({ width: Math.round(1280 / distance) })
  await savePicture(`${folder}/kitchen-card-far.webp`, await far.png().toBuffer(), quality)
  await page.getByRole('button', { name: 'Más grande' }).click()
}

function writeIndex(names: readonly string[]): void {
  const link = (name: string, width: number, theme: string) => `[${theme}](${name}-${width}-${theme}.webp)`
  const row = (name: string) =>
    `| ${name} | ${screens.map(({ width }) => themes.map((theme) => link(name, width, theme)).join(' ')).join(' | ')} |`
  const text = `# The staff's screens

Taken by \`node tools/screens.ts staff\`, in Spanish, in the middle of a service of the demo.

| Screen | ${screens.map(({ width }) => `${width} px`).join(' | ')} |
| --- | --- | --- | --- |
${[...names].map(row).join('\n')}

A ticket with a menu of two levels, a removal and an allergy, on a board of 1,280 x 800 (DAY-086):

![A ticket of the kitchen](kitchen-card-allergy.webp)

The same board at its larger step, as it is seen from ${distance} times as far away as this page:

![The kitchen's board from far away](kitchen-card-far.webp)
`
  writeFileSync(`${folder}/README.md`, text)
}
