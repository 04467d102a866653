import type { Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { enterSecondLevel, parts } from './second-level.ts'

const readKept = (page: Page) => page.evaluate(() => localStorage.getItem('config-item'))

test('Back leads from step to step at both levels, and asks before a menu is thrown away [CONFIG-024, CONFIG-045] [F-039] [F-050]', async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Menú del día' }).last().click()
  await enterSecondLevel(page)
  const { menu, second, question } = parts(page)
  await second.getByRole('button', { name: 'Ir a opciones' }).click()
  await expect(second.getByRole('button', { name: 'Añadir Salsa roquefort' })).toBeVisible()

  await page.goBack()
  await expect(second.getByRole('radio', { name: 'Poco hecho' })).toBeChecked()
  await expect.poll(() => readKept(page)).not.toBeNull()
  await page.goBack()
  await expect(second).toHaveCount(0)
  await expect.poll(() => readKept(page)).toBeNull()
  await expect(menu.getByRole('button', { name: /^Primero/ })).toContainText('1/1')

  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Seguir eligiendo' }).click()
  await expect(menu.getByRole('button', { name: 'Quitar Crema de calabaza' })).toBeVisible()
  // Going back from the question stays as well.
  await page.goBack()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await menu.getByRole('button', { name: 'Cerrar' }).click()
  await question.getByRole('button', { name: 'Salir' }).click()
  await expect(question).toHaveCount(0)

  // Below the menu's own dialog lies the dish, and below the dish the page.
  await expect(page.getByRole('button', { name: /^Elegir platos/ })).toBeVisible()
  await expect(page).toHaveURL(/\/products\/menu-del-dia$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})
