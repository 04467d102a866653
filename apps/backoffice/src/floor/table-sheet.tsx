import {
  closeTable,
  openTable,
  setBuffetBlock,
  takeOrderMoney,
  takeTableMoney,
} from '@comanda/contract/calls/staff/floor'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { StoreId } from '@comanda/rules/ids'
import { standTable } from '@comanda/rules/table/stand-table'
import { tell } from '@comanda/screen/toasts'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useCutOff } from '../boards/acting-board.ts'
import { useAct } from '../boards/use-act.ts'
import { Trouble } from '../parts/trouble.tsx'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import { type MoneyOwed, TakeMoney } from '../till/take-money.tsx'
import { TakingWays } from '../till/taking-ways.tsx'
import { AllergyLines } from './allergy-lines.tsx'
import { BillLines } from './bill-lines.tsx'
import type { FloorTable } from './floor-things.ts'
import { PaidTable } from './paid-table.tsx'

interface TableSheetProps {
  readonly storeId: StoreId
  readonly table: FloorTable
  readonly onClose: () => void
}

/** One table: what it has had, and below, where a thumb reaches, what can be done. */
export function TableSheet({ storeId, table, onClose }: TableSheetProps) {
  const { floor: words, boards, common } = useWords('floor', 'boards', 'common')
  const price = usePrice()
  const { isHeld, failure, act } = useAct()
  const mayAct = !useCutOff()
  const mayTake = mayOpen(useWorker(), 'till.work') && mayAct
  const [taking, setTaking] = useState<MoneyOwed | null>(null)
  const { bill, debts, paid, resourceId, position } = table
  const name = words.table(table.room, table.name)
  const buffetStep = bill?.isBuffetBlocked ? words.liftBuffet : words.blockBuffet
  const press = (what: string, make: () => Promise<object | ToldRefusal>) => act({ text: `${name}: ${what}`, make })
  return (
    <Sheet title={name} closeLabel={common.close} isOpen onClose={onClose} width={550}>
      {!mayAct && (
        <p role="status" className="mb-4 rounded-2xl bg-late-soft px-4 py-2 font-bold text-on-late-soft">
          {boards.onlyShown}
        </p>
      )}
      {taking !== null ? (
        <TakeMoney owed={taking} onBack={() => setTaking(null)} onClose={onClose} />
      ) : (
        <div className="grid gap-4">
          <AllergyLines allergies={table.allergies} />
          {bill !== null && <BillLines bill={bill} />}
          <Trouble failure={failure} />
          {debts.map(({ orderId, number, version, owed }) => (
            <div key={orderId} className="grid gap-2">
              <p className="flex flex-wrap justify-between gap-x-3 font-bold">
                <span>{words.debt(number)}</span>
                <span className="tabular-nums">{price(owed)}</span>
              </p>
              {mayTake && (
                <TakingWays
                  onChoose={(by) => {
                    const take: MoneyOwed['take'] = (sums) => call(takeOrderMoney, { orderId, version, ...sums })
                    setTaking({ of: `${name}, ${words.debt(number)}`, by, amount: owed, take })
                  }}
                />
              )}
            </div>
          ))}
          {bill === null && paid !== null && (
            <PaidTable paid={paid} name={name} isHeld={isHeld || !mayAct} press={press} onClose={onClose} />
          )}
          {mayAct && standTable(table) === 'free' && <p className="text-pretty text-muted">{words.openText}</p>}
          {mayAct && bill === null && (
            <Button
              size="large"
              disabled={isHeld}
              onClick={() => press(words.open, () => call(openTable, { storeId, resourceId, position }))}
            >
              {words.open}
            </Button>
          )}
          {mayAct && bill?.hasBuffet && (
            <Button
              look="soft"
              size="large"
              disabled={isHeld}
              onClick={() =>
                press(buffetStep, () => call(setBuffetBlock, { cartId: bill.cartId, blocked: !bill.isBuffetBlocked }))
              }
            >
              {buffetStep}
            </Button>
          )}
          {mayTake && bill !== null && bill.owed > 0 && (
            <TakingWays
              onChoose={(by) => {
                const { cartId, version, owed: amount } = bill
                setTaking({ of: name, by, amount, take: (sums) => call(takeTableMoney, { cartId, version, ...sums }) })
              }}
            />
          )}
          {mayAct && bill?.owed === 0 && (
            <Button
              look="soft"
              size="large"
              disabled={isHeld}
              onClick={async () => {
                if (!(await press(words.close, () => call(closeTable, { cartId: bill.cartId })))) return
                tell(words.closed(name))
                onClose()
              }}
            >
              {words.close}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  )
}
