import { handInPouch, showPouches } from '@comanda/contract/calls/staff/till'
import type { StaffId, StoreId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { tell } from '@comanda/screen/toasts'
import { useRead } from '@comanda/screen/use-read'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useAct } from '../boards/use-act.ts'
import { Reading } from '../parts/reading.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'

/** The riders whose cash is not in the drawer yet, and the way into it (DAY-105). */
export function PouchSheet({ storeId, onClose }: { readonly storeId: StoreId; readonly onClose: () => void }) {
  const { pouches: words, common } = useWords('rides', 'common')
  const price = usePrice()
  const { isHeld, failure, act } = useAct()
  const read = useRead(`pouches ${storeId}`, () => call(showPouches, { storeId }))
  async function handIn(text: string, staffId: StaffId, counted: Cents): Promise<void> {
    const taken = await act({ text, make: () => call(handInPouch, { storeId, staffId, counted }) })
    read.again()
    if (taken !== undefined) tell(words.handedIn(taken.name, price(taken.amount)))
  }
  return (
    <Sheet title={words.title} closeLabel={common.close} isOpen onClose={onClose} width={550}>
      <div className="grid gap-4">
        <p className="text-pretty text-muted">{words.text}</p>
        <Trouble failure={failure} />
        <Reading of={read}>
          {(pouches) => (
            <ul className="grid gap-4">
              {pouches.length === 0 && <li>{words.none}</li>}
              {pouches.map(({ staffId, name, amount, takings }) => (
                <li key={staffId} className="grid gap-2">
                  <p className="flex flex-wrap justify-between gap-x-3">
                    <span className="font-bold">{name}</span>
                    <span className="text-muted">{words.takings(takings)}</span>
                  </p>
                  <Button
                    size="large"
                    disabled={isHeld}
                    onClick={() => handIn(words.handInOf(name, price(amount)), staffId, amount)}
                    aria-label={words.handInOf(name, price(amount))}
                  >
                    {words.handIn(price(amount))}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Reading>
      </div>
    </Sheet>
  )
}
