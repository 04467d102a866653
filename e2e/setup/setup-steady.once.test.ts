import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../journey.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

interface Shift {
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** Also counts what moves right after a tap, which the browser's own figure leaves out. */
async function noteShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        for (const { node, previousRect, currentRect } of (entry as unknown as Shift).sources) {
          const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeValue
          moved.push(`${what}: from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`)
        }
      }
    }).observe({ type: 'layout-shift' })
  })
  // A shift is told after the frame in which it happened.
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      return (window as unknown as { moved: string[] }).moved
    })
}

for (const [version, title] of [
  [0, 'version A'],
  [2, 'version B'],
] as const) {
  for (const viewport of [phone, wide]) {
    test(`choosing a mode moves nothing: ${title} at ${viewport.width} px [F-079] [SETUP-019] [SETUP-023]`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(viewport)
      await visit(`/products/pulpo-a-la-gallega?version=${version}`)
      await page.getByRole('button', { name: /^Añadir · 19,50/ }).click()
      const dialog = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
      await expect(dialog.getByRole('radio', { name: 'A domicilio' })).toBeChecked()
      await expect(dialog.getByLabel('Calle', { exact: true })).toBeVisible()
      await expectAccessible(page)
      const stays = [
        dialog.getByRole('heading', { level: 2 }),
        dialog.getByRole('radio', { name: 'A domicilio' }),
        dialog.getByRole('button', { name: 'Crear cuenta' }),
        dialog.getByRole('button', { name: version === 0 ? 'Elegir productos' : 'Iniciar pedido' }),
      ]
      const findPlaces = () => Promise.all(stays.map((part) => part.boundingBox()))
      const before = await findPlaces()
      const listShifts = await noteShifts(page)
      const hour = dialog.getByText(/Lo antes posible, en/)
      for (const mode of ['Para recoger', 'A domicilio', 'Para recoger']) {
        await dialog.getByRole('radio', { name: mode }).check()
        if (mode === 'Para recoger') await expect(hour).toBeVisible()
        else await expect(dialog.getByLabel('Calle', { exact: true })).toBeVisible()
        expect(await findPlaces()).toEqual(before)
      }
      expect(await listShifts()).toEqual([])
      await expectAccessible(page)
    })
  }
}

test('a returning visitor orders again in three taps, to the address and for the first hour [SETUP-016] [SETUP-018]', async ({
  page,
  context,
  visit,
}) => {
  await visit('/')
  const begin = page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' })
  await begin.click()
  const dialog = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
  const typed = { Calle: 'Calle Mayor', Número: '1', 'Código postal': '28013', Ciudad: 'Madrid', Provincia: 'Madrid' }
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Guardar y seguir' }).click()
  await dialog.getByRole('button', { name: 'Elegir productos' }).click()
  await expect(dialog).toHaveCount(0)

  await context.clearCookies({ name: /^(?:delivery-mode|cart-id)$/ })
  await visit('/')
  let taps = 0
  const tap = async (button: ReturnType<Page['locator']>) => {
    taps += 1
    await button.click()
  }
  await tap(begin)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Dirección de entrega' })).toContainText('Calle Mayor')
  await expect(dialog.getByText(/Lo antes posible, en \d+–\d+ min/)).toBeVisible()
  const start = dialog.getByRole('button', { name: 'Elegir productos' })
  await expect(start).toHaveAttribute('aria-disabled', 'false')
  await tap(start)
  await expect(dialog).toHaveCount(0)
  expect(taps).toBeLessThanOrEqual(3)
})
