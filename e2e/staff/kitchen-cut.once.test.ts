import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { makeCode, onStaffHost, pairWith } from './on-staff-host.ts'
import { sendRound } from './send-round.ts'

/** The dish of the ticket that bears our mark. */
const dishOf = (page: Page, mark: string, name: string) =>
  page
    .getByRole('article')
    .filter({ hasText: mark })
    .getByRole('button', { name: new RegExp(`^${name}`) })

test('a board that is cut off goes on, its presses arrive once each and in order, and it is told where another was first [DAY-212]', async ({
  browser,
  baseURL,
}, { repeatEachIndex }) => {
  const [octopus, prawns] = ['Pulpo a la gallega', 'Gambas al ajillo']
  const mark = `corte ${repeatEachIndex}`
  const name = `Pantalla rápida ${repeatEachIndex}`
  const cut = await openBoard(browser, baseURL, `Pantalla cortada ${repeatEachIndex}`)
  const other = await openBoard(browser, baseURL, name)
  const dishes = { 'pulpo-a-la-gallega': { notes: mark }, 'gambas-al-ajillo': { notes: mark } }
  await sendRound(browser, baseURL, { position: 2, dishes })
  for (const { page } of [cut, other]) await expect(dishOf(page, mark, octopus)).toBeVisible()

  await cut.context.setOffline(true)
  await dishOf(cut.page, mark, octopus).click()
  await dishOf(cut.page, mark, prawns).click()
  await expect(cut.page.getByText('2 pulsaciones sin enviar')).toBeVisible()
  await expect(dishOf(other.page, mark, octopus)).toBeVisible()
  await dishOf(other.page, mark, prawns).click()
  await expect(dishOf(other.page, mark, prawns)).toHaveCount(0)

  await cut.context.setOffline(false)
  await expect(dishOf(other.page, mark, octopus)).toHaveCount(0)
  await expect(cut.page.getByText('sin enviar')).toHaveCount(0)
  // The one that was pressed elsewhere first is told by name, and stays until somebody has read it.
  const told = cut.page.getByRole('status').filter({ hasText: `Ya lo ha hecho ${name}` })
  await expect(told).toContainText(prawns)
  await expect(told).not.toContainText(octopus)
  await told.getByRole('button', { name: 'Enterado' }).click()
  await expect(told).toHaveCount(0)
  for (const { context } of [cut, other]) await context.close()
})

interface OpenBoard {
  readonly context: BrowserContext
  readonly page: Page
}

/** A board of its own at the hot station. */
async function openBoard(browser: Browser, baseURL: string | undefined, name: string): Promise<OpenBoard> {
  const code = await makeCode(browser, onStaffHost(baseURL, ''), { kind: 'board', name })
  const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)
  await page.getByLabel('Partida').selectOption({ label: 'Calientes' })
  return { context, page }
}
