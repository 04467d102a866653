import { expect, type Locator, type Page } from '@playwright/test'
import type { Answers } from '../answers.ts'
import { isHere, isUnserved, owedOf, type Party } from '../book.ts'
import { findTable, type ServiceTable } from '../house/dishes.ts'
import { busy } from '../house/sites.ts'
import { openStaffScreen } from '../staff-device.ts'
import { phone, type Stage } from '../stage.ts'
import type { Witness } from '../witness.ts'
import { anyNumber, euros, findSaid, readPrices, toPattern, toPlain, words } from '../words.ts'
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

/** A table that has paid is not free: its guests still sit there. One that calls says so before all else. */
function standOfTable(party: Party): string {
  if (party.paid === 0) return `${party.call ?? 'open'}, owes ${euros(owedOf(party))}`
  const waiting = party.plates.filter(({ state }) => isUnserved(state)).length
  return waiting === 0 ? 'paid' : `paid, ${floor.unserved(waiting)}`
}

const states = {
  ...floor.kinds,
  free: floor.free,
  open: floor.opened,
  paid: floor.paid,
  paying: floor.paying,
  owing: floor.toTake,
}
const unserved = [floor.unserved(1), floor.unserved(anyNumber)].map(toPattern)

async function readFloor(page: Page) {
  const { tiles, calls } = await page.evaluate((title) => {
    const list = document.querySelector(`section[aria-label="${title}"]`)
    const buttons = Array.from(document.querySelectorAll<HTMLElement>('section li button'))
    return {
      tiles: buttons.filter((button) => !list?.contains(button)).map((tile) => tile.innerText),
      calls: Array.from(list?.querySelectorAll('li') ?? [], (row) => row.innerText),
    }
  }, floor.calls)
  const taken = tiles.map(toPlain).flatMap((text) => {
    const state = findSaid(text, states)
    return state === 'free' ? [] : [{ text, state, who: findTable(text) ?? `somebody unknown: ${text}` }]
  })
  return {
    tables: Object.fromEntries(taken.map(({ who, text, state }) => [who, tellTile(text, state)])) as Answers,
    waiting: Object.fromEntries(
      calls
        .map(toPlain)
        .map((text) => [findTable(text) ?? `somebody unknown: ${text}`, findSaid(text, floor.kinds) ?? 'something']),
    ) as Answers,
  }
}

function tellTile(text: string, state: string | null): string {
  if (state !== 'paid') return `${state}, owes ${euros(readPrices(text)[0] ?? 0)}`
  const said = unserved.map((pattern) => pattern.exec(text)?.[0]).find((one) => one !== undefined)
  return ['paid', ...(said === undefined ? [] : [said])].join(', ')
}
