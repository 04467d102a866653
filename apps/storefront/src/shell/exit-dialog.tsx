import { initCart } from '@comanda/contract/calls/cart'
import { orNull } from '@comanda/screen/or-null'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { order } from '../cart/order.ts'
import { call } from '../state/client.ts'
import type { OverlayProps } from '../state/overlay-props.ts'

/** Asks before an order is abandoned (OPEN-032). */
export default function ExitDialog({ root: { site }, onClose }: OverlayProps<'exit'>) {
  const words = useWords()
  const leave = async () => {
    const id = order.id()
    // On a site of codes only the same device orders again and again: its order starts over at the server too.
    if (site.onlyQr && id !== null) await orNull(call(initCart, { id }))
    order.forget()
    onClose()
    location.assign('/')
  }
  return (
    <Sheet title={words.frame.exitTitle} closeLabel={words.shell.close} isOpen onClose={onClose}>
      <p className="text-muted">{words.frame.exitText}</p>
      <div className="mt-6 grid gap-2">
        <Button onClick={leave}>{words.frame.exit}</Button>
        <Button look="soft" onClick={onClose}>
          {words.frame.stay}
        </Button>
      </div>
    </Sheet>
  )
}
