import { expect, test, waitUntilAlive } from '../journey.ts'

test('a page that is left while it opens, or turned meanwhile, logs no error [F-088]', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // A fade between documents is aborted by a turned phone or a second tap, and the browser logs that as an error.
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition !== null) console.error('the browser fades from one document to the next')
    })
  })
  await visit('/')
  await page.getByRole('banner').getByRole('link').first().click()
  await page.setViewportSize({ width: 844, height: 390 })
  await waitUntilAlive(page)
  await page.evaluate(() => {
    location.assign('/allergens')
    location.assign('/categories')
  })
  await expect(page).toHaveURL('/categories')
  await waitUntilAlive(page)
  await expect(page.getByRole('main')).toBeVisible()
})

test('a page that takes long shows the bar [SHELL-053]', async ({ page, visit }) => {
  // Told by the page itself: a browser that is leaving a page answers no questions.
  const seen = Promise.withResolvers<string | null>()
  await page.exposeFunction('tell', (label: string | null) => seen.resolve(label))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]')
      if (bar) Reflect.get(globalThis, 'tell')(bar.getAttribute('aria-label'))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/')
  await page.route('**/contact', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true }).click()
  await page.waitForURL('**/contact')
  expect(await seen.promise).toBe('Cargando')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})
