import type { ProductSearch } from '@comanda/contract/calls/product'
import { isRefusal } from '@comanda/contract/refusals'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { categoryIds } from '@comanda/demo/casa-comanda/categories'
import { menuIds } from '@comanda/demo/casa-comanda/menus'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Visit } from '../testing/http/open-visit.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createFindSimilar } from './find-similar.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

async function find(text: string, more: Partial<ProductSearch> = {}, visit: Pick<Visit, 'client'> = server) {
  const search = { categoryId: null, brandId: null, text, offset: 0, limit: null, ...more }
  const answer = await visit.client.getProducts(search)
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refused}`)
  const slugs = answer.products.map(({ slug }) => slug)
  expect(await visit.client.getProductsCount({ ...search, limit: null })).toBe(slugs.length)
  return slugs
}

describe('a search', () => {
  test.each([
    ['a name, whatever the case and the accents', 'JAMÓN iberico', 'jamon-iberico-de-bellota'],
    ['a word of the description or the ingredients', 'pimenton de la vera', 'patatas-bravas'],
    ['the beginning of a word', 'brav', 'patatas-bravas'],
    ['a wrong letter', 'brabas', 'patatas-bravas'],
    ['a letter too many', 'tortillla', 'tortilla-de-patatas'],
    ['a letter too few', 'amburguesa', 'hamburguesa-comanda'],
    ['another spelling', 'croketas', 'croquetas-de-jamon'],
    ['the sound alone [F-075]', 'croketa', 'croquetas-de-jamon'],
    ['the sound alone [F-075]', 'tavla', 'tabla-de-quesos'],
    ['the sound alone [F-075]', 'paeya', 'paella-valenciana'],
    ['two words with a slip each', 'patats brabas', 'patatas-bravas'],
  ])('finds %s: %j [CATALOGUE-019] [OPEN-042]', async (_title, text, slug) => {
    expect(await find(text)).toContain(slug)
  })

  it('shows first what is called so', async () => {
    const [first] = await find('tortilla')
    expect(first).toBe('tortilla-de-patatas')
  })

  it('forgives a slip only where nothing is spelt so, and no other word', async () => {
    const spelt = await find('bravas')
    expect(await find('brabas')).toEqual(expect.arrayContaining(spelt))
    for (const nonsense of ['zzzz', 'qwertyuiop', 'xilofono', 'zz zz'])
      expect(await find(nonsense), nonsense).toEqual([])
  })

  it('reads the words of the visitor’s language alone [OPEN-042]', async () => {
    const english = await server.visit({ standing: { language: 'en' } })
    expect(await find('octopus', {}, english)).toContain('pulpo-a-la-gallega')
    expect(await find('octopuss', {}, english)).toContain('pulpo-a-la-gallega')
    expect(await find('octopuss')).not.toContain('pulpo-a-la-gallega')
  })

  it('stays within the store, the menu and the category asked about [OPEN-042]', async () => {
    for (const text of ['tabla de quesos', 'tabla de kesos']) {
      const there = await server.visit({ standing: { storeId: storeIds.malasana } })
      const here = await server.visit({ standing: { storeId: storeIds.centro } })
      expect(
        [await find(text, {}, here), await find(text, {}, there)].map((slugs) => slugs.includes('tabla-de-quesos')),
      ).toEqual([true, false])
    }
    const delivered = await server.visit({ standing: { menuId: menuIds.delivery } })
    expect(await find('paela')).toContain('paella-valenciana')
    expect(await find('paela', {}, delivered)).not.toContain('paella-valenciana')
    expect(await find('brabas', { categoryId: categoryIds.desserts })).toEqual([])
  })

  test.each([
    ["'; drop table product; --"],
    ['%_\\%'],
    ['\0\u0001'],
    ['<script>alert(1)</script>'],
    ['((((('],
    ['a'.repeat(5_000)],
    [' '.repeat(300)],
    ['palabra '.repeat(200)],
    ['🥘🥘🥘🥘'],
    ['&:*|!<->'],
  ])('answers hostile text calmly: %j', async (text) => {
    const answer = await server.client.getProducts({ categoryId: null, brandId: null, text, offset: 0, limit: 5 })
    expect(isRefusal(answer)).toBe(false)
  })

  it('answers bytes that are no text calmly', async () => {
    for (const bytes of ['%ED%A0%80', '%00', '%FF%FE', '%']) {
      const reply = await server.app.inject({ method: 'GET', url: `${signedUrl(server, '/Products')}&search=${bytes}` })
      expect(reply.statusCode, bytes).toBe(200)
    }
  })
})

it('finds no dish by what it must be without, unless it is called so [F-075]', async () => {
  expect(await find('sin gluten')).toEqual([])
  expect(await find('arroz glutinoso')).not.toEqual([])
})

it('finds every dish by its own name with one letter wrong [F-075]', async () => {
  const names = casaComanda.products
    .filter(({ published, service, categoryIds }) => published && service === null && categoryIds.length > 0)
    .map(({ slug, name }) => ({ slug, name: name.base }))
  const everywhere = { categoryId: null, brandId: null, offset: 0, limit: null }
  const anyLetter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  const slip = fc.record({ dish: fc.constantFrom(...names), at: fc.nat(), letter: anyLetter })
  await fc.assert(
    fc.asyncProperty(slip, async ({ dish, at, letter }) => {
      const letters = [...dish.name.matchAll(/\p{L}/gu)].map(({ index }) => index)
      const place = letters[at % letters.length] ?? 0
      const text = `${dish.name.slice(0, place)}${letter}${dish.name.slice(place + 1)}`
      const answer = await server.client.getProducts({ ...everywhere, text })
      const found = isRefusal(answer) ? [] : answer.products.map(({ slug }) => slug)
      expect(found, text).toContain(dish.slug)
    }),
    { numRuns: 100 },
  )
})

it('forgives what sounds or looks alike where the database has no pg_trgm, and says once that it forgives no more', async () => {
  const alone = await createTestApp()
  try {
    await alone.database.db.execute(sql`drop extension pg_trgm cascade`)
    expect(await find('bravas', {}, alone)).toContain('patatas-bravas')
    expect(await find('brabas', {}, alone)).toContain('patatas-bravas')
    // Two slips in a short word: only the database would still know it.
    expect(await find('btabsa', {}, alone)).toEqual([])
    const said: string[] = []
    const findSimilar = createFindSimilar(alone.database.db, (text) => said.push(text))
    for (const text of ['brabas', 'croketas']) expect(await findSimilar(alone.keys.siteId, text, 'es')).toEqual([])
    expect(said).toEqual([expect.stringContaining('pg_trgm')])
  } finally {
    await alone.close()
  }
})
