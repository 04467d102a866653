import type { Locator } from '@playwright/test'

/** Opens the row of an order on its board: what can be done less often stands in it. One that is open stays so. */
export async function openRow(row: Locator): Promise<Locator> {
  const toggle = row.getByRole('button', { name: /^Abrir el pedido/ })
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click()
  return row
}
