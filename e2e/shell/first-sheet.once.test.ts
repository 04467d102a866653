import { expect, test } from '../journey.ts'

test('on a slow line the first sheet is there at once in its shape, before its code has come [F-078]', async ({
  page,
  context,
  visit,
}) => {
  await visit('/')
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: 180_000,
    uploadThroughput: 84_000,
  })
  const { promise: isSeen, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route(/setup-dialog.*\.js/, (route) => isSeen.then(() => route.continue()))
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  const shape = page.locator('#waiting-scrim > div')
  await expect(shape).toBeVisible()
  await expect(shape).toHaveCSS('opacity', '1')
  const box = await shape.boundingBox()
  expect(box?.width).toBe(page.viewportSize()?.width)
  expect(box?.height).toBeGreaterThan(300)
  // A clock on a busy machine proves nothing: what the page itself waits for is counted.
  const waits = await shape.evaluate((frame) => {
    const { animationDelay, animationDuration } = getComputedStyle(frame)
    return 1000 * (Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration))
  })
  expect(waits).toBeLessThanOrEqual(300)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letCodeCome()
  await expect(page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })).toBeVisible()
  await expect(shape).toBeHidden()
})
