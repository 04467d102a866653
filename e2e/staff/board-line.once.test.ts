import { expect, test } from '../journey.ts'
import { makeCode, onStaffHost, pairWith } from './on-staff-host.ts'
import { sendRound } from './send-round.ts'

test('a board without a line says how old its truth is, and shows what it missed once the line is back', async ({
  context,
  browser,
  baseURL,
}) => {
  const code = await makeCode(browser, onStaffHost(baseURL, ''), { kind: 'board', name: 'Pantalla sin línea' })
  // A page of its own, because the browser logs failed requests as errors, which are expected here.
  const page = await context.newPage()
  await page.goto(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)

  await page.getByLabel('Partida').selectOption({ label: 'Calientes' })
  const ours = page.getByRole('article', { name: /Terraza 7$/ }).last()
  await sendRound(browser, baseURL, { position: 7, dishes: { 'pulpo-a-la-gallega': {}, 'arroz-negro': {} } })
  await expect(ours).toContainText('Pulpo a la gallega')
  await page.setViewportSize({ width: 360, height: 400 })
  await page.evaluate(() => scrollTo(0, 80))
  const before = await page.evaluate(() => scrollY)

  const age = page.getByText(/^Sin conexión: esto es de hace \d+ (s|min)$/)
  await test.step('the age of its truth is shown, and counts [DAY-037]', async () => {
    await context.setOffline(true)
    await expect(age).toBeVisible()
    const first = await age.innerText()
    await expect(age).not.toHaveText(first)
  })

  await test.step('with the line the whole truth is back, at the same place [DAY-036]', async () => {
    await sendRound(browser, baseURL, { position: 8, dishes: { 'pulpo-a-la-gallega': { notes: 'sin línea' } } })
    await context.setOffline(false)
    await expect(age).toBeHidden()
    await expect(page.getByText('«sin línea»').last()).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
  await page.close()
})
