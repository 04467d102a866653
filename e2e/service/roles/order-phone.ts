import { expect, type Page } from '@playwright/test'
import { fillInContact } from '../../fill-in-contact.ts'
import { waitUntilAlive } from '../../journey.ts'
import { findParty, owedOf, type Party, standOf } from '../book.ts'
import type { Guest } from '../guests.ts'
import type { ServiceDish } from '../house/dishes.ts'
import { findSayings } from '../house/sayings.ts'
import type { Witness } from '../witness.ts'
import { anyText, euros, findSaid, readPrices, toPattern, toPlain, words } from '../words.ts'
import { tellSaid } from './board.ts'

const { status, cart, checkout, product } = words

/** The phone of somebody who follows their own order. */
export function followOn(page: Page, who: string): Witness {
  return {
    name: `the phone of ${who}`,
    look: () => readPhone(page, who),
    must: (book) => tellOrder(findParty(book, who)),
  }
}

async function readPhone(page: Page, who: string) {
  const { current, heading, text, dishes } = await page.evaluate(() => ({
    current: document.querySelector('li[aria-current=step]')?.textContent ?? '',
    heading: document.querySelector('h1')?.textContent ?? '',
    text: document.querySelector('main')?.innerText ?? '',
    dishes: Array.from(document.querySelectorAll('main li'), (row) =>
      row instanceof HTMLElement ? row.innerText : '',
    ),
  }))
  const said = dishes.map((row) => findSayings(toPlain(row))).filter((one) => one !== '')
  const plain = toPlain(text)
  const label = findSaid(current === '' ? plain : current, status.labels)
  return {
    orders: { [who]: label ?? 'nothing' },
    money: { [who]: readMoney(plain) },
    numbers: { [who]: toPattern(status.order(anyText)).exec(toPlain(heading))?.[1] ?? heading },
    said: said.length === 0 ? {} : { [who]: said.join(' | ') },
  }
}

/** One sentence says what was paid, what is left, or what came back. */
function readMoney(text: string): string {
  const back = toPattern(status.refunded(anyText)).exec(text) ?? toPattern(status.moneyBack(anyText)).exec(text)
  if (back) return `back ${euros(readPrices(back[0])[0] ?? 0)}`
  if (text.includes(status.nothingPaid)) return 'nothing was paid'
  const owed = toPattern(status.toPay(anyText)).exec(text)
  if (owed) return `owes ${euros(readPrices(owed[0])[0] ?? 0)}`
  return text.includes(status.paid) ? 'paid' : 'nothing'
}

function tellOrder(party: Party): ReturnType<Witness['must']> {
  const { who, number } = party
  const said = [...new Set(party.plates.map(tellSaid))].filter((one) => one !== '')
  return {
    orders: { [who]: labelOf(party) },
    money: { [who]: moneyOf(party) },
    numbers: { [who]: String(number) },
    said: said.length === 0 ? {} : { [who]: said.join(' | ') },
  }
}

function labelOf(party: Party): keyof typeof status.labels {
  const { mode, ride } = party
  const labels = {
    waiting: 'on-hold',
    cooking: 'preparing',
    ready: ride === 'out' ? 'on-its-way' : 'ready',
    gone: mode === 'delivery' ? 'delivered' : 'picked-up',
    cancelled: 'cancelled',
  } as const
  return labels[standOf(party)]
}

function moneyOf(party: Party): string {
  if (party.stand === 'cancelled') return party.paid === 0 ? 'nothing was paid' : `back ${euros(party.paid)}`
  return owedOf(party) === 0 ? 'paid' : `owes ${euros(owedOf(party))}`
}

/** A guest chooses dishes on the web, one page after the other, and the cart says what they cost. */
export async function addDish(page: Page, dish: ServiceDish): Promise<void> {
  await page.goto(new URL(`/categories/${dish.category}`, page.url()).href)
  await waitUntilAlive(page)
  // The next page must find the dish in the cart, so its answer is waited for too.
  const saved = page.waitForResponse((reply) => reply.url().includes('/DetailItemTemp'))
  const card = page.getByRole('article').filter({ hasText: dish.name }).first()
  await card.getByRole('button', { name: product.addDefault }).click()
  await expect(page.getByText(cart.added)).toBeVisible()
  await saved
}

/** Pays when it is handed over, in cash; the button says the whole sum. */
export async function orderInCash(page: Page, { name, email, phone }: Guest, total: number): Promise<void> {
  await page.goto(new URL('/checkout', page.url()).href)
  await waitUntilAlive(page)
  await fillInContact(page, { name, email, phone })
  await page.getByRole('radio', { name: checkout.methods.cash, exact: true }).check()
  const order = page.getByRole('button', { name: new RegExp(`^${checkout.order('').trim()}`) })
  expect(readPrices((await order.innerText()) ?? '')).toEqual([total])
  await order.click()
  await page.getByRole('link', { name: status.follow }).click()
}
