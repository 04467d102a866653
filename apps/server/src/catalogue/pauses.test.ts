import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { ProductId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveEvent } from '../database/schema/outbox.ts'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin, dish } from '../testing/cart/carts.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { pairAt, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let cook: StaffBrowser
const clock = { now: testNow }
beforeAll(async () => {
  shop = await createTestApp({ now: () => clock.now })
  cook = await signInAs(shop, 'plancha')
})
afterAll(() => shop.close())

const { centro: storeId } = storeIds
const ofDish = (slug: string) => ({ storeId, productId: dish(slug).id, optionValueId: null })
const today = { until: 'today', day: null, left: null } as const
const pause = (slug: string) => accepted(cook.pauseThing({ ...ofDish(slug), ...today }))
const listPaused = async () => {
  const { dishes, values } = await accepted(cook.showPauses({ storeId }))
  return [...dishes, ...values].filter(({ pausedUntil }) => pausedUntil !== null).map(({ name }) => name)
}
const tryToAdd = async (slug: string) => {
  const { client } = await shop.visit()
  const { cartId } = await begin(client)
  return add(client, cartId, slug).then(
    () => 'added',
    (error: Error) => error.message,
  )
}
/** Every instance hears of a change by the database; here it is awaited. */
const hears = (slug: string, told: string) => expect.poll(() => tryToAdd(slug), { timeout: 20_000 }).toContain(told)

