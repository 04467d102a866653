import type { Page } from '@playwright/test'
import type { Answers } from '../answers.ts'
import type { Book } from '../book.ts'
import { anyNumber, toPlain, toWhole, words } from '../words.ts'

const { common } = words

/** The one bell that every screen of the staff has. */
export async function readBell(page: Page): Promise<Answers> {
  const labels = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
  const said = labels.map(toPlain)
  if (said.includes(common.waitingOf(0))) return { bell: '0' }
  const count = said
    .map((label) => toWhole(common.waitingOf(anyNumber)).exec(label)?.[1])
    .find((one) => one !== undefined)
  return { bell: count ?? 'no bell' }
}

/**
 * Orders without an answer, tables that call, dishes that stand at the pass for a table, and printers that are silent: for
 * everybody who can do something about them.
 */
export function countWaiting({ parties, deadPrinter }: Book): Answers {
  const orders = parties.filter(({ stand }) => stand === 'waiting').length
  const calls = parties.filter(({ stand, call }) => stand === 'accepted' && call !== null).length
  const carried = parties
    .filter(({ mode }) => mode === 'table')
    .map(({ plates }) => plates.filter(({ state }) => state === 'ready'))
  const tickets = carried.reduce((sum, ready) => sum + new Set(ready.map(({ round }) => round)).size, 0)
  return { bell: String(orders + calls + tickets + (deadPrinter === '' ? 0 : 1)) }
}
