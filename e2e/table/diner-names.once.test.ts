import { type ResourceId, toId } from '@comanda/rules/ids'
import type { Page } from '@playwright/test'
import { beginOrder } from '../begin-order.ts'
import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { onStaffHost, openSection, signIn } from '../staff/on-staff-host.ts'

const table = { mode: 'table', resourceId: toId<ResourceId>(16), position: 2 } as const

test('a diner gives a name, and the table, the bill and the waiter see who ordered what [OPEN-106] [TABLE-018]', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { client, cartId } = await beginOrder(context, baseURL, table)
  const others = await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() })
  await others.addInitScript(sayNoToCookies)
  await beginOrder(others, baseURL, table)
  const other = await others.newPage()
  for (const phone of [page, other])
    await openRound(phone, { dish: phone === page ? 'Pulpo a la gallega' : 'Ensaladilla rusa' })
  const octopus = other.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Pulpo a la gallega' })
  await expect(octopus).toContainText('Comensal 1')

  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Pon tu nombre' }).click()
  const sheet = page.getByRole('dialog', { name: 'Pon tu nombre' })
  await sheet.getByLabel('Tu nombre en la mesa').fill('Ana María de la Concepción')
  await expect(sheet.getByLabel('Tu nombre en la mesa')).toHaveValue('Ana María de la Conc')
  await sheet.getByLabel('Tu nombre en la mesa').fill('Ana')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Te llamas Ana. Cambiar' })).toBeVisible()
  // The other phone has not touched anything, but knows.
  await expect(octopus).toContainText('Ana')
  await expect(octopus).not.toContainText('Comensal')

  // It is known after a reload, and on the bill.
  await client.sendRound({ cartId })
  await other.getByRole('dialog').getByRole('button', { name: 'La cuenta' }).click()
  const bill = other.getByRole('dialog', { name: 'La cuenta' })
  await expect(bill.getByRole('listitem').filter({ hasText: 'Pulpo a la gallega' })).toContainText('Ana')
  await openRound(page, {})
  await expect(page.getByRole('button', { name: 'Te llamas Ana. Cambiar' })).toBeVisible()

  const staff = await browser.newContext({ locale: 'es-ES' })
  await staff.addInitScript(sayNoToCookies)
  const waiter = await staff.newPage()
  await waiter.goto(onStaffHost(baseURL))
  await signIn(waiter, 'sala')
  await openSection(waiter, 'Mesas')
  await waiter.getByRole('button', { name: /^Salón privado Velázquez / }).click()
  const served = waiter.getByRole('dialog', { name: 'Salón privado Velázquez' })
  await expect(served.getByRole('listitem').filter({ hasText: 'Pulpo a la gallega' })).toContainText('Ana')
  await expect(served.getByRole('listitem').filter({ hasText: 'Ensaladilla rusa' })).not.toContainText('Ana')
  await expectAccessible(waiter)

  await page.getByRole('button', { name: 'Te llamas Ana. Cambiar' }).click()
  await sheet.getByRole('button', { name: 'Sin nombre' }).click()
  await expect(page.getByRole('button', { name: 'Pon tu nombre' })).toBeVisible()
  await expect(bill.getByRole('listitem').filter({ hasText: 'Pulpo a la gallega' })).toContainText('Comensal 1')
  for (const one of [others, staff]) await one.close()
})

async function openRound(page: Page, { dish }: { readonly dish?: string }): Promise<void> {
  await page.goto('/categories/tapas')
  await waitUntilAlive(page)
  if (dish !== undefined) {
    const card = page.getByRole('article').filter({ hasText: dish })
    await card.getByRole('button', { name: 'Lo quiero' }).click()
    await expect(page.getByText('Producto añadido a la cesta')).toBeVisible()
  }
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver ronda' }).click()
}