describe('a pause', () => {
  it('is asked for in the order of the menu; what is only sold inside other dishes comes last', async () => {
    const { dishes } = await accepted(cook.showPauses({ storeId }))
    const { products, categories } = casaComanda
    const listed = dishes.map(({ productId }) => products.find(({ id }) => id === productId)?.categoryIds ?? [])
    const firstInside = listed.findIndex(({ length }) => length === 0)
    expect(firstInside).toBeGreaterThan(0)
    expect(listed.slice(firstInside).every(({ length }) => length === 0)).toBe(true)
    expect(listed[0]).toContain(categories.find(({ id }) => listed.some((ids) => ids.includes(id)))?.id)
  })

  it('has an end, which the clock alone brings: nobody sells the dish before, everybody afterwards [DAY-093]', async () => {
    const slug = 'croquetas-de-jamon'
    const { pausedUntil } = await pause(slug)
    await hears(slug, 'product-paused')
    expect(await listPaused()).toEqual(['Croquetas de jamón ibérico'])
    // A person's session ends long before the day does: a board reads what is true.
    const readAt = async (at: number) => {
      clock.now = at as typeof testNow
      const board = await pairAt(shop, { storeId }, clock.now)
      const { dishes } = await accepted(board.showPauses({ storeId }))
      return dishes.filter((one) => one.pausedUntil !== null).length
    }
    expect(await readAt((pausedUntil ?? 0) - 1)).toBe(1)
    expect(await readAt(pausedUntil ?? 0)).toBe(0)
    const { client } = await shop.visit({ standing: { storeId } })
    const key = { productId: dish(slug).id, slug: null, isService: false, storeId, warehouseId: null }
    expect((await accepted(client.getProduct(key))).products[0]?.published).toBe(true)
    clock.now = testNow
    await accepted(cook.resumeThing(ofDish(slug)))
  })

  it('ends with this business day, the next one, or where a chosen day begins; a board makes it too [DAY-089]', async () => {
    const board = await pairAt(shop, { storeId })
    const asked = ofDish('arroz-negro')
    const endOf = async (until: 'today' | 'tomorrow' | 'day', day: string | null = null) =>
      (await accepted(board.pauseThing({ ...asked, until, day: day as never, left: null }))).pausedUntil
    const [today, tomorrow] = [(await endOf('today')) ?? 0, (await endOf('tomorrow')) ?? 0]
    const dayMs = 24 * 3600_000
    expect(today).toBeGreaterThan(testNow)
    expect(tomorrow - today).toBe(dayMs)
    const third = new Date(tomorrow + dayMs).toISOString().slice(0, 10)
    expect(await endOf('day', third)).toBe(tomorrow + dayMs)
    expect(await listPaused()).toEqual(['Arroz negro con sepia'])
    await accepted(board.resumeThing(asked))
    const rider = await signInAs(shop, 'reparto')
    expect(await rider.pauseThing({ ...asked, until: 'today', day: null, left: null })).toMatchObject({
      refused: 'right-missing',
    })
  })

  it('of an option value leaves the dish, and nobody adds, pays or sends that choice [DAY-089] [DAY-091]', async () => {
    const { optionGroups } = dish('patatas-bravas')
    const [brava, alioli] = optionGroups[0]?.values ?? []
    if (!brava || !alioli) throw new Error('the demo has no sauces')
    const choosing = (value: typeof brava) => ({
      choice: {
        valueIds: [],
        units: [],
        options: [{ valueId: value.id, name: value.name.base, price: value.price, isFree: false }],
      },
    })
    const { client } = await shop.visit()
    const { cartId } = await begin(client)
    await add(client, cartId, 'patatas-bravas', choosing(alioli))
    const asked = { storeId, productId: null, optionValueId: alioli.id }
    expect(await cook.pauseThing({ ...asked, until: null, day: null, left: null })).toMatchObject({
      refused: 'end-missing',
    })
    await accepted(cook.pauseThing({ ...asked, ...today }))
    expect(await listPaused()).toEqual(['Alioli · Patatas bravas'])
    const other = await shop.visit()
    const { cartId: otherId } = await begin(other.client)
    const tryValue = (value: typeof brava) =>
      add(other.client, otherId, 'patatas-bravas', choosing(value)).then(
        () => 'added',
        (error: Error) => error.message,
      )
    await expect.poll(() => tryValue(alioli), { timeout: 20_000 }).toContain('product-paused')
    expect(await tryValue(brava)).toBe('added')
    const payment = aPayment(cartId, atTheDoor())
    expect(await client.savePaymentWeb(payment)).toMatchObject({ refused: 'product-paused' })
    await accepted(cook.resumeThing(asked))
    await expect.poll(() => tryValue(alioli), { timeout: 20_000 }).toBe('added')
    expect(await accepted(client.savePaymentWeb(payment))).toHaveProperty('orderNumber')
  })

  it('tells the open menus of diners which dishes fall and rise with it, where and until when', async () => {
    const [burger, menu] = [dish('hamburguesa-comanda').id, dish('menu-doble-hamburguesa').id]
    let heard = (await readProductNews()).length
    const hear = async () => {
      const news = (await readProductNews()).slice(heard)
      heard += news.length
      return news.toSorted((one, other) => one.product - other.product)
    }
    const say = (product: ProductId, until: Instant | null) => ({
      kind: 'publication-changed',
      product,
      published: until === null ? 1 : 0,
      store: storeId,
      ...(until !== null && { until: new Date(until).toISOString() }),
    })
    const sayAll = (until: Instant | null) =>
      [say(burger, until), say(menu, until)].toSorted((one, other) => one.product - other.product)
    const ofBurger = ofDish('hamburguesa-comanda')
    const { pausedUntil: evening } = await pause('hamburguesa-comanda')
    expect(await hear()).toEqual(sayAll(evening))
    // An open page must not sell it again at the end of the first pause.
    const nextDay = { until: 'tomorrow', day: null, left: null } as const
    const { pausedUntil: later } = await accepted(cook.pauseThing({ ...ofBurger, ...nextDay }))
    expect(await hear()).toEqual(sayAll(later))
    await pause('hamburguesa-comanda')
    expect(await hear()).toEqual(sayAll(evening))
    // The menu is out for longer than the burger in it, which comes back alone.
    await accepted(cook.pauseThing({ ...ofDish('menu-doble-hamburguesa'), ...nextDay }))
    expect(await hear()).toEqual([say(menu, later)])
    // So many are left after all: it is sold again.
    await accepted(cook.pauseThing({ ...ofBurger, until: 'left', day: null, left: 5 }))
    expect(await hear()).toEqual([say(burger, null)])
    await accepted(cook.resumeThing(ofBurger))
    expect(await hear()).toEqual([])
    await accepted(cook.resumeThing(ofDish('menu-doble-hamburguesa')))
    expect(await hear()).toEqual([say(menu, null)])
  })

  it('without an end is refused, and so is what the store does not sell [DAY-089]', async () => {
    const asked = { ...ofDish('croquetas-de-jamon'), until: null, day: null, left: null }
    expect(await cook.pauseThing(asked)).toMatchObject({ refused: 'end-missing' })
    expect(await cook.pauseThing({ ...asked, productId: 99_999 as never, ...today })).toMatchObject({
      refused: 'product-not-found',
    })
    expect(await cook.resumeThing(ofDish('croquetas-de-jamon'))).toMatchObject({ refused: 'already-there' })
  })

  it('says before it is confirmed what falls and whom to call [DAY-091]', async () => {
    const { client } = await shop.visit()
    const { cartId } = await begin(client)
    await add(client, cartId, 'pulpo-a-la-gallega')
    const { orderNumber } = await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const { fallen, orders } = await accepted(cook.previewPause(ofDish('pulpo-a-la-gallega')))
    expect(fallen).toContain('Pulpo a la gallega')
    expect(orders).toEqual([{ number: orderNumber, name: 'Ana Gil', phone: '600123456' }])
    expect(await listPaused()).toEqual([])
    const { dishes } = await accepted(cook.showPauses({ storeId }))
    const burger = dishes.find(({ productId }) => productId === dish('hamburguesa-comanda').id)
    expect(burger?.falls).toEqual(['Dos hamburguesas y bebida'])
  })

  it('stops carts that hold the dish: they say so, and are neither paid nor sent until changed [DAY-092]', async () => {
    const [web, table] = [await shop.visit(), await shop.visit()]
    const slug = 'ensaladilla-rusa'
    const { cartId } = await begin(web.client)
    await add(web.client, cartId, slug)
    const { cartId: tableId } = await begin(table.client, atTable(11))
    const { lineId } = await add(table.client, tableId, slug)
    await add(table.client, tableId, 'pulpo-a-la-gallega')
    await pause(slug)
    await hears(slug, 'product-paused')
    const { menu } = await accepted(web.client.getCart({ cartId, atTable: false }))
    expect(menu.products).toMatchObject([{ slug, published: false }])
    const payment = aPayment(cartId, atTheDoor())
    expect(await web.client.savePaymentWeb(payment)).toMatchObject({ refused: 'product-paused' })
    expect(await table.client.sendRound({ cartId: tableId })).toMatchObject({ refused: 'product-paused' })
    await accepted(table.client.deleteCartItem({ cartId: tableId, lineId, device: null }))
    expect(await accepted(table.client.sendRound({ cartId: tableId }))).toMatchObject({ dishes: 1 })
    await accepted(cook.resumeThing(ofDish(slug)))
    await expect
      .poll(async () => 'orderNumber' in (await web.client.savePaymentWeb(payment)), { timeout: 20_000 })
      .toBe(true)
  })
})

/** What open pages are told of dishes, as it is stored. */
async function readProductNews() {
  const rows = await shop.database.db
    .select()
    .from(liveEvent)
    .where(eq(liveEvent.topic, 'products'))
    .orderBy(liveEvent.id)
  return rows.map(({ message }) => message as { readonly product: ProductId })
}
