import { startRush } from '@comanda/contract/calls/staff/rush'
import type { StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCutOff } from '../boards/acting-board.ts'
import { mayOpen, mayPress, useWorker } from '../parts/worker.ts'
import { PauseSheet } from '../pauses/pause-sheet.tsx'
import { DebtSheet } from './debt-sheet.tsx'
import { PouchSheet } from './pouch-sheet.tsx'
import { RushSheet } from './rush-sheet.tsx'

interface OrderToolsProps {
  readonly storeId: StoreId
  /** How many orders went before they were paid: where there is none, nobody needs to look for one. */
  readonly debts: number
}

/** The tools of the counter for all orders at once: say what has run out, ask for more time, and take riders' cash. */
export function OrderTools({ storeId, debts: owing }: OrderToolsProps) {
  const { orderBoard, rush, debts, pauses, pouches } = useWords('orders', 'pauses', 'rides')
  const worker = useWorker()
  const isCutOff = useCutOff()
  const hasRides = worker.stores.some((store) => store.storeId === storeId && store.hasRides)
  const [sheet, setSheet] = useState<'pause' | 'rush' | 'pouches' | 'debts' | null>(null)
  const close = () => setSheet(null)
  return (
    <>
      {!isCutOff && (
        <div className="flex flex-wrap items-center gap-3 empty:hidden">
          {worker.person !== null && (
            <Link to="/orders/search" className={buttonClass({ look: 'soft' })}>
              {orderBoard.find}
            </Link>
          )}
          {mayOpen(worker, 'menu.pause') && (
            <Button look="soft" onClick={() => setSheet('pause')}>
              {pauses.open}
            </Button>
          )}
          {mayPress(worker, startRush) && (
            <Button look="soft" onClick={() => setSheet('rush')}>
              {rush.title}
            </Button>
          )}
          {hasRides && mayOpen(worker, 'till.work') && (
            <Button look="soft" onClick={() => setSheet('pouches')}>
              {pouches.title}
            </Button>
          )}
          {owing > 0 && mayOpen(worker, 'till.work') && (
            <Button look="soft" onClick={() => setSheet('debts')}>
              {debts.count(owing)}
            </Button>
          )}
        </div>
      )}
      {sheet === 'pause' && <PauseSheet storeId={storeId} onClose={close} />}
      {sheet === 'pouches' && <PouchSheet storeId={storeId} onClose={close} />}
      {sheet === 'debts' && <DebtSheet storeId={storeId} onClose={close} />}
      {sheet === 'rush' && <RushSheet storeId={storeId} onClose={close} />}
    </>
  )
}
