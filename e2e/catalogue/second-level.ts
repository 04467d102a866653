import type { Page } from '@playwright/test'

/** The day's menu with its first course chosen, while the second is being chosen. */
export async function enterSecondLevel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Elegir platos/ }).click()
  const menu = page.getByRole('dialog', { name: 'Menú del día' })
  await menu.getByRole('button', { name: 'Añadir Crema de calabaza' }).click()
  await menu.getByRole('button', { name: 'Añadir Entrecot a la brasa' }).click()
  await page.getByRole('dialog', { name: 'Entrecot a la brasa' }).getByRole('radio', { name: 'Poco hecho' }).check()
}

/** A menu, a dish inside it that is chosen in its own dialog, and the question before leaving. */
export const parts = (page: Page) => ({
  // Above the dish, which has the same name.
  menu: page.getByRole('dialog', { name: 'Menú del día' }).last(),
  second: page.getByRole('dialog', { name: 'Entrecot a la brasa' }),
  question: page.getByRole('dialog', { name: '¿Salir sin guardar lo que has elegido?' }),
})
