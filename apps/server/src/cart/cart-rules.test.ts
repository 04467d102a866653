import { createHash, randomUUID } from 'node:crypto'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { demoPassword } from '@comanda/demo/demo-site'
import { type AttributeValueId, toId } from '@comanda/rules/ids'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { cart } from '../database/schema/cart.ts'
import { site } from '../database/schema/site.ts'
import { accepted, add, aLine, aSave, aSetup, atTable, begin, dish, look, toAddress } from '../testing/cart/carts.ts'
import { siteId } from '../testing/database/rows.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const toHome = (postalCode: string) => aSetup({ mode: 'delivery', address: toAddress(postalCode) })

describe('the service charge', () => {
  it('is one line that follows the dishes, and goes with the last of them', async () => {
    const { cartId } = await begin(shop.client, atTable(1, resourceIds.centro.salon))
    const first = await add(shop.client, cartId, 'pulpo-a-la-gallega')
    expect(first.total).toBe(1950 + 195)
    const second = await add(shop.client, cartId, 'agua-mineral')
    expect(second.total).toBe(1950 + 180 + 213)
    const { cart: held } = await look(shop.client, cartId)
    expect(held.lines.filter(({ productId }) => productId === dish('servicio-de-salon').id)).toMatchObject([
      { id: cartId, quantity: 1, deletable: false },
    ])
    await shop.client.deleteCartItem({ cartId, lineId: first.lineId, device: null })
    await shop.client.deleteCartItem({ cartId, lineId: second.lineId, device: null })
    expect((await look(shop.client, cartId)).cart.lines).toEqual([])
  })
})

describe('a buffet', () => {
  it('takes its dishes per round and no more, in quantities too [ERRORS-029]', async () => {
    const { cartId } = await begin(shop.client, atTable(2))
    await add(shop.client, cartId, 'buffet-libre')
    const { lineId, total } = await add(shop.client, cartId, 'pulpo-a-la-gallega', { quantity: 5 })
    expect(total).toBe(dish('buffet-libre').price)
    const more = { cartId, ...aLine('pimientos-de-padron') }
    expect(await shop.client.postCartItem(more)).toMatchObject({
      refused: 'round-limit',
      message: 'Ha alcanzado el límite de platos de comida permitidos en esta ronda.',
    })
    const six = aLine('pulpo-a-la-gallega', { lineId, quantity: 6 })
    expect(await shop.client.putCartItem({ cartId, ...six })).toMatchObject({ refused: 'round-limit' })
  })

  it('that is blocked takes no food, and still drinks [ERRORS-030]', async () => {
    const { cartId } = await begin(shop.client, atTable(3))
    await add(shop.client, cartId, 'buffet-libre')
    await shop.database.db.update(cart).set({ buffetBlocked: true }).where(eq(cart.id, cartId))
    expect(await shop.client.postCartItem({ cartId, ...aLine('pulpo-a-la-gallega') })).toMatchObject({
      refused: 'buffet-blocked',
      message: 'Debe esperar el tiempo establecido para pedir la siguiente ronda de comida',
    })
    await add(shop.client, cartId, 'agua-mineral')
  })
})

describe('a code', () => {
  it('takes off what it is worth, and nothing once taken off', async () => {
    const { cartId } = await begin(shop.client)
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    const save = (couponCode: string | null) =>
      shop.client.saveCart(aSave({ cartId, codes: { couponCode, receipt: null } }))
    expect(await save('bienvenida')).toMatchObject({ cartId })
    const told = await look(shop.client, cartId)
    expect(told).toMatchObject({ total: 1755, coupon: { code: 'BIENVENIDA', usesLeft: null } })
    expect(await save(null)).toMatchObject({ cartId })
    expect(await look(shop.client, cartId)).toMatchObject({ total: 1950, coupon: null })
  })

  it.each([
    ['NADA', 'coupon-not-found'],
    ['CINCO', 'coupon-below-minimum'],
    ['CADUCADO', 'coupon-expired'],
  ])('%s is refused as %s and not kept', async (couponCode, refused) => {
    const { cartId } = await begin(shop.client)
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    const codes = { couponCode, receipt: null }
    expect(await shop.client.saveCart(aSave({ cartId, codes }))).toMatchObject({ refused })
    expect((await look(shop.client, cartId)).cart).toMatchObject({ couponCode: null, version: 2 })
  })
})

