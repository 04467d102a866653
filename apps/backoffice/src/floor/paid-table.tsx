import { freeTable } from '@comanda/contract/calls/staff/floor'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { call } from '../state/client.ts'
import type { FloorTable } from './floor-things.ts'

interface PaidTableProps {
  readonly paid: NonNullable<FloorTable['paid']>
  readonly name: string
  readonly isHeld: boolean
  readonly press: (what: string, make: () => Promise<object | ToldRefusal>) => Promise<object | undefined>
  readonly onClose: () => void
}

/** A table whose guests have paid and sit on: what they still wait for, and that they have left (DAY-202). */
export function PaidTable({ paid, name, isHeld, press, onClose }: PaidTableProps) {
  const { floor: words } = useWords('floor')
  const { orderId, version, unserved } = paid
  return (
    <>
      <p className="grid gap-1 text-xl font-extrabold">
        {words.paid}
        {unserved > 0 && <span className="text-base font-normal">{words.unserved(unserved)}</span>}
      </p>
      <Button
        look="soft"
        size="large"
        disabled={isHeld}
        onClick={async () => {
          if (!(await press(words.setFree, () => call(freeTable, { orderId, version })))) return
          tell(words.isFree(name))
          onClose()
        }}
      >
        {words.setFree}
      </Button>
    </>
  )
}
