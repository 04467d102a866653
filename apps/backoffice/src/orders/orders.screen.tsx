import { showOrders } from '@comanda/contract/calls/staff/orders'
import type { StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { useMemo, useState } from 'react'
import { Attention } from '../boards/attention.tsx'
import { createKeeper } from '../boards/board-keeper.ts'
import { DeadPrinters } from '../boards/dead-printers.tsx'
import { TruthAge } from '../boards/truth-age.tsx'
import { useBoard } from '../boards/use-board.ts'
import { StoreScreen } from '../parts/store-screen.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { useTruth } from '../queue/use-truth.ts'
import { call } from '../state/client.ts'
import { type BoardOrder, type Column, columns, listAdded, listColumn, toKept, toThing } from './board-order.ts'
import { GiveSheet } from './give-sheet.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderTools } from './order-tools.tsx'
import { ReadyOrders } from './ready-orders.tsx'
import { RejectSheet } from './reject-sheet.tsx'
import { RushBand } from './rush-band.tsx'
import { VoidSheet } from './void-sheet.tsx'

/** Every order of a store that is not handed over yet, by state and due time (DAY-094). */
export function Component() {
  const { orderBoard: words } = useWords('orders')
  return <StoreScreen words={words}>{(storeId) => <OrdersBoard key={storeId} storeId={storeId} />}</StoreScreen>
}

function OrdersBoard({ storeId }: { readonly storeId: StoreId }) {
  const { orderBoard: words, common } = useWords('orders', 'common')
  const name = `orders ${storeId}`
  const board = useBoard(name, {
    storeId,
    topics: ['orders'],
    ask: () => call(showOrders, { storeId }),
    listThings: ({ orders }) => orders.map(toThing),
    keeper: createKeeper(name, { row: showOrders, toKept }),
  })
  const { reply, things, trouble, serverNow, staleSeconds, isCutOff } = board
  useTruth('orders', board)
  const ids = useMemo(() => (reply === null ? null : things.map(({ id }) => id)), [reply, things])
  const [sheet, setSheet] = useState<{ readonly name: 'reject' | 'void'; readonly order: BoardOrder } | null>(null)
  const [giving, setGiving] = useState<readonly BoardOrder[]>([])
  const close = () => setSheet(null)
  const opened = sheet && (things.find(({ id }) => id === sheet.order.id) ?? sheet.order)
  // As the board shows them now: somebody else may have changed one meanwhile.
  const stillGiving = listColumn(things, 'ready').filter(({ id }) => giving.some((one) => one.id === id))
  const toCard = (order: BoardOrder) => (
    <OrderCard key={order.id} order={order} now={serverNow} added={listAdded(things, order)}>
      {!isCutOff && (
        <OrderButtons
          order={order}
          board={board}
          storeId={storeId}
          onReject={() => setSheet({ name: 'reject', order })}
          onVoid={() => setSheet({ name: 'void', order })}
          onGive={() => setGiving([order])}
        />
      )}
    </OrderCard>
  )
  return (
    <>
      <TruthAge seconds={staleSeconds} isCutOff={isCutOff} />
      <OrderTools storeId={storeId} isCutOff={isCutOff} />
      <DeadPrinters names={reply?.silentPrinters} />
      <Attention ids={ids} />
      {reply?.rush && <RushBand storeId={storeId} rush={reply.rush} now={serverNow} mayEnd={!isCutOff} />}
      {trouble !== null && trouble !== 'failed' && <Trouble failure={trouble} />}
      {reply === null ? (
        <p className="text-muted">{trouble === 'failed' ? common.failed : common.loading}</p>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-3">
          {(Object.keys(columns) as Column[]).map((column) => {
            const orders = listColumn(things, column)
            return (
              <section key={column} aria-label={words.columns[column]} className="grid gap-3">
                <Heading level={2} look="block">
                  {words.columns[column]} <span className="text-muted tabular-nums">{orders.length}</span>
                </Heading>
                {orders.length === 0 && <p className="text-muted">{words.none}</p>}
                {column === 'ready' ? (
                  <ReadyOrders orders={orders} mayGive={!isCutOff} onGive={setGiving} toCard={toCard} />
                ) : (
                  orders.map(toCard)
                )}
              </section>
            )
          })}
        </div>
      )}
      {stillGiving.length > 0 && !isCutOff && (
        <GiveSheet storeId={storeId} orders={stillGiving} onChanged={board.again} onClose={() => setGiving([])} />
      )}
      {sheet?.name === 'reject' && opened && !isCutOff && (
        <RejectSheet
          order={opened}
          onRejected={() => {
            close()
            board.again()
          }}
          onClose={close}
        />
      )}
      {sheet?.name === 'void' && opened && !isCutOff && (
        <VoidSheet
          order={opened}
          onVoided={(order) => {
            close()
            board.show(order)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
