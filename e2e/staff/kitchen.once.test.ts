import { allergenId } from '@comanda/demo/allergens'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { listCut } from './list-cut.ts'
import { makeCode, onStaffHost, pairWith } from './on-staff-host.ts'
import { hold, slide } from './press.ts'
import { sendRound } from './send-round.ts'

/** The ticket whose every dish bears our mark; the table may have sent others. */
const ticketOf = (page: Page, place: string, mark: string) =>
  page.getByRole('article', { name: new RegExp(`${place}$`) }).filter({ hasText: mark })
const rareDishes = [
  ['pimientos-de-padron', 'Pimientos de Padrón'],
  ['calamares-a-la-romana', 'Calamares a la romana'],
  ['gambas-al-ajillo', 'Gambas al ajillo'],
] as const
const stand = (page: Page, station: string) => page.getByLabel('Partida').selectOption({ label: station })

test('a diner’s round is cooked by station, bumped, recalled and served, on boards that nobody reloads', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}, { repeatEachIndex }) => {
  mayRefuse('staff/me')
  const code = await makeCode(browser, onStaffHost(baseURL, ''), {
    kind: 'board',
    name: 'Pantalla de cocina',
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)
  await stand(page, 'Calientes')
  await expect(page.getByLabel('Partida')).toBeEnabled()

  const [octopus, rice] = ['Pulpo a la gallega', 'Arroz negro con sepia']
  const mark = `ronda ${repeatEachIndex}`
  // It runs out below, so it is a dish that no other journey orders.
  const [rare = '', rareName = ''] = rareDishes[repeatEachIndex % rareDishes.length] ?? []
  const ours = ticketOf(page, 'Terraza 5', mark)
  await test.step('a new ticket is there, sounds and flashes until the board is touched', async () => {
    await sendRound(browser, baseURL, {
      position: 5,
      dishes: {
        'pulpo-a-la-gallega': { quantity: 3, notes: `muy caliente, ${mark}` },
        'arroz-negro': { notes: mark },
        'refresco-de-cola': { notes: mark },
        [rare]: { notes: mark },
      },
    })
    await expect(ours).toBeVisible()
    await expect(ours).toContainText(octopus)
    await expect(ours).toContainText(`«muy caliente, ${mark}»`)
    await expect(ours).not.toContainText('Refresco de cola')
    await expect(page.getByTestId('edge')).toBeVisible()
    await expect(async () => {
      await ours.getByRole('heading').click()
      await expect(page.getByTestId('edge')).toBeHidden({ timeout: 1_000 })
    }).toPass()
    // What everybody knows of it opens by a touch.
    await expect(ours).not.toContainText('Contiene: Moluscos')
    await ours.getByRole('button', { name: /^Ver entera/ }).click()
    await expect(ours).toContainText('Contiene: Moluscos')
    await ours.getByRole('button', { name: /^Ver entera/ }).click()
  })
  await expectClean(page)

  await test.step('its counter makes single units ready, and a tap the rest [DAY-078]', async () => {
    await ours.getByRole('button', { name: new RegExp(`Una unidad lista: ${octopus}`) }).click()
    await expect(ours).toContainText('1 de 3 listas')
    await page.getByRole('button', { name: 'Totales' }).click()
    await expect(page.getByRole('region', { name: 'Totales' })).toContainText(octopus)
    await page.getByRole('button', { name: 'Totales' }).click()
    await slide(page, ours.getByRole('button', { name: new RegExp(`^2 × ${octopus}`) }), { px: 30 })
    await expect(ours).toContainText('1 de 3 listas')
    // By a finger, which leaves what it touched when it is lifted.
    await ours.getByRole('button', { name: new RegExp(`^2 × ${octopus}`) }).tap()
    await expect(ours).not.toContainText(octopus)
    await expect(ours).toContainText('2.º · En espera')
  })

  await test.step('two taps pause a dish of the board, and a board needs nobody for it [DAY-089]', async () => {
    await page.getByRole('button', { name: 'Agotar' }).click()
    const panel = page.getByRole('region', { name: 'Agotar' })
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    await expectClean(page)
    await panel.getByRole('button', { name: `Marcar agotado: ${rareName}` }).click()
    await expect(panel.getByRole('heading', { name: rareName })).toBeVisible()
    await expect(panel.getByText(/^Hasta \d/)).toBeVisible()
    await expectClean(page)
    await panel.getByRole('button', { name: 'Volver a vender' }).click()
    await expect(panel.getByRole('button', { name: `Marcar agotado: ${rareName}` })).toBeVisible()
    await page.getByRole('button', { name: 'Agotar' }).click()
  })

  await test.step('a later course waits until somebody fires it, at a board that needs nobody for it [DAY-023] [DAY-081]', async () => {
    await ours.getByRole('button', { name: 'Marchar segundos' }).click()
    await expect(ours.getByRole('button', { name: new RegExp(rice) })).toBeVisible()
    await expect(ours).not.toContainText('En espera')
  })

  await test.step('what was bumped is listed and put back [DAY-080]', async () => {
    await page.getByRole('button', { name: 'Volver a sacar' }).click()
    const list = page.getByRole('region', { name: 'Volver a sacar' })
    const number = /#\d+/.exec((await ours.textContent()) ?? '')?.[0]
    const bumped = list
      .getByRole('listitem')
      .filter({ hasText: octopus })
      .filter({ hasText: `Terraza 5 · ${number} ` })
    await bumped.getByRole('button', { name: 'Sacar' }).click()
    await expect(ours).toContainText(octopus)
    await expectClean(page)
    await page.getByRole('button', { name: 'Volver a sacar' }).click()
  })

  await test.step('a held press bumps the ticket’s dishes of the station, a slid one none [DAY-079]', async () => {
    // The end of a press that began on another ticket, which has left: this one moved under the finger.
    await ours.getByRole('button', { name: new RegExp(rice) }).dispatchEvent('click', { detail: 1 })
    await slide(page, ours.getByRole('heading'), { px: 60, restMs: 900 })
    await expect(ours).toContainText(octopus)
    await expect(ours).toContainText(rice)
    await hold(page, ours.getByRole('button', { name: new RegExp(rice) }))
    await expect(ours).toHaveCount(0)
  })

  await test.step('the pass shows every dish by station and serves the ticket away [DAY-076]', async () => {
    await stand(page, 'Pase')
    await expect(ours.getByRole('listitem').filter({ hasText: octopus })).toContainText('Calientes · Listo')
    await expect(ours.getByRole('listitem').filter({ hasText: 'Refresco de cola' })).toContainText('Barra · Por hacer')
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectClean(page)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await ours.getByRole('button', { name: 'Servir 3' }).click()
    await expect(ours.getByRole('listitem').filter({ hasText: rice })).toContainText('Servido')
    await stand(page, 'Barra')
    await ours.getByRole('button', { name: /Refresco de cola/ }).click()
    await expect(ours).toHaveCount(0)
    await stand(page, 'Pase')
    await ours.getByRole('button', { name: /Refresco de cola/ }).click()
    await expect(ours).toHaveCount(0)
  })
})

