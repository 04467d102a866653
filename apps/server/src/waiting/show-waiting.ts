import type { ReplyOf } from '@comanda/contract/call'
import type { showWaiting as row } from '@comanda/contract/calls/staff/waiting'
import { refusal } from '@comanda/contract/refusals'
import { findAnswerTimes } from '@comanda/rules/order/answer-wait'
import { isInReach } from '@comanda/rules/team/check-access'
import { listHeardKinds, type WaitingKind } from '@comanda/rules/waiting/waiting-kind'
import type { StaffReader } from '../call/staff-handler.ts'
import { readPaperState } from '../printing/read-paper-state.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import {
  listFailedMessages,
  listOpenCalls,
  listTicketsToCarry,
  listUnacceptedOrders,
  listUnknownPayments,
} from './waiting.repository.ts'

type Waiting = ReplyOf<typeof row>['things'][number]

/** Nothing of it says whose it is or how much: a locked screen shows it too. */
export const showWaiting: StaffReader<typeof row, KeepsVenues> = async ({ storeId }, context) => {
  const { database: db, siteId, person, stores, now, house } = context
  if (!isInReach(stores, storeId)) return refusal('store-not-found')
  const place = { siteId, storeId }
  const shop = findStore(await house.venues.get(siteId), storeId)
  const once = { version: 1, alarmAt: null } as const
  const readers: Readonly<Record<WaitingKind, () => Promise<readonly Omit<Waiting, 'kind'>[]>>> = {
    order: async () =>
      (await listUnacceptedOrders(db, place)).map(({ id, version, placedAt, setup, limits }) => ({
        id,
        version,
        since: placedAt,
        alarmAt: findAnswerTimes({ setup, placedAt }, limits, shop).alarmAt,
      })),
    call: async () => (await listOpenCalls(db, place)).map(({ id, calledAt }) => ({ ...once, id, since: calledAt })),
    dish: async () =>
      (await listTicketsToCarry(db, place)).map(({ id, version, since }) => ({ id, version, since, alarmAt: null })),
    printer: async () =>
      (await readPaperState(db, { ...place, now })).silentPrinters.map((name) => ({ ...once, id: name, since: null })),
    payment: async () =>
      (await listUnknownPayments(db, place)).map(({ id, createdAt }) => ({ ...once, id, since: createdAt })),
    message: async () =>
      stores === 'all'
        ? (await listFailedMessages(db, siteId)).map(({ id, createdAt }) => ({ ...once, id, since: createdAt }))
        : [],
  }
  const kinds = listHeardKinds(person?.rights ?? null)
  const found = await Promise.all(kinds.map(async (kind) => (await readers[kind]()).map((one) => ({ kind, ...one }))))
  return { things: found.flat() }
}
