import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let house: TestApp
beforeAll(async () => {
  house = await createTestApp({ pages: true })
})
afterAll(() => house.close())

const ask = (url: string, headers: Record<string, string> = {}) =>
  house.app.inject({ url, headers: { host: 'localhost', ...headers } })

interface Menu {
  readonly dishes: readonly { readonly slug: string; readonly price?: string }[]
}
const slugs = async (url: string) => ((await ask(url)).json() as Menu).dishes.map(({ slug }) => slug)

describe('/menu.json', () => {
  it('tells dishes, prices, allergens and diets in the language asked for', async () => {
    const reply = await ask('/menu.json?lang=ger')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-language': 'de',
      'access-control-allow-origin': '*',
    })
    const menu = reply.json()
    expect(menu).toMatchObject({ language: 'de', currency: 'EUR' })
    expect(menu.allergens).toHaveLength(14)
    expect(menu.diets.map(({ code }: { code: string }) => code)).toContain('vegan')
    const dish = menu.dishes.find(({ slug }: { slug: string }) => slug === 'hamburguesa-de-garbanzos')
    expect(dish).toMatchObject({
      price: expect.stringMatching(/^\d+\.\d\d$/),
      allergens: expect.arrayContaining(['sesame']),
      traces: ['peanuts'],
      diets: expect.arrayContaining(['vegan']),
      url: 'http://localhost/products/hamburguesa-de-garbanzos',
      categories: [expect.any(String)],
    })
    expect(menu.categories.map(({ slug }: { slug: string }) => slug)).toContain(dish.categories[0])
  })

  it('has only what is published, and of a store only what it sells', async () => {
    const all = await slugs('/menu.json')
    expect(all).not.toContain('gazpacho-andaluz')
    expect(all).toContain('tabla-de-quesos')
    const counts = await Promise.all([1, 2, 3].map(async (id) => (await slugs(`/menu.json?store=${id}`)).length))
    expect(Math.min(...counts)).toBeLessThan(all.length)
  })

  it.each([
    ['/menu.json?store=99', 'localhost'],
    ['/menu.json?store=x', 'localhost'],
    ['/menu.json', 'reservas.localhost'],
    ['/menu.json', 'elsewhere.example'],
  ])('answers 404 to %s at %s', async (url, host) => {
    expect((await ask(url, { host })).statusCode).toBe(404)
  })

  it('tells no price where none is shown before a way of ordering is chosen', async () => {
    const { dishes } = (await ask('/menu.json', { host: 'socios.localhost' })).json() as Menu
    expect(dishes.length).toBeGreaterThan(0)
    expect(dishes.some((dish) => 'price' in dish)).toBe(false)
  })

  it('is not sent again to who has it, until the menu changes', async () => {
    const tag = String((await ask('/menu.json')).headers.etag)
    const again = () => ask('/menu.json', { 'if-none-match': tag })
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, ''])
    await house.database.db.execute(sql`update product set price = 777 where site_id = 1 and slug = 'arroz-negro'`)
    await expect.poll(async () => (await again()).statusCode).toBe(200)
  })
})

describe('a category’s page', () => {
  it('names the menu for machines, and carries its own dishes in the words of schema.org', async () => {
    const { body } = await ask('/categories/arroces?lang=en')
    expect(body).toContain('<link rel="alternate" type="application/json" href="/menu.json?lang=en">')
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}'
    const menu = JSON.parse(data)
    expect(menu).toMatchObject({ '@type': 'Menu', inLanguage: 'en' })
    expect(menu.hasMenuSection).toHaveLength(1)
    expect(menu.hasMenuSection[0].hasMenuItem[0]).toMatchObject({
      '@type': 'MenuItem',
      offers: { '@type': 'Offer', priceCurrency: 'EUR' },
    })
  })
})
