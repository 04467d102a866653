import { useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { useEffect } from 'react'
import { order } from '../cart/order.ts'
import type { OverlayProps } from '../state/overlay-props.ts'

/** Long enough to read it (CONST-005). */
export const badCodeShownMs = 2000

/** The code names no table of this venue: the visitor is told, and then sent home (QR-016, TABLE-003). */
export default function BadTableDialog({ onClose }: OverlayProps<'bad-table'>) {
  const words = useWords('table')
  useEffect(() => {
    const leaving = setTimeout(() => {
      order.forget()
      location.assign('/')
    }, badCodeShownMs)
    return () => clearTimeout(leaving)
  }, [])
  return (
    <Sheet title={words.table.badQr} closeLabel={words.shell.close} isOpen onClose={onClose} closing="never">
      <p role="alert" className="text-pretty text-lg">
        {words.table.readQrAgain}
      </p>
    </Sheet>
  )
}
