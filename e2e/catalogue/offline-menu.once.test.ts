import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'

test.use({ serviceWorkers: 'allow', fetchesAhead: true })

test('after a first visit the menu opens without a connection, and says since when it is kept', async ({ context }) => {
  // A page of its own, because the browser logs failed requests as errors, which are expected here.
  const page = await context.newPage()
  await page.addInitScript(sayNoToCookies)
  await page.goto('/')
  await waitUntilAlive(page)
  // The worker keeps the page that started it, and home.
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/', { ignoreVary: true })))).toBe(true)
  const script = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')
  await expect.poll(() => page.evaluate(async (src) => Boolean(await caches.match(src)), script)).toBe(true)
  // And what a visitor is likely to need next: a dish opens without a connection too.
  await expect.poll(() => page.evaluate(countMissing)).toBe(0)
  await expect(page.getByText('Sin conexión')).toHaveCount(0)

  await context.setOffline(true)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await waitUntilAlive(page)
  await expect(page.getByRole('link', { name: 'Patatas bravas' }).first()).toBeAttached()
  await expect(page.getByText(/^Sin conexión\. Carta guardada el \d+ \w+ \d{4}, \d+:\d+: los precios/)).toBeVisible()
  await expectAccessible(page)

  // For a page that was never opened a notice is shown, with a link to what is kept.
  await page.goto('/products/pulpo-a-la-gallega', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión')
  await waitUntilAlive(page)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page.getByRole('link', { name: 'Patatas bravas' }).first()).toBeAttached()

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return lists.flat().map((address) => new URL(address).pathname)
  })
  expect(kept.filter((path) => /^\/(api|account|checkout|status)/.test(path))).toEqual([])

  await context.setOffline(false)
  await page.goto('/')
  await waitUntilAlive(page)
  await expect(page.getByText('Sin conexión')).toHaveCount(0)
  await page.close()
})

/** Runs in the page: how many of the files that its list names are not kept yet. */
async function countMissing(): Promise<number> {
  const list = document.querySelector('[data-later]')?.getAttribute('data-later') ?? ''
  const files: string[] = await (await fetch(list)).json()
  const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })))
  return files.length < 50 ? Number.NaN : kept.filter((one) => !one).length
}
