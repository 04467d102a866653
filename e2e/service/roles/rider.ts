import { expect, type Page } from '@playwright/test'
import { owedOf, type Party } from '../book.ts'
import { busy } from '../house/sites.ts'
import { openStaffScreen } from '../staff-device.ts'
import { phone, type Stage } from '../stage.ts'
import type { Witness } from '../witness.ts'
import { anyNumber, anyText, euros, readPrices, toPattern, toPlain, words } from '../words.ts'
import { readBell } from './bell.ts'
import { takeMoney } from './take-money.ts'

const { rides } = words

/** A rider's phone: only what they bring themselves. */
export interface Rider extends Witness {
  readonly page: Page
  claim(party: Party): Promise<void>
  leave(party: Party): Promise<void>
  /** The money is taken at the door, before it is handed over. */
  deliver(party: Party): Promise<void>
}

export async function openRider(stage: Stage): Promise<Rider> {
  const page = await openStaffScreen(stage, { site: busy, as: 'reparto', path: '/rides', viewport: phone })
  await expect(page.getByText(rides.none)).toBeVisible()
  const sheet = ({ number }: Party) => page.getByRole('dialog', { name: rides.order(number ?? 0), exact: true })
  const open = ({ number }: Party) =>
    page.getByRole('button', { name: new RegExp(`^${rides.order(number ?? 0)} `) }).click()
  return {
    page,
    name: 'the phone of the rider',
    look: async () => ({ ...(await readRides(page)), bell: await readBell(page) }),
    must: ({ parties }) => {
      const mine = parties.filter(({ ride, stand }) => ride !== 'none' && stand === 'accepted')
      return {
        // Nothing of what waits is a rider's.
        bell: { bell: '0' },
        orders: Object.fromEntries(mine.map(({ number, ride }) => [String(number), ride])),
        money: Object.fromEntries(mine.map((party) => [String(party.number), `owes ${euros(owedOf(party))}`])),
      }
    },
    async claim({ number }) {
      await page.getByRole('button', { name: toPattern(rides.free(anyNumber)) }).click()
      const free = page.getByRole('dialog', { name: rides.freeTitle, exact: true })
      await free.getByRole('button', { name: rides.claimOrder(number ?? 0), exact: true }).click()
      await free.getByRole('button', { name: words.common.close, exact: true }).click()
    },
    async leave(party) {
      await open(party)
      await sheet(party).getByRole('button', { name: rides.leave, exact: true }).click()
    },
    async deliver(party) {
      await takeMoney(sheet(party), 'cash')
      await sheet(party).getByRole('button', { name: rides.deliver, exact: true }).click()
      await expect(sheet(party)).toHaveCount(0)
    },
  }
}

async function readRides(page: Page) {
  const cards = await page.evaluate(
    (mine) =>
      Array.from(
        document.querySelectorAll<HTMLElement>(`section[aria-label="${mine}"] button`),
        ({ innerText }) => innerText,
      ),
    rides.mine,
  )
  const read = cards.map(toPlain).map((text) => ({
    number: toPattern(rides.order(anyNumber)).exec(text)?.[1] ?? '',
    ride: toPattern(rides.outSince(anyText)).test(text) ? 'out' : 'claimed',
    owed: text.includes(rides.paid) ? 0 : (readPrices(text).at(-1) ?? 0),
  }))
  return {
    orders: Object.fromEntries(read.map(({ number, ride }) => [number, ride])),
    money: Object.fromEntries(read.map(({ number, owed }) => [number, `owes ${euros(owed)}`])),
  }
}
