import { expect, type Page } from '@playwright/test'
import { atTable } from '../../../apps/server/src/testing/cart/carts.ts'
import { waitUntilAlive } from '../../journey.ts'
import { costOf, findParty, type Party } from '../book.ts'
import { listDishes, type ServiceDish, type ServiceTable } from '../house/dishes.ts'
import { findSayings } from '../house/sayings.ts'
import { busy, storeId } from '../house/sites.ts'
import { openGuest, type Stage } from '../stage.ts'
import type { Witness } from '../witness.ts'
import { euros, readPrices, toPlain, toWhole, words } from '../words.ts'
import { tellSaid } from './board.ts'

const { frame, table, cart, product, status } = words

/** The phone of somebody at a table, who has scanned its code. */
export interface TablePhone extends Witness {
  readonly page: Page
  choose(dish: ServiceDish): Promise<void>
  /** The whole round goes to the kitchen, and its price is said on the button. */
  send(total: number): Promise<void>
  askFor(call: 'bill' | 'help'): Promise<void>
}

export async function openTablePhone(stage: Stage, at: ServiceTable): Promise<TablePhone> {
  const { resourceId, position } = atTable(at.position)
  const page = await openGuest(stage, busy, `/?store=${storeId}&resource=${resourceId}&resource_pos=${position}`)
  await waitUntilAlive(page)
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('cart-id')
  await goTo(page, 'tapas')
  return {
    ...watch(page, at),
    page,
    async choose(dish) {
      await closeSheets(page)
      if (!page.url().endsWith(`/categories/${dish.category}`)) await goTo(page, dish.category)
      const saved = page.waitForResponse((reply) => reply.url().includes('/DetailItemTemp'))
      const card = page.getByRole('article').filter({ hasText: dish.name }).first()
      await card.getByRole('button', { name: product.addDefault }).click()
      await saved
    },
    async send(total) {
      await openOrder(page)
      const button = page.getByRole('dialog').getByRole('button', { name: toWhole(table.send(euros(total))) })
      await button.click()
      await expect(button).toBeHidden()
    },
    async askFor(call) {
      await openOrder(page)
      await page.getByRole('button', { name: table.more, exact: true }).click()
      const name = { bill: table.askBill, help: table.help }[call]
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByText({ bill: table.billRequested, help: table.helpRequested }[call])).toBeVisible()
      await openOrder(page)
    },
  }
}

const watch = (page: Page, { name }: ServiceTable): Witness => ({
  name: `the phone at ${name}`,
  look: () => readPhone(page, name),
  must: (book) => tellTable(findParty(book, name)),
})

/** A phone at a table that is only looked at. */
export async function openTableScreen(page: Page, at: ServiceTable): Promise<Pick<TablePhone, 'page' | keyof Witness>> {
  await waitUntilAlive(page)
  await openOrder(page)
  return { ...watch(page, at), page }
}

async function goTo(page: Page, category: string): Promise<void> {
  await page.goto(new URL(`/categories/${category}`, page.url()).href)
  await waitUntilAlive(page)
}

/** As a thumb does it: a phone has no key to leave a sheet. */
async function closeSheets(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: words.shell.close, exact: true })
  await expect(async () => {
    if ((await page.getByRole('dialog').count()) > 0) await close.last().click({ timeout: 2_000 })
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
}

/** Left open, so that it can be asked what the kitchen has. */
async function openOrder(page: Page): Promise<void> {
  await closeSheets(page)
  await page.locator('[data-bar]').getByRole('button', { name: frame.viewOrder }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function readPhone(page: Page, who: string) {
  const { rows, text } = await page.evaluate((sent) => {
    const list = document.querySelector(`[aria-label="${sent}"]`)
    return {
      rows: Array.from(list?.querySelectorAll('li') ?? [], (row) => (row.querySelector('h3, h4') ? row.innerText : '')),
      text: document.querySelector('main')?.innerText ?? '',
    }
  }, cart.sentTitle)
  const sent = rows.map(toPlain).filter((row) => listDishes(row).length > 0)
  if (toPlain(text).includes(status.paid)) return { tables: { [who]: 'paid' } }
  const total = sent.reduce((sum, row) => sum + (readPrices(row)[0] ?? 0), 0)
  const said = sent.flatMap((row) => findSayings(row) || [])
  return {
    tables: { [who]: `owes ${euros(total)}` },
    said: said.length === 0 ? {} : { [who]: [...new Set(said)].toSorted().join(' | ') },
  }
}

function tellTable(party: Party): ReturnType<Witness['must']> {
  const { who, plates } = party
  if (party.paid > 0) return { tables: { [who]: 'paid' } }
  const said = [...new Set(plates.map(tellSaid))].filter((one) => one !== '').toSorted()
  return {
    tables: { [who]: `owes ${euros(costOf(party))}` },
    said: said.length === 0 ? {} : { [who]: said.join(' | ') },
  }
}