describe('delivery', () => {
  it('costs what its zone says, and nothing from its amount on [API-078] [PRICE-029]', async () => {
    const { cartId } = await begin(shop.client, toHome('28013'))
    const shipping = async () => accepted(await shop.client.calculateShipping({ id: cartId })).shipping
    expect(await shipping()).toBe(0)
    const { total } = await add(shop.client, cartId, 'pulpo-a-la-gallega')
    expect([await shipping(), total]).toEqual([190, 1950 + 190])
    expect((await add(shop.client, cartId, 'pulpo-a-la-gallega')).total).toBe(3900)
    expect(await shipping()).toBe(0)
  })

  it('is refused where nobody delivers, and at a day or hour nobody cooks', async () => {
    const refused = async (setup: ReturnType<typeof aSetup>) => (await shop.client.saveCart(aSave({ setup }))) as object
    expect(await refused(toHome('99999'))).toMatchObject({ refused: 'address-not-served' })
    const later = { dateType: 'scheduled' as const, date: '2020-01-01' as never, time: 600 as never }
    expect(await refused(aSetup(later))).toMatchObject({ refused: 'date-not-allowed' })
    const odd = { ...later, date: '2026-11-19' as never, time: 601 as never }
    expect(await refused(aSetup(odd))).toMatchObject({ refused: 'time-not-offered' })
  })

  it('is taken no further ahead than the store plans, and as soon as possible whatever day is sent along [F-011]', async () => {
    const far = { date: '2099-01-05' as never, time: 840 as never }
    const scheduled = await shop.client.saveCart(aSave({ setup: aSetup({ ...far, dateType: 'scheduled' }) }))
    expect(scheduled).toMatchObject({ refused: 'date-not-allowed' })
    const { cartId } = await begin(shop.client, aSetup({ ...far, dateType: 'asap' }))
    expect((await look(shop.client, cartId)).cart.setup).toMatchObject({ date: '2026-11-18', asSoonAsPossible: true })
  })

  it('moved elsewhere keeps its dishes, but for those not sold there', async () => {
    const { cartId } = await begin(shop.client, aSetup({ mode: 'takehere' }))
    const kept = await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await add(shop.client, cartId, 'ostras-al-natural')
    const moved = accepted(await shop.client.saveCart(aSave({ cartId, setup: toHome('28013') })))
    expect(moved.lineIds).toEqual([kept.lineId])
    expect((await look(shop.client, cartId)).cart.setup).toMatchObject({ mode: 'delivery' })
  })
})

it('gifts follow from what is in the cart, however often one asks [API-081]', async () => {
  const { cartId } = await begin(shop.client)
  const choice = { valueIds: [toId<AttributeValueId>(701_001)], options: [], units: [] }
  const { lineId, total } = await add(shop.client, cartId, 'nigiri-de-salmon', { choice, quantity: 3 })
  expect(total).toBe(840)
  const gift = { lineId, promotionId: 1, name: '3x2 en nigiris de dos piezas', amount: 420 }
  for (const ask of [shop.client.applyGifts, shop.client.listGifts, shop.client.applyGifts]) {
    expect(await ask({ id: cartId })).toEqual({ gifts: [gift], total: 840 })
  }
})

describe('a customer', () => {
  it('has the cart as theirs, on every device they log in with [CART-039]', async () => {
    const [one, other] = [await shop.visit(), await shop.visit()]
    const { cartId } = await begin(one.client)
    const login = { email: 'ana@demo.example', password: sha256(demoPassword) }
    const { session, customerId } = accepted(await one.client.customerLogin(login))
    const ana = { ...one, session }
    const post = (payload: object) =>
      shop.app.inject({ method: 'POST', url: signedUrl({ ...shop, ...ana }, '/DetailItemTemp'), payload })
    expect((await post({ sale: cartId, product: dish('agua-mineral').id, qty: 1 })).statusCode).toBe(200)
    const second = accepted(await other.client.customerLogin(login))
    const url = signedUrl({ ...shop, ...other, session: second.session }, '/SaleTemp', { id: cartId })
    expect((await shop.app.inject({ url })).json()).toMatchObject({ id: cartId, customer: customerId })
  })
})

