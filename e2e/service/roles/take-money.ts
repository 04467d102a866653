import { expect, type Locator } from '@playwright/test'
import { words } from '../words.ts'

const { floor } = words

/** Whoever hands something over, or serves a table, takes what the sheet says is owed. */
export async function takeMoney(sheet: Locator, by: 'cash' | 'terminal'): Promise<void> {
  await sheet.getByRole('button', { name: floor[by], exact: true }).click()
  const taken =
    by === 'cash'
      ? sheet.getByRole('button', { name: new RegExp(`^${floor.exact('')}`) })
      : sheet.getByRole('button', { name: floor.terminalYes, exact: true })
  await taken.click()
  await expect(sheet.getByRole('status')).toContainText(floor.taken)
  await sheet.getByRole('button', { name: words.common.close, exact: true }).last().click()
}
