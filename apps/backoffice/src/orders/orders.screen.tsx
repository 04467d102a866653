import type { ReplyOf } from '@comanda/contract/call'
import type { showOrders } from '@comanda/contract/calls/staff/orders'
import type { StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { useState } from 'react'
import { BoardScreen } from '../boards/board-screen.tsx'
import type { Board } from '../boards/use-board.ts'
import { StoreScreen } from '../parts/store-screen.tsx'
import { toggle } from '../parts/toggle.ts'
import { type BoardOrder, type Column, columns, listAdded, listColumn, ordersBoard } from './board-order.ts'
import { HandOverSheet } from './hand-over-sheet.tsx'
import { NextStep, OrderButtons } from './order-buttons.tsx'
import { OrderRow } from './order-row.tsx'
import { OrderTools } from './order-tools.tsx'
import { ReadyOrders, rows } from './ready-orders.tsx'
import { RejectSheet } from './reject-sheet.tsx'
import { RiderChoiceSheet } from './rider-choice-sheet.tsx'
import { RushBand } from './rush-band.tsx'
import { VoidSheet } from './void-sheet.tsx'

/** Every order of a store that is not handed over yet, by state and due time (DAY-094). */
export function Component() {
  const { orderBoard: words } = useWords('orders')
  return (
    <StoreScreen words={words}>
      {(storeId) => (
        <BoardScreen
          key={storeId}
          kind={ordersBoard}
          storeId={storeId}
          asked={{ storeId }}
          head={({ reply }) => <OrderTools storeId={storeId} debts={reply?.debts ?? 0} />}
        >
          {(board) => (
            <>
              {board.reply.rush && <RushBand storeId={storeId} rush={board.reply.rush} now={board.serverNow} />}
              <Orders storeId={storeId} board={board} />
            </>
          )}
        </BoardScreen>
      )}
    </StoreScreen>
  )
}

interface OrdersProps {
  readonly storeId: StoreId
  readonly board: Board<ReplyOf<typeof showOrders>, BoardOrder>
}

type Opened =
  | { readonly name: 'reject' | 'void' | 'hand-over'; readonly order: BoardOrder }
  | { readonly name: 'give'; readonly orders: readonly BoardOrder[] }

function Orders({ storeId, board: { reply, things, serverNow, isCutOff, show } }: OrdersProps) {
  const { orderBoard: words } = useWords('orders')
  const [opened, setOpened] = useState<Opened | null>(null)
  // An order that goes on to another state stays open there.
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const give = (orders: readonly BoardOrder[]) => setOpened({ name: 'give', orders })
  const toRow = (order: BoardOrder) => {
    const acts = { order, show, onHandOver: () => setOpened({ name: 'hand-over', order }), onGive: () => give([order]) }
    return (
      <OrderRow
        key={order.id}
        order={order}
        now={serverNow}
        added={listAdded(things, order)}
        isOpen={openIds.includes(order.id)}
        onToggle={() => setOpenIds(toggle(openIds, order.id))}
        next={!isCutOff && <NextStep {...acts} />}
        steps={
          !isCutOff && (
            <OrderButtons
              {...acts}
              storeId={storeId}
              onReject={() => setOpened({ name: 'reject', order })}
              onVoid={() => setOpened({ name: 'void', order })}
            />
          )
        }
      />
    )
  }
  return (
    <>
      <div className="grid gap-4 lg:gap-2">
        {(Object.keys(columns) as Column[]).map((column) => {
          const orders = listColumn(things, column)
          // Only a delivery gets there.
          if (column === 'ready' && reply?.asksReady === false && orders.length === 0) return null
          return (
            <section
              key={column}
              aria-label={words.columns[column]}
              className="grid items-start gap-x-4 gap-y-1 lg:grid-cols-[6rem_minmax(0,1fr)]"
            >
              <Heading level={2} look="row">
                {words.columns[column]} <span className="text-muted tabular-nums">{orders.length}</span>
              </Heading>
              {orders.length === 0 && <p className="text-muted">{words.none}</p>}
              {column === 'ready' ? (
                <ReadyOrders orders={orders} onGive={give} toRow={toRow} />
              ) : (
                <div className={rows}>{orders.map(toRow)}</div>
              )}
            </section>
          )
        })}
      </div>
      {opened !== null && !isCutOff && (
        <OpenedSheet storeId={storeId} things={things} show={show} opened={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

interface OpenedSheetProps {
  readonly storeId: StoreId
  readonly things: readonly BoardOrder[]
  readonly show: (order: BoardOrder) => void
  readonly opened: Opened
  readonly onClose: () => void
}

/** A sheet about orders as the board shows them now: somebody else may have changed one meanwhile. */
function OpenedSheet({ storeId, things, show, opened, onClose }: OpenedSheetProps) {
  if (opened.name === 'give') {
    const orders = listColumn(things, 'ready').filter(({ id }) => opened.orders.some((one) => one.id === id))
    return orders.length > 0 && <RiderChoiceSheet storeId={storeId} orders={orders} onClose={onClose} />
  }
  const order = things.find(({ id }) => id === opened.order.id) ?? opened.order
  if (opened.name === 'reject') return <RejectSheet order={order} onClose={onClose} />
  if (opened.name === 'hand-over') return <HandOverSheet order={order} onClose={onClose} />
  return <VoidSheet order={order} show={show} onClose={onClose} />
}
