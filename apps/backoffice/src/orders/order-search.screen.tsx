import { searchOrders } from '@comanda/contract/calls/staff/history'
import type { OrderId } from '@comanda/rules/ids'
import { useValues } from '@comanda/screen/use-form'
import { useRead } from '@comanda/screen/use-read'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { InStore } from '../parts/in-store.tsx'
import { Reading } from '../parts/reading.tsx'
import { Screen } from '../parts/screen.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { useSettled } from '../parts/use-settled.ts'
import { call } from '../state/client.ts'
import { FoundOrderRow } from './found-order-row.tsx'
import { OrderFilters, type Sought } from './order-filters.tsx'

/** Orders of any day, newest first (DAY-207). */
export function Component() {
  const { orderHistory: words } = useWords('history', 'orders', 'common')
  const [sought, change] = useValues<Sought>({ text: '', storeId: null, day: null })
  const { isSending, failure, send } = useSend()
  const { text, ...place } = sought
  const asked = { ...place, sought: useSettled(text.trim()) || null }
  const ask = (after: OrderId | null) => call(searchOrders, { ...asked, after })
  const page = useRead(JSON.stringify(asked), () => ask(null))
  async function more(): Promise<void> {
    if (page.state !== 'ready') return
    const { orders } = page.value
    const older = await send(() => ask(orders.at(-1)?.orderId ?? null))
    if (older) page.show({ orders: [...orders, ...older.orders], hasMore: older.hasMore })
  }
  return (
    <Screen title={words.title}>
      <OrderFilters sought={sought} onChange={change} />
      <Reading of={page}>
        {({ orders, hasMore }) => (
          <div className="grid gap-4">
            {orders.length === 0 && <p className="rounded-card bg-surface p-5">{words.none}</p>}
            {orders.length > 0 && (
              <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
                {orders.map((order) => (
                  <InStore key={order.orderId} storeId={order.storeId}>
                    <FoundOrderRow order={order} />
                  </InStore>
                ))}
              </ul>
            )}
            <Trouble failure={failure} />
            {hasMore && (
              <Button look="soft" disabled={isSending} onClick={more}>
                {words.more}
              </Button>
            )}
          </div>
        )}
      </Reading>
    </Screen>
  )
}
