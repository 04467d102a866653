import { expect, test } from '../journey.ts'

test.describe('for search engines and chats', () => {
  test('home names what is to be had and where, its addresses, its picture and its venues [SITE-012] [F-238]', async ({
    page,
    visit,
    request,
    baseURL,
  }) => {
    const origin = baseURL?.replace(/\/$/, '')
    await visit('/?lang=en')
    await expect(page).toHaveTitle('Menu and orders · Madrid, Las Palmas de Gran Canaria · Casa Comanda')
    const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name)
    expect(await attribute('link[rel=canonical]', 'href')).toBe(`${origin}/?lang=en`)
    expect(await attribute('link[hreflang=de]', 'href')).toBe(`${origin}/?lang=de`)
    expect(await attribute('link[hreflang=x-default]', 'href')).toBe(`${origin}/`)
    expect(await attribute('meta[name=description]', 'content')).toBeTruthy()
    const picture = (await attribute('meta[property="og:image"]', 'content')) ?? ''
    const answer = await request.get(picture)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
    expect((await request.get((await attribute('link[rel=icon]', 'href')) ?? '')).status()).toBe(200)

    const venues = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(venues).toHaveLength(3)
    const [first] = venues.map((text) => JSON.parse(text) as Record<string, unknown>)
    expect(first).toMatchObject({ '@type': 'Restaurant', currenciesAccepted: 'EUR', hasMenu: `${origin}/` })
    expect(first?.openingHoursSpecification).toContainEqual(expect.objectContaining({ opens: expect.any(String) }))
  })

  test('a dish is shared with its own name and picture, and told to search engines [F-238]', async ({
    page,
    visit,
  }) => {
    await visit('/products/patatas-bravas')
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Patatas bravas/)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/pictures\/.+-big\.webp$/)
    const told = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as object
    expect(told).toMatchObject({ '@type': 'MenuItem', name: 'Patatas bravas', offers: { price: '6.50' } })
    // Its sauces may change them.
    expect(told).not.toHaveProperty('suitableForDiet')
  })

  test('every address of the sitemap has a page', async ({ request }) => {
    const map = await (await request.get('/sitemap.xml')).text()
    const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(60)
    const missing: string[] = []
    for (const address of addresses) if ((await request.get(address)).status() !== 200) missing.push(address)
    expect(missing).toEqual([])
  })
})
