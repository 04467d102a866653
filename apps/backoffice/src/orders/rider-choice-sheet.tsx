import { giveRide, listRiders } from '@comanda/contract/calls/staff/rides'
import type { StaffId, StoreId } from '@comanda/rules/ids'
import { tell } from '@comanda/screen/toasts'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useAct } from '../boards/use-act.ts'
import { Reading } from '../parts/reading.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import type { BoardOrder } from './board-order.ts'

interface RiderChoiceSheetProps {
  readonly storeId: StoreId
  readonly orders: readonly BoardOrder[]
  readonly onClose: () => void
}

/** A tap on a rider gives them all of it: there is no second question. */
export function RiderChoiceSheet({ storeId, orders, onClose }: RiderChoiceSheetProps) {
  const { dispatching: words, orderBoard, common } = useWords('rides', 'orders', 'common')
  const { isHeld, failure, act } = useAct()
  const riders = useRead(`riders ${storeId}`, () => call(listRiders, { storeId }))
  async function give(riderId: StaffId, name: string): Promise<void> {
    // After a refusal in the middle, a second tap goes on with the rest.
    const rest = orders.filter(({ rider }) => rider?.staffId !== riderId)
    for (const { orderId, number, version } of rest) {
      const text = `${orderBoard.order(number)}: ${words.takes(name)}`
      if (!(await act({ text, make: () => call(giveRide, { orderId, riderId, version }) }))) return
    }
    tell(words.takes(name))
    onClose()
  }
  return (
    <Sheet title={words.giveTitle(orders.length)} closeLabel={common.close} isOpen onClose={onClose} width={400}>
      <div className="grid gap-3">
        <Trouble failure={failure} />
        <Reading of={riders}>
          {(all) => (
            <>
              {all.length === 0 && <p className="text-pretty">{words.nobody}</p>}
              {all.map(({ staffId, name, rides }) => (
                <Button key={staffId} look="soft" size="large" disabled={isHeld} onClick={() => give(staffId, name)}>
                  {name} · {words.has(rides)}
                </Button>
              ))}
            </>
          )}
        </Reading>
      </div>
    </Sheet>
  )
}
