import { isRefusal } from '@comanda/contract/refusals'
import { mailWordsOf } from '@comanda/i18n/mail-words-of'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { postSms } from '../outbox/post-sms.ts'
import type { VenuesSnapshot } from '../venue/load-venues.ts'
import { endOrder } from './end-order.ts'
import { listUnanswered, type UnansweredOrder } from './list-unanswered.ts'

interface Answering {
  readonly database: Database
  readonly readVenues: (siteId: SiteId) => Promise<VenuesSnapshot>
  readonly now: Instant
  readonly alarm: (text: string) => void
}

/**
 * Calls for somebody when nobody answers an order, and in the end cancels it and gives its money back (DAY-098). One
 * whose money a person took by hand stays: no clock can put it back into the guest's hand, so it waits for a person.
 */
export async function endUnanswered({ database, readVenues, now, alarm }: Answering): Promise<void> {
  for (const waiting of await listUnanswered(database, { readVenues, now })) {
    try {
      if (!waiting.isOver || !(await cancel(waiting))) await call(waiting)
    } catch (error) {
      // One order must not keep the others waiting; it stays due.
      alarm(`order ${waiting.order.id} was not looked after: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  /**
   * Whoever accepts it at this moment has locked it first: then it has another version, and stays. False where only a
   * person can end it.
   */
  async function cancel({ order }: UnansweredOrder): Promise<boolean> {
    const { siteId, id: orderId, version } = order
    const ended = await transactOrRefuse(database, (tx) =>
      endOrder(tx, { siteId, stores: 'all', orderId, version, reason: 'unanswered', staffId: null, now }),
    )
    return !isRefusal(ended) || ended.refused !== 'money-by-hand'
  }

  async function call({ order, storeName, storePhone }: UnansweredOrder): Promise<void> {
    const { siteId, id, number } = order
    if (storePhone === '') return
    const body = mailWordsOf('es').order.unanswered(storeName, number)
    await transact(database, (tx) =>
      postSms(tx, { siteId, key: `order-unanswered:${id}`, recipient: storePhone, body }),
    )
  }
}
