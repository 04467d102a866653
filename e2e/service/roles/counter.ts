import { expect, type Locator, type Page } from '@playwright/test'
import type { Answers } from '../answers.ts'
import { costOf, isUnserved, type OrderStand, type Party, standOf } from '../book.ts'
import { findGuest } from '../guests.ts'
import { findTable, type ServiceDish } from '../house/dishes.ts'
import { busy } from '../house/sites.ts'
import { openStaffScreen } from '../staff-device.ts'
import { type Stage, tablet } from '../stage.ts'
import type { Witness } from '../witness.ts'
import { anyNumber, euros, findSaid, readPrices, toPlain, toWhole, words } from '../words.ts'
import { countWaiting, readBell } from './bell.ts'
import { takeMoney } from './take-money.ts'

const { orderBoard, handOver } = words

/** The board of the orders, with somebody who answers, hands over, takes out and turns away. */
export interface Counter extends Witness {
  readonly page: Page
  accept(party: Party): Promise<void>
  /** Where the sheet asks for what is owed, it is taken in cash. */
  handOver(party: Party): Promise<void>
  reject(party: Party): Promise<void>
  takeOut(party: Party, dish: ServiceDish): Promise<void>
}

export async function openCounter(stage: Stage): Promise<Counter> {
  const page = await openStaffScreen(stage, { site: busy, as: 'encargado', path: '/orders', viewport: tablet })
  await expect(page.getByRole('region', { name: orderBoard.columns.waiting })).toBeVisible()
  const find = ({ number }: Party) => page.getByRole('article', { name: orderBoard.order(number ?? 0), exact: true })
  const press = (party: Party, name: string) => find(party).getByRole('button', { name, exact: true }).click()
  /** What is done seldom stands in the opened row. */
  async function openRow(party: Party): Promise<void> {
    const row = find(party).getByRole('button', { name: orderBoard.open(party.number ?? 0), exact: true })
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  }
  const sheet = (title: string): Locator => page.getByRole('dialog', { name: title, exact: true })
  return {
    page,
    name: 'the board of the orders',
    look: async () => ({ ...tellOrders(await readOrders(page)), bell: await readBell(page) }),
    must: (book) => {
      const shown = book.parties.filter(isShown)
      return {
        bell: countWaiting(book),
        orders: Object.fromEntries(shown.map((party) => [party.who, standOf(party)])),
        money: Object.fromEntries(shown.map((party) => [party.who, `${euros(costOf(party))} ${payOf(party)}`])),
        numbers: Object.fromEntries(shown.map((party) => [party.who, String(party.number)])),
        waiting: Object.fromEntries(
          shown.filter(({ stand }) => stand === 'waiting').map(({ who }) => [who, 'an answer']),
        ),
      }
    },
    accept: (party) => press(party, orderBoard.steps.accept),
    async handOver(party) {
      await press(party, orderBoard.steps['picked-up'])
      const asked = sheet(handOver.title(party.number ?? 0))
      await expect
        .poll(async () => (await asked.count()) + Number((await find(party).count()) === 0))
        .toBeGreaterThan(0)
      if ((await asked.count()) > 0) await takeMoney(asked, 'cash')
    },
    async reject(party) {
      const either = new RegExp(`^(${orderBoard.reject}|${orderBoard.cancel})$`)
      await openRow(party)
      await find(party).getByRole('button', { name: either }).click()
      await page.getByRole('dialog').getByRole('button', { name: orderBoard.reasons['too-busy'], exact: true }).click()
    },
    async takeOut(party, dish) {
      await openRow(party)
      await press(party, orderBoard.void)
      const asked = sheet(orderBoard.voidTitle(party.number ?? 0))
      await asked.getByLabel(dish.name).check()
      await asked.getByRole('button', { name: orderBoard.voidReasons['sold-out'], exact: true }).click()
      await expect(asked).toBeHidden()
    },
  }
}

/** A round needs nobody's hand; what a table has paid for is an order, until the last of it is served. */
function isShown(party: Party): boolean {
  if (party.mode !== 'table') return columnOf[standOf(party)] !== null
  return party.stand === 'accepted' && party.paid > 0 && party.plates.some(({ state }) => isUnserved(state))
}

/** The column of the board in which an order stands. */
const columnOf: Readonly<Record<OrderStand, keyof typeof orderBoard.columns | null>> = {
  waiting: 'waiting',
  cooking: 'cooking',
  ready: 'ready',
  gone: null,
  cancelled: null,
}

function payOf(party: Party): string {
  if (party.paid === 0) return orderBoard.payment.unpaid
  return party.paid - party.back >= costOf(party) ? orderBoard.payment.paid : orderBoard.payment['partly-paid']
}

interface ReadOrder {
  readonly stand: string
  readonly number: string
  readonly text: string
}

async function readOrders(page: Page): Promise<readonly ReadOrder[]> {
  const cards = await page.evaluate(() =>
    Array.from(document.querySelectorAll('article'), (article) => ({
      column:
        article.closest('section')?.parentElement?.closest('section')?.getAttribute('aria-label') ??
        article.closest('section')?.getAttribute('aria-label') ??
        '',
      label: article.getAttribute('aria-label') ?? '',
      text: article.innerText,
    })),
  )
  const label = toWhole(orderBoard.order(anyNumber))
  const stands: Readonly<Record<string, OrderStand>> = {
    [orderBoard.columns.waiting]: 'waiting',
    [orderBoard.columns.cooking]: 'cooking',
    [orderBoard.columns.ready]: 'ready',
  }
  return cards.map(({ column, label: said, text }) => ({
    stand: stands[column] ?? column,
    number: label.exec(said)?.[1] ?? said,
    text: toPlain(text),
  }))
}

function tellOrders(orders: readonly ReadOrder[]) {
  const named = orders.map((order) => ({
    ...order,
    who: findGuest(order.text) ?? findTable(order.text) ?? `somebody unknown: ${order.text}`,
  }))
  const tell = (say: (order: (typeof named)[number]) => string): Answers =>
    Object.fromEntries(named.map((order) => [order.who, say(order)]))
  return {
    orders: tell(({ stand }) => stand),
    money: tell(
      ({ text }) =>
        `${euros(readPrices(text).at(-1) ?? 0)} ${orderBoard.payment[findSaid(text, orderBoard.payment) ?? 'unpaid']}`,
    ),
    numbers: tell(({ number }) => number),
    waiting: Object.fromEntries(named.filter(({ stand }) => stand === 'waiting').map(({ who }) => [who, 'an answer'])),
  }
}
