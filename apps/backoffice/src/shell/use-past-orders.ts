import { searchOrders } from '@comanda/contract/calls/staff/history'
import { formatDay } from '@comanda/i18n/format-day'
import type { StoreId } from '@comanda/rules/ids'
import { isSearch, readOrderSearch } from '@comanda/rules/order/read-order-search'
import { useRead } from '@comanda/screen/use-read'
import { useLanguage, useWords } from '@comanda/screen/words'
import { pageRights } from '../parts/page-rights.ts'
import { useSettled } from '../parts/use-settled.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import type { Findable } from './find-anything.ts'

/** A list that is read at a glance; all of them stand on the page that searches orders. */
const most = 8

interface PastOrders {
  readonly found: readonly Findable[]
  /** Nobody can say yet that there is none. */
  readonly isAsking: boolean
}

/** Orders of any day that bear what is sought (DAY-207): the server finds them, for whoever may see orders. */
export function usePastOrders(typed: string): PastOrders {
  const { orderBoard: words } = useWords('orders')
  const language = useLanguage()
  const worker = useWorker()
  const maySearch = mayOpen(worker, pageRights['/orders/search'])
  const sought = typed.trim()
  const settled = useSettled(sought)
  const canBeMeant = maySearch && isSearch(readOrderSearch(sought))
  const key = canBeMeant && settled === sought ? `find orders ${settled}` : null
  const read = useRead(key, () => call(searchOrders, { storeId: null, sought: settled, day: null, after: null }))
  if (read.state !== 'ready') return { found: [], isAsking: canBeMeant && read.state === 'loading' }
  // Each store counts its own orders.
  const nameStore = (id: StoreId) => worker.stores.find(({ storeId }) => storeId === id)?.name
  const isOneOfSeveral = worker.device === null && worker.stores.length > 1
  const found = read.value.orders.slice(0, most).map(({ orderId, storeId, number, day, name, table }) => ({
    key: orderId,
    icon: 'orders' as const,
    title: words.order(number),
    note: [table || name, isOneOfSeveral && nameStore(storeId), formatDay(day, language, 'short')]
      .filter(Boolean)
      .join(' · '),
    to: `/orders/${orderId}`,
  }))
  return { found, isAsking: false }
}