describe('a cart', () => {
  it('is given up by who holds it [API-072] [CART-040]', async () => {
    const { cartId } = await begin(shop.client)
    expect(await shop.client.deleteCart({ id: cartId })).toEqual({ status: 'OK' })
    expect((await look(shop.client, cartId)).cart.state).toBe('abandoned')
    expect(await shop.client.postCartItem({ cartId, ...aLine('agua-mineral') })).toMatchObject({
      refused: 'cart-not-open',
    })
  })

  it('is started over, but not for the others at a table [API-077]', async () => {
    const { cartId } = await begin(shop.client)
    await add(shop.client, cartId, 'agua-mineral')
    expect(await shop.client.initCart({ id: cartId })).toMatchObject({ cartId, lineIds: [] })
    const table = await begin(shop.client, atTable(4))
    const { lineId } = await add(shop.client, table.cartId, 'agua-mineral')
    expect(await shop.client.initCart({ id: table.cartId })).toMatchObject({ lineIds: [lineId] })
  })

  it('of a table that was closed asks to read the code again [CART-038] [ERRORS-043] [OPEN-111]', async () => {
    const { cartId } = await begin(shop.client, atTable(6))
    await shop.database.db.update(cart).set({ state: 'closed' }).where(eq(cart.id, cartId))
    const payload = { sale: cartId, product: dish('agua-mineral').id, qty: 1 }
    const reply = await shop.app.inject({ method: 'POST', url: signedUrl(shop, '/DetailItemTemp'), payload })
    expect(reply.json()).toMatchObject({ status: 'LEER_BIDI', message: 'Por favor vuelva a leer el QR' })
    const told = await shop.client.postCartItem({ cartId, ...aLine('agua-mineral') })
    expect(told).toMatchObject({ refused: 'code-to-read-again' })
  })

  it('is written once for one key, however often it is sent', async () => {
    const { cartId } = await begin(shop.client)
    const payload = { sale: cartId, product: dish('agua-mineral').id, qty: 1 }
    const headers = { 'idempotency-key': randomUUID() }
    const post = (body: object = payload) =>
      shop.app.inject({ method: 'POST', url: signedUrl(shop, '/DetailItemTemp'), payload: body, headers })
    const first = await post()
    expect((await post()).json()).toEqual(first.json())
    expect((await post({ ...payload, qty: 2 })).statusCode).toBe(422)
    expect((await look(shop.client, cartId)).cart.lines).toMatchObject([{ quantity: 1 }])
  })
})

it('where waiters open the tables, nobody else does [ERRORS-036]', async () => {
  const set = async (tablesOpenedByStaff: boolean) => {
    await shop.database.db.update(site).set({ tablesOpenedByStaff }).where(eq(site.id, siteId))
    // A table opened before the setting takes effect would have a cart.
    const isFelt = async () => accepted(await shop.client.getWebsite({ id: siteId })).tablesOpenedByStaff
    await expect.poll(isFelt).toBe(tablesOpenedByStaff)
  }
  onTestFinished(() => set(false))
  await set(true)
  expect(await shop.client.saveCart(aSave({ setup: atTable(11) }))).toMatchObject({
    refused: 'table-not-opened',
    message: 'La mesa debe ser abierta previamente por un camarero',
  })
})

describe('a menu for another hour', () => {
  const thursday = { date: getIsoDate('2026-11-19'), time: getMinute('13:30'), dateType: 'scheduled' } as const
  const friday = { ...thursday, date: getIsoDate('2026-11-20') }

  // The test's clock stands at a Wednesday.
  it.each([
    ['Thursday’s stew for Thursday', thursday, null],
    ['Thursday’s stew for Friday', friday, 'choice-not-allowed'],
    ['Thursday’s stew at once', {}, 'choice-not-allowed'],
  ] as const)('judges %s by the hour that it is for [CONFIG-040] [F-221]', async (_what, hour, refused) => {
    const { cartId } = await begin(shop.client, aSetup(hour))
    const choice = { valueIds: [], options: [], units: chooseStew() }
    const answer = await shop.client.postCartItem({ cartId, ...aLine('menu-del-dia', { choice }) })
    if (refused !== null) return expect(answer).toMatchObject({ refused })
    expect(accepted(answer).total).toBe(dish('menu-del-dia').price + 150)
    return undefined
  })
})

function chooseStew() {
  return dish('menu-del-dia').sections.flatMap(({ id, minDishes, items }) => {
    const item = items.find(({ product }) => product.slug === 'fabada-asturiana') ?? items[0]
    if (minDishes === 0 || item === undefined) return []
    const nothing = { valueIds: [], options: [], units: [] }
    return [{ sectionId: id, itemId: item.id, includedQuantity: 0, price: null, choice: nothing }]
  })
}
