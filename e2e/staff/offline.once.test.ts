import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { makeCode, onStaffHost, pairWith } from './on-staff-host.ts'
import { sendRound } from './send-round.ts'

test.use({ serviceWorkers: 'allow' })

test('a board that is opened without a network shows what it knew last and how old it is, and goes on with bumps and recalls alone [DAY-040] [DAY-212]', async ({
  context,
  browser,
  baseURL,
}, { repeatEachIndex }) => {
  const note = `sin red ${repeatEachIndex}`
  const code = await makeCode(browser, onStaffHost(baseURL, ''), { kind: 'board', name: 'Pantalla sin red' })
  // A page of its own, because the browser logs failed requests as errors, which are expected here.
  const page = await context.newPage()
  await page.goto(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)
  await page.getByLabel('Partida').selectOption({ label: 'Calientes' })
  const ours = page.getByRole('article').filter({ hasText: `«${note}»` })
  const octopus = ours.getByRole('button', { name: /Pulpo a la gallega/ })
  await sendRound(browser, baseURL, { position: 1, dishes: { 'pulpo-a-la-gallega': { notes: note } } })
  await expect(octopus).toBeVisible()
  // The worker has every file of the shell once it is in charge of the page.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect.poll(() => page.evaluate((sent) => Object.values(localStorage).join().includes(sent), note)).toBe(true)

  const age = page.getByText(/^Sin conexión: esto es de hace \d+ (s|min)$/)
  const unsent = (count: number) => page.getByText(new RegExp(`^${count} pulsaci(ón|ones) sin enviar`))
  await test.step('without a network it is there after a reload, and says what waits', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(ours).toContainText('Pulpo a la gallega')
    await expect(age).toBeVisible()
    await expect(page.getByText('Se puede seguir')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Agotar' })).toHaveCount(0)
    await expect(page.getByLabel('Partida')).toBeDisabled()
    await expectClean(page)
  })

  await test.step('what is bumped is gone and counted as not sent, also after another reload, and comes back', async () => {
    await octopus.click()
    await expect(ours).toHaveCount(0)
    await expect(unsent(1)).toBeVisible()
    await page.reload()
    await expect(unsent(1)).toBeVisible()
    await expect(ours).toHaveCount(0)
    await page.getByRole('button', { name: 'Volver a sacar', exact: true }).click()
    const list = page.getByRole('region', { name: 'Volver a sacar' })
    await expectClean(page)
    await list.getByRole('listitem').filter({ hasText: 'Pulpo' }).getByRole('button', { name: 'Sacar' }).click()
    await expect(octopus).toBeVisible()
    await page.getByRole('button', { name: 'Volver a sacar', exact: true }).click()
    await octopus.click()
    await expect(unsent(3)).toBeVisible()
    await expect(ours).toHaveCount(0)
  })

  await test.step('any other address opens too, and asks who is there', async () => {
    await page.goto(onStaffHost(baseURL, '/orders'))
    await expect(page.getByRole('heading', { name: '¿Quién eres?' })).toBeVisible()
    await page.getByRole('link', { name: 'Cocina', exact: true }).click()
    await expect(unsent(3)).toBeVisible()
  })

  await test.step('with the network the truth is back, and what was pressed is done once', async () => {
    await sendRound(browser, baseURL, { position: 1, dishes: { 'pulpo-a-la-gallega': { notes: `otra ${note}` } } })
    await context.setOffline(false)
    await expect(age).toBeHidden()
    await expect(page.getByText(`«otra ${note}»`)).toBeVisible()
    await expect(page.getByText('sin enviar')).toHaveCount(0)
    await expect(ours).toHaveCount(0)
    // The server has it, too: it can be brought back from there.
    await page.getByRole('button', { name: 'Volver a sacar', exact: true }).click()
    const done = page
      .getByRole('region', { name: 'Volver a sacar' })
      .getByRole('listitem')
      .filter({ hasText: 'Pantalla sin red' })
    await done.first().getByRole('button', { name: 'Sacar' }).click()
    await expect(octopus).toBeVisible()
    await octopus.click()
    await expect(ours).toHaveCount(0)
  })
  await page.close()
})
