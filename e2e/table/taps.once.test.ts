import { countTaps } from '../count-taps.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'

test('from a table’s code to a dish in the kitchen it takes three taps at most', async ({ page }) => {
  const { tap, count } = countTaps()
  await page.goto('/?store=1&resource=14&resource_pos=11')
  await waitUntilAlive(page)
  await expect(page.getByText('Estás en Sala 11')).toBeVisible()
  await tap(
    page
      .getByRole('article')
      .getByRole('button', { name: /^Lo quiero: / })
      .first(),
  )
  await tap(page.locator('[data-bar]').getByRole('button', { name: 'Ver ronda' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: /^Enviar a cocina · / }))
  await expect(page.getByRole('status').filter({ hasText: '1 plato va a cocina' })).toBeVisible()
  expect(count()).toBeLessThanOrEqual(3)
})
