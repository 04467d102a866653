import { sha256 } from '@comanda/contract/wire/sha256'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { demoPassword } from '@comanda/demo/demo-site'
import { getMethod } from '@comanda/payments/server/providers'
import { type CardId, type ProductId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { favourite, forgottenCard, savedAddress, savedCard } from '../database/schema/customer.ts'
import { placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { accepted } from '../testing/accepted.ts'
import { add, begin, dish } from '../testing/cart/carts.ts'
import { cardRow, siteId } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { signInAs } from '../testing/team/staff-browser.ts'
import { addTwin } from '../testing/team/twin-house.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { eachForgottenCard } from './forgotten-cards.ts'

const [ana, office, eva] = casaComanda.customers
if (ana === undefined || office === undefined || eva === undefined) throw new Error('the demo lacks customers')
type Known = typeof ana

let shop: TestApp
/** The same house, which has read nothing yet and so keeps nothing in memory. */
let late: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  late = await createTestApp({ beside: shop })
})
afterAll(async () => {
  await late.close()
  await shop.close()
})

const pulpo = dish('pulpo-a-la-gallega').id

/** Everything that somebody is shown of their own. */
async function read({ customer: { id, phone } }: Known, { client }: Visit) {
  const heads = await accepted(client.getMyOrders({ offset: 0, limit: 50 }))
  const dishes = { storeId: storeIds.centro, productId: pulpo, phone }
  return {
    heads,
    count: await accepted(client.getMyOrdersCount({ id })),
    orders: await Promise.all(heads.map((one) => accepted(client.getOrder({ id: one.id })))),
    ordered: await accepted(client.getQuantityByPhone(dishes)),
    cards: await accepted(client.getCards({ id })),
    favourites: (await accepted(client.getFavourites({ customerId: id }))).products.map((one) => one.id),
    addresses: await accepted(client.getUserAddresses({ customerId: id })),
    points: await accepted(client.getBonusPoints({ customerId: id })),
    user: await accepted(client.getUser({ id })),
    data: (await accepted(client.getOwnData({ id }))).parts,
  }
}

/** Ana has ordered two dishes, of which one was taken out again; the office has marked and kept what she has. */
async function fill(visit: Visit): Promise<void> {
  const { db } = shop.database
  const { client } = visit
  const { cartId } = await begin(client)
  const { lineId } = await add(client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
  await add(client, cartId, 'arroz-negro')
  const contact = { fullName: ana?.customer.name ?? '', email: '', phone: ana?.customer.phone ?? '' }
  await accepted(
    client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), contact: { ...contact, email: 'a@b.example' } })),
  )
  const [order] = await db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
  const { id: orderId, version = 0 } = order ?? {}
  const manager = await signInAs(shop, 'encargado')
  const voided = { orderId: orderId ?? ('' as never), lineId, reason: 'sold-out', version } as const
  await accepted(manager.voidLine({ ...voided, handedBack: cents(0) }))
  const theirs = { siteId, customerId: office?.customer.id ?? ('' as never) }
  await db.insert(savedCard).values(cardRow(theirs.customerId))
  for (const productId of ana?.favouriteIds ?? []) await db.insert(favourite).values({ ...theirs, productId })
}

it('shows and changes what belongs to one customer of one site, although others have the same', async () => {
  const { db } = shop.database
  const early = await shop.visit({ as: ana.customer.email })
  await fill(early)
  const [hers, theirs, herReceipts] = await Promise.all(
    [ana, office, eva].map((one) => late.visit({ as: one.customer.email })),
  )
  if (hers === undefined || theirs === undefined || herReceipts === undefined) throw new Error('nobody came')
  const before = await read(ana, early)
  expect(before).toMatchObject({ ordered: { quantity: 2 }, count: casaComanda.orders.length + 1 })
  const others = async (app: TestApp) => ({
    office: await read(office, app === late ? theirs : await app.visit({ as: office.customer.email })),
    eva: await read(eva, app === late ? herReceipts : await app.visit({ as: eva.customer.email })),
  })
  const beforeOthers = await others(shop)
  const twin = await addTwin(db)
  const untouched = await twin.read()
  expect(await read(ana, hers)).toEqual(before)
  expect(await others(late)).toEqual(beforeOthers)

  const { client } = hers
  const customerId = ana.customer.id
  const mine = { customerId, productId: ana.favouriteIds[0] ?? toId<ProductId>(0) }
  const cardId = before.cards[0]?.id ?? toId<CardId>('')
  await accepted(client.deleteCard({ cardId }))
  await accepted(client.deleteFavourite(mine))
  const [address, ...left] = before.addresses
  if (address === undefined) throw new Error('the demo has no address')
  const { id: _, ...rest } = address
  const made = await accepted(client.postUserAddress({ ...rest, customerId, isDefault: true }))
  await accepted(client.putUserAddress({ ...address, customerId, name: 'Otra' }))
  await accepted(client.deleteUserAddress({ id: made.id }))
  const profile = { ...before.user, identification: '', currentPassword: '' }
  await accepted(client.updateCustomer({ ...profile, phone: '600 111 222' }))
  const password = 'una-clave-larga'
  await accepted(
    client.updateCustomerPassword({
      id: customerId,
      currentPassword: demoPassword,
      password,
      confirmPassword: password,
    }),
  )
  await accepted(late.client.recoverPassword({ email: ana.customer.email }))
  const mails = await db.select().from(outboxMessage).where(eq(outboxMessage.siteId, siteId))
  const token = mails.map(({ body }) => body.match(/#([\w-]{43})/)?.[1]).find(Boolean) ?? ''
  const anew = 'y-otra-clave-larga'
  await accepted(late.client.resetPassword({ token, password: anew, confirmPassword: anew }))

  const again = await late.visit()
  const login = { email: ana.customer.email, password: sha256(anew) }
  expect(await accepted(again.client.customerLogin(login))).toMatchObject({ customerId })
  expect(await others(late)).toEqual(beforeOthers)
  const saved = await db.select().from(savedAddress).where(eq(savedAddress.customerId, customerId))
  const here = saved.filter((one) => one.siteId === siteId)
  expect(here.map(({ name }) => name).sort()).toEqual(['Otra', ...left.map(({ name }) => name)].sort())

  // A provider that does not answer is asked again; one that has forgotten is not.
  await db.insert(forgottenCard).values({ siteId, provider: getMethod('new'), providerToken: 'a second one' })
  const tried: string[] = []
  await eachForgottenCard(db, testNow, async ({ providerToken }) => {
    tried.push(providerToken)
    return providerToken !== 'a second one'
  })
  expect(tried).toHaveLength(2)
  expect((await db.select().from(forgottenCard)).map((one) => [one.providerToken, one.triedAt])).toEqual([
    ['a second one', testNow],
  ])
  expect(await twin.read()).toEqual(untouched)
})
