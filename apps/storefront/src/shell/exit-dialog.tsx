import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { setCart } from '../state/cart.ts'
import { writeCookie } from '../state/cookie.ts'
import { restoreSetup } from '../state/setup.ts'
import { useWords } from '../words.tsx'
import type { OverlayProps } from './overlays.tsx'

/** Asks before an order is left behind (OPEN-032). */
export default function ExitDialog({ onClose }: OverlayProps<'exit'>) {
  const words = useWords()
  const leave = () => {
    for (const name of ['cart-id', 'cart-step', 'from-qr', 'delivery-mode'] as const) writeCookie(name, null)
    setCart(null)
    restoreSetup()
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
