import { showOrders } from '@comanda/contract/calls/staff/orders'
import { showTelephoneMenu } from '@comanda/contract/calls/staff/telephone'
import { isRefusal } from '@comanda/contract/refusals'
import type { StoreId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Reading } from '../parts/reading.tsx'
import { call } from '../state/client.ts'
import { TakeCall } from './take-call.tsx'

interface BesideOrderProps {
  readonly storeId: StoreId
  readonly orderId: string
}

/** Dishes for somebody who has ordered before: a second order that goes out with the first (DAY-100). */
export function BesideOrder({ storeId, orderId }: BesideOrderProps) {
  const { telephone: words } = useWords('telephone')
  const read = useRead(`beside ${orderId}`, async () => {
    const offered = await call(showTelephoneMenu, { storeId })
    if (isRefusal(offered)) return offered
    const board = await call(showOrders, { storeId })
    return isRefusal(board) ? board : { offered, first: board.orders.find((one) => one.orderId === orderId) }
  })
  return (
    <Reading of={read}>
      {({ offered, first }) =>
        first === undefined ? (
          <p>{words.besideGone}</p>
        ) : (
          <TakeCall storeId={storeId} offered={offered} beside={first} />
        )
      }
    </Reading>
  )
}
