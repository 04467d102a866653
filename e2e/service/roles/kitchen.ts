import { demoPin } from '@comanda/demo/demo-site'
import { expect, type Page } from '@playwright/test'
import type { Answers } from '../answers.ts'
import type { Party, Plate } from '../book.ts'
import { hot, type ServiceDish } from '../house/dishes.ts'
import { busy, type ServiceSite, storeId } from '../house/sites.ts'
import { openStaffScreen } from '../staff-device.ts'
import { type Stage, tablet } from '../stage.ts'
import type { Witness } from '../witness.ts'
import { words } from '../words.ts'
import { countWaiting, readBell } from './bell.ts'
import { findPress, findTicket, readBoard, tellPlates, tellRows } from './board.ts'

const { kitchen, pauses } = words

/** A screen at a station, or at the pass; nobody has signed in there. */
export interface Kitchen extends Witness {
  readonly page: Page
  /** A tap: at a station it is cooked, at the pass it is carried away, or poured where no station makes it. */
  press(party: Party, dish: ServiceDish): Promise<void>
  /** Everything of a ticket that is ready, which is so many dishes, is carried away by one press. */
  carryAll(party: Party, count: number): Promise<void>
  /** A dish that meets an allergy asks who knows of it, before it is pressed. */
  mind(party: Party, dish: ServiceDish, person: string): Promise<void>
  fire(party: Party, course: number): Promise<void>
  /** What was bumped last comes back. */
  recall(party: Party, dish: ServiceDish): Promise<void>
  pause(dish: ServiceDish): Promise<void>
}

async function open(stage: Stage, name: string, site = busy): Promise<Page> {
  const device = { kind: 'board', name: `Pantalla ${name}`, storeId } as const
  const page = await openStaffScreen(stage, { site, device, path: '/kitchen', viewport: tablet })
  if (name !== kitchen.pass) await page.getByLabel(kitchen.station, { exact: true }).selectOption({ label: name })
  await expect(page.getByText(kitchen.nothing)).toBeVisible()
  return page
}

/** The station that cooks nearly everything of the evening. */
export async function openStation(stage: Stage): Promise<Kitchen> {
  const page = await open(stage, hot)
  const isShown = ({ dish, state }: Plate, { mode }: Party) =>
    dish.station === hot && (state === 'to-cook' || (state === 'held' && mode === 'table'))
  return {
    ...act(page),
    name: `the screen of ${hot}`,
    look: async () => {
      const { rows, deadPrinters } = await readBoard(page)
      return { ...tellRows(rows, ['to-cook', 'held']), printers: tellSilent(deadPrinters), bell: await readBell(page) }
    },
    must: (book) => ({
      ...tellPlates(book, isShown),
      printers: tellSilent(book.deadPrinter),
      bell: countWaiting(book),
    }),
  }
}

/** Every dish of every ticket until all of it was carried away. */
export async function openPass(stage: Stage): Promise<Kitchen> {
  const page = await open(stage, kitchen.pass)
  return {
    ...act(page),
    name: 'the pass',
    look: async () => {
      const { rows, deadPrinters } = await readBoard(page)
      return {
        ...tellRows(rows, ['held', 'to-cook', 'ready']),
        printers: tellSilent(deadPrinters),
        bell: await readBell(page),
      }
    },
    must: (book) => ({
      bell: countWaiting(book),
      ...tellPlates(book, ({ state }) => state === 'held' || state === 'to-cook' || state === 'ready'),
      printers: tellSilent(book.deadPrinter),
    }),
  }
}

/** A pass where nothing may ever stand: that of another site with the same numbers. */
export async function openQuietPass(stage: Stage, site: ServiceSite): Promise<Witness> {
  const page = await open(stage, kitchen.pass, site)
  return {
    name: `the pass of ${site.host}`,
    look: async () => ({
      elsewhere: tellRows((await readBoard(page)).rows, ['held', 'to-cook', 'ready', 'void']).plates,
    }),
    must: () => ({ elsewhere: {} }),
  }
}

const tellSilent = (name: string): Answers => (name === '' ? {} : { [name]: 'silent' })

function act(page: Page): Omit<Kitchen, keyof Witness> {
  return {
    page,
    press: ({ who }, dish) => findPress(page, who, dish).click(),
    async mind({ who }, dish, person) {
      await findPress(page, who, dish).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: kitchen.adapt, exact: true }).click()
      await sheet.getByRole('button', { name: person }).click()
      for (const digit of demoPin) await page.getByRole('button', { name: digit, exact: true }).click()
      await expect(sheet).toBeHidden()
    },
    carryAll: ({ who }, count) =>
      findTicket(page, who)
        .getByRole('button', { name: kitchen.serveAll(count), exact: true })
        .click(),
    fire: ({ who }, course) =>
      findTicket(page, who)
        .getByRole('button', { name: kitchen.fire(course), exact: true })
        .click(),
    async recall({ who }, dish) {
      await page.getByRole('button', { name: kitchen.recall, exact: true }).click()
      const panel = page.getByRole('region', { name: kitchen.recall, exact: true })
      const bumped = panel.getByRole('listitem').filter({ hasText: who }).filter({ hasText: dish.name })
      await bumped.first().getByRole('button', { name: kitchen.putBack, exact: true }).click()
      await page.getByRole('button', { name: kitchen.recall, exact: true }).click()
      await expect(panel).toBeHidden()
    },
    async pause(dish) {
      await page.getByRole('button', { name: pauses.open, exact: true }).click()
      await page.getByLabel(pauses.search).fill(dish.name)
      await page.getByRole('button', { name: pauses.quickOf(dish.name), exact: true }).click()
      await expect(page.getByRole('button', { name: pauses.resume, exact: true })).toBeVisible()
      await page.getByRole('button', { name: pauses.open, exact: true }).click()
    },
  }
}
