import { demoPin } from '@comanda/demo/demo-site'
import { expect, type Page } from '@playwright/test'
import type { Book } from '../book.ts'
import { findGuest } from '../guests.ts'
import { busy, storeId } from '../house/sites.ts'
import { openStaffScreen } from '../staff-device.ts'
import { type Stage, tablet } from '../stage.ts'
import type { Witness } from '../witness.ts'
import { toPlain, words } from '../words.ts'

const { common, pin } = words

/** A till that somebody has locked: nothing of the house can be read there, and what calls is heard all the same. */
export interface Till extends Witness {
  readonly page: Page
  lock(): Promise<void>
  unlock(): Promise<void>
}

export async function openTill(stage: Stage, book: Book, person: string): Promise<Till> {
  const device = { kind: 'till', name: 'Caja', storeId } as const
  const page = await openStaffScreen(stage, { site: busy, device, path: '/orders', viewport: tablet })
  const enter = async () => {
    await page.getByRole('button', { name: person }).click()
    for (const digit of demoPin) await page.getByRole('button', { name: digit, exact: true }).click()
    await expect(page.getByRole('button', { name: common.lock, exact: true }).first()).toBeVisible()
  }
  await enter()
  return {
    page,
    name: 'the till',
    async look() {
      const { calls, ...said } = await readLock(page)
      // What was answered elsewhere rings until somebody touches the screen, or does not: nobody is misled.
      return { locked: { ...said, ...(callsFor(book) && calls !== undefined ? { calls } : {}) } }
    },
    must: () => ({
      locked: { lock: book.lock, ...(book.lock === 'shut' && callsFor(book) ? { calls: 'something new' } : {}) },
    }),
    async lock() {
      await page.getByRole('button', { name: common.lock, exact: true }).first().click()
      await expect(page.getByRole('heading', { name: pin.lockedTitle, exact: true })).toBeVisible()
    },
    unlock: enter,
  }
}

/** Whatever calls has begun since it was locked: nothing did then. */
const callsFor = ({ parties }: Book) =>
  parties.some(({ stand, call }) => stand === 'waiting' || (stand === 'accepted' && call !== null))

/** A sum, or the name of a guest, must not be read on it. */
async function readLock(page: Page): Promise<Record<string, string>> {
  const { text, said } = await page.evaluate(() => ({
    text: document.body.innerText,
    said: Array.from(document.querySelectorAll('[role=status]'), ({ textContent }) => textContent ?? ''),
  }))
  const plain = toPlain(text)
  if (!plain.includes(pin.lockedTitle)) return { lock: 'open' }
  return {
    lock: 'shut',
    ...(said.includes(common.something) ? { calls: 'something new' } : {}),
    ...(/ €/.test(plain) ? { shows: 'amounts' } : {}),
    ...(findGuest(plain) === undefined ? {} : { shows: 'guests' }),
  }
}
