import type { SiteId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import { findCooked } from '../kitchen/find-cooked.ts'
import { listSent } from '../outbox/list-sent.ts'
import type { OrderMoney } from '../payment/order-money.ts'
import type { listOrderPapers } from '../printing/list-order-papers.ts'
import { listThingActions, type ThingAction } from '../team/list-thing-actions.ts'
import { listToldKeys } from './list-told-keys.ts'
import type { StoredOrder } from './order.repository.ts'
import { findDebtReason, listStatusMoves } from './order-story.repository.ts'
import { type OrderEvent, tellActs } from './tell-acts.ts'

interface OrderBooks {
  readonly money: readonly OrderMoney[]
  readonly takers: ReadonlyMap<OrderMoney['id'], string>
  readonly papers: Awaited<ReturnType<typeof listOrderPapers>>
  readonly lineIds: readonly string[]
}

/** All that happened to an order, the oldest first: each thing is told by the one book that knows it. */
export async function readOrderStory(db: Reader, order: StoredOrder, books: OrderBooks): Promise<OrderEvent[]> {
  const { siteId, id, cartId, placedAt } = order
  const [actions, moves, debt, cooked] = await Promise.all([
    listThingActions(db, siteId, `order:${id}`),
    listStatusMoves(db, order),
    findDebtReason(db, order),
    findCooked(db, { siteId, cartId }),
  ])
  const placing = actions.find(({ call }) => call === 'placeTelephoneOrder' || call === 'placeBeside')
  // What one act wrote into several books happened at one moment.
  const allowedAt = new Map(actions.map(({ at, allowedBy }) => [at, allowedBy]))
  const nobody = { by: '', allowedBy: '' }
  const steps = moves.flatMap(({ from, to, at, by }): OrderEvent[] =>
    from === null
      ? []
      : [
          {
            kind: 'moved',
            at,
            by: by ?? '',
            allowedBy: allowedAt.get(at) ?? '',
            from,
            to,
            reason: toReason(order, to),
          },
        ],
  )
  // Somebody said at the counter that it is ready, which made its dishes so.
  const isSaidReady = moves.some(({ to, at }) => to === 'ready' && at === cooked?.at)
  const events: OrderEvent[] = [
    { kind: 'placed', at: placedAt, by: placing?.by ?? '', allowedBy: placing?.allowedBy ?? '' },
    ...steps,
    ...tellActs(actions),
    ...(cooked === undefined || isSaidReady ? [] : [{ ...cooked, kind: 'cooked', allowedBy: '' } as const]),
    ...(debt === undefined ? [] : [{ ...nobody, kind: 'owing', ...debt, ...findAct(actions, 'leaveOwing') } as const]),
    ...tellMoney(books),
    ...books.papers.map(({ at, station, isCopy, state }) => ({
      kind: 'paper' as const,
      ...nobody,
      at,
      station,
      isCopy,
      state,
    })),
    ...(await readTold(db, siteId, listToldKeys(order, { actions, ...books }))),
  ]
  return events.toSorted((one, other) => one.at - other.at)
}

function toReason({ cancelReason }: StoredOrder, to: StoredOrder['status']) {
  return to === 'cancelled' ? cancelReason : null
}

function findAct(actions: readonly ThingAction[], call: string) {
  const act = actions.find((one) => one.call === call)
  return act && { by: act.by, allowedBy: act.allowedBy }
}

function tellMoney({ money, takers }: OrderBooks): OrderEvent[] {
  return money.flatMap(({ id, way, amount, at, refunds }): OrderEvent[] => [
    { kind: 'paid', at, by: takers.get(id) ?? '', allowedBy: '', way, amount },
    ...refunds.map((refund) => ({
      kind: 'refund' as const,
      at: refund.finishedAt ?? refund.requestedAt,
      by: '',
      allowedBy: '',
      amount: refund.amount,
      step: refund.state,
    })),
  ])
}

async function readTold(db: Reader, siteId: SiteId, keys: ReturnType<typeof listToldKeys>): Promise<OrderEvent[]> {
  const sent = await listSent(db, siteId, [...keys.keys()])
  return sent.flatMap(({ key, at, isSent }) => {
    const told = keys.get(key)
    return told === undefined
      ? []
      : [{ kind: 'told' as const, at, by: told.by, allowedBy: '', what: told.what, isSent }]
  })
}