test('a bump bar works the board, and a long ticket is read whole [DAY-071]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}, { repeatEachIndex }) => {
  mayRefuse('staff/me')
  const code = await makeCode(browser, onStaffHost(baseURL, ''), {
    kind: 'board',
    name: 'Pantalla de la plancha',
  })
  // An allergy that clashes with none of its dishes: the keys below bump them without a question.
  const mark = `sin prisa ${repeatEachIndex}`
  const line = { notes: mark, allergies: [allergenId('molluscs')] }
  await sendRound(browser, baseURL, { position: 6, dishes: { 'menu-doble-hamburguesa': line } })
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)
  await stand(page, 'Plancha')
  const ours = ticketOf(page, 'Terraza 6', mark)
  await expect(ours).toBeVisible()

  await test.step('its words are large, whole, and larger still on the wall [DAY-086]', async () => {
    for (const said of ['ALERGIA: Moluscos', 'Sin cebolla', `«${mark}»`, 'Dos hamburguesas y bebida']) {
      await expect(ours).toContainText(said)
    }
    // What it contains and what it may contain are told apart [DAY-071].
    await expect(ours).toContainText(/Contiene: .*Gluten/)
    await expect(ours).toContainText(/Puede contener: .*Sésamo/)
    const name = ours.getByText('Hamburguesa Comanda').first()
    const size = () => name.evaluate((at) => Number.parseFloat(getComputedStyle(at).fontSize))
    expect(await size()).toBeGreaterThanOrEqual(28)
    expect(await listCut(ours)).toEqual([])
    const sizes = await ours.evaluate((card) =>
      [...card.querySelectorAll('*')]
        .filter((at) => [...at.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()))
        .map((at) => Number.parseFloat(getComputedStyle(at).fontSize)),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
    await page.getByRole('button', { name: 'Más grande' }).click()
    await expect.poll(size).toBeGreaterThanOrEqual(42)
    await page.getByRole('button', { name: 'Más grande' }).click()
    await page.getByRole('button', { name: 'Claro' }).click()
    await expectClean(page)
  })

  await test.step('keys choose, bump and recall [DAY-085]', async () => {
    await ours.getByRole('heading').click()
    // Tickets of other diners may come in between, and stand before ours.
    await expect(async () => {
      await page.keyboard.press('1')
      await expect(page.getByRole('article').first()).toBeFocused()
      const at = await ours.evaluate((card) => [...(card.parentElement?.children ?? [])].indexOf(card))
      for (let step = 0; step < at; step++) await page.keyboard.press('ArrowRight')
      await expect(ours).toBeFocused({ timeout: 2_000 })
    }).toPass()
    await page.keyboard.press(' ')
    await expect(ours).toHaveCount(0)
    // Somebody else at the station may have bumped another ticket last: then that one comes back first.
    await expect(async () => {
      await page.keyboard.press('r')
      await expect(ours).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await hold(page, ours.getByRole('heading'))
  })
})
