import { expect, type Locator, type Page } from '@playwright/test'
import type { Answers } from '../answers.ts'
import { isHere, isUnserved, owedOf, type Party } from '../book.ts'
import type { ServiceTable } from '../house/dishes.ts'
import { busy } from '../house/sites.ts'
import { openStaffScreen } from '../staff-device.ts'
import { phone, type Stage } from '../stage.ts'
import type { Witness } from '../witness.ts'
import { euros, findSaid, readPrices, toPlain, words } from '../words.ts'
import { countWaiting, readBell } from './bell.ts'
import { takeMoney } from './take-money.ts'

const { floor } = words

/** A waiter's phone, which shows the tables. */
export interface Waiter extends Witness {
  readonly page: Page
  open(table: ServiceTable): Promise<void>
  /** Somebody goes where a table calls. */
  answer(party: Party): Promise<void>
  take(party: Party, by: 'cash' | 'terminal'): Promise<void>
  /** The guests of a table that has paid have left. */
  free(party: Party): Promise<void>
}

export async function openWaiter(stage: Stage): Promise<Waiter> {
  const page = await openStaffScreen(stage, { site: busy, as: 'sala', path: '/floor', viewport: phone })
  const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })
  const sheet = (name: string): Locator => page.getByRole('dialog', { name, exact: true })
  const close = (name: string) => sheet(name).getByRole('button', { name: words.common.close, exact: true }).click()
  return {
    page,
    name: 'the phone of the waiter',
    look: async () => ({ ...(await readFloor(page)), bell: await readBell(page) }),
    must: (book) => {
      const sitting = book.parties.filter((party) => party.mode === 'table' && isHere(party))
      const calls = sitting.filter(({ call }) => call !== null)
      return {
        bell: countWaiting(book),
        tables: Object.fromEntries(sitting.map((party) => [party.who, standOfTable(party)])),
        waiting: Object.fromEntries(calls.map(({ who, call }) => [who, call ?? ''])),
      }
    },
    async open({ name }) {
      await tile(name).click()
      await sheet(name).getByRole('button', { name: floor.open, exact: true }).click()
      await expect(sheet(name).getByText(floor.nothingSent)).toBeVisible()
      await close(name)
    },
    answer: ({ who, call }) =>
      page.getByRole('button', { name: floor.answerCall(who, floor.kinds[call ?? 'help']), exact: true }).click(),
    async take({ who }, by) {
      await tile(who).click()
      await takeMoney(sheet(who), by)
      await expect(sheet(who)).toBeHidden()
    },
    async free({ who }) {
      await tile(who).click()
      await sheet(who).getByRole('button', { name: floor.setFree, exact: true }).click()
      await expect(sheet(who)).toBeHidden()
    },
  }
}

/** A table that has paid is not free: its guests still sit there. */
function standOfTable(party: Party): string {
  if (party.paid === 0) return `open, owes ${euros(owedOf(party))}`
  const waiting = party.plates.filter(({ state }) => isUnserved(state)).length
  return waiting === 0 ? 'paid' : `paid, ${floor.unserved(waiting)}`
}

async function readFloor(page: Page) {
  const { buttons, calls } = await page.evaluate((title) => {
    const list = document.querySelector(`section[aria-label="${title}"]`)
    return {
      buttons: Array.from(document.querySelectorAll('section section li button, section li button'), (tile) => ({
        inCalls: list?.contains(tile) ?? false,
        text: tile instanceof HTMLElement ? (tile.textContent ?? '') : '',
        lines: tile instanceof HTMLElement ? tile.innerText.split('\n') : [],
      })),
      calls: Array.from(list?.querySelectorAll('li') ?? [], (row) => row.innerText.split('\n')),
    }
  }, floor.calls)
  const tiles = buttons
    .filter(({ inCalls }) => !inCalls)
    .map(({ lines }) => lines.map(toPlain).filter((line) => line !== ''))
  const states = { free: floor.free, open: floor.opened, paid: floor.paid, paying: floor.paying, owing: floor.toTake }
  const taken = tiles.flatMap((lines): [string, string][] => {
    const text = lines.join(' ')
    const state = findSaid(text, states)
    if (state === null || state === 'free') return []
    const unserved = lines.find((line) => line === floor.unserved(1) || line.endsWith(floor.unserved(2).slice(1)))
    const said =
      state === 'paid'
        ? ['paid', ...(unserved === undefined ? [] : [unserved])]
        : [state, `owes ${euros(readPrices(text)[0] ?? 0)}`]
    return [[nameOf(lines), said.join(', ')]]
  })
  return {
    tables: Object.fromEntries(taken) as Answers,
    waiting: Object.fromEntries(
      calls.map((lines) => [toPlain(lines[0] ?? ''), findSaid(toPlain(lines.join(' ')), floor.kinds) ?? 'something']),
    ) as Answers,
  }
}

/** The room is said to whoever does not see the screen, and stands before the name. */
function nameOf(lines: readonly string[]): string {
  return lines
    .slice(
      0,
      lines.findIndex(
        (line) =>
          findSaid(line, { free: floor.free, open: floor.opened, paid: floor.paid, paying: floor.paying }) !== null,
      ),
    )
    .join(' ')
}
