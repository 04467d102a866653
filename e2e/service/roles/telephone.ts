import { expect, type Page } from '@playwright/test'
import { openSection } from '../../staff/on-staff-host.ts'
import type { Guest } from '../guests.ts'
import type { ServiceDish } from '../house/dishes.ts'
import { words } from '../words.ts'

const { telephone, common, dish: choosing } = words

interface Asked {
  readonly dish: ServiceDish
  /** The answers to its questions, by the words beside them. */
  readonly answers?: readonly string[]
}

/** Whoever stands at the board of the orders takes a call, and comes back to the board. Behind the name Enter places it. */
export async function takeCall(page: Page, { name, phone }: Guest, asked: readonly Asked[]): Promise<void> {
  await openSection(page, common.telephone)
  for (const { dish, answers = [] } of asked) {
    await page.getByLabel(telephone.search).fill(dish.name)
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: dish.name })
    for (const answer of answers) await sheet.getByLabel(answer, { exact: true }).check()
    await sheet.getByRole('button', { name: new RegExp(`^${choosing.addFor('').trim()}`) }).click()
    await expect(sheet).toBeHidden()
  }
  await page.getByLabel(telephone.phone, { exact: true }).fill(phone)
  await page.getByLabel(telephone.name, { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: telephone.seeOrders, exact: true }).click()
}
