import type { FollowedOrder } from '@comanda/contract/entities/followed-order'
import { wordChoices } from '@comanda/rules/kitchen/word-choices'
import { basisPoints } from '@comanda/rules/money/cents'
import { afterVoids } from '@comanda/rules/order/after-voids'
import { countPromise, delayPromise, findPromisedTime } from '@comanda/rules/order/promised-time'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import type { CallContext } from '../call/context.ts'
import type { KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import type { StandingOrder } from '../database/standing-order.ts'
import type { SendsMessages } from '../outbox/transport.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { findOutAt } from './dispatch.repository.ts'
import { listOrderLines } from './order.repository.ts'
import { listVoids } from './order-void.repository.ts'

export type TellsOrders = KeepsCatalogues & KeepsVenues & SendsMessages

/** An order as anybody who may follow it is told: nothing in it says who ordered or where they live. */
export async function toFollowedOrder(order: StandingOrder, context: CallContext<TellsOrders>): Promise<FollowedOrder> {
  const { database, siteId, language, now, house } = context
  const { setup } = order
  const voids = await listVoids(database, order)
  const { total, parts, vat } = afterVoids(order, voids)
  const lines = await listOrderLines(database, order)
  const { productById } = await house.catalogues.get(siteId)
  // A store that was closed for good keeps its orders, but its settings are gone.
  const store = findStore(await house.venues.get(siteId), order.storeId)
  const timeZone = store?.timeZone ?? defaultTimeZone
  const moment = toStoreMoment(now, timeZone)
  const wording = { language, context: { hidesIngredients: store?.ordering.hidesIngredients ?? false, moment } }
  const promised = delayPromise(findPromisedTime(setup, store?.hours ?? null), order.delayMinutes)
  return {
    cartId: order.cartId,
    followKey: order.followKey,
    number: order.number,
    status: order.status,
    steps: order.steps,
    isOut: order.status === 'ready' && (await findOutAt(database, siteId, order.id)) !== null,
    paymentState: order.paymentState,
    placedAt: order.placedAt,
    mode: setup.mode,
    storeId: order.storeId,
    promised,
    count: countPromise(promised, { now, timeZone }),
    delayMinutes: order.delayMinutes,
    cancelReason: order.cancelReason,
    takenOut: voids.filter(({ units, quantity }) => units >= quantity).map(({ lineId }) => lineId),
    paid: order.paid,
    today: moment.date,
    address: '',
    position: setup.position,
    lines: lines.map(({ id, productId, configuration, name, quantity, total, choices }) => {
      const product = productById.get(productId)
      const known = product === undefined ? [] : wordChoices({ product, configuration, units: quantity }, wording)
      return { id, name, choices: choices ?? known, quantity, total }
    }),
    parts: parts.map(({ kind, amount }) => ({ kind, amount })),
    vat: vat.map(({ rate, vat: amount }) => ({ rate: basisPoints(rate), vat: amount })),
    total,
    isMailed: house.sends.mail && order.contactEmail !== '',
  }
}
