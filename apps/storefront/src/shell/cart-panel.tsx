import { useWords } from '@comanda/screen/words'
import { SidePanel } from '@comanda/ui/side-panel'
import type { OverlayProps } from '../state/overlay-props.ts'
import { CartBody } from './cart-body.tsx'
import { useCartTitle } from './use-cart-title.tsx'

/** The basket, or the round of a table: at the edge of a wide screen, over the whole of a phone (OPEN-106). */
export default function CartPanel({ root: { site }, onClose }: OverlayProps<'cart'>) {
  const words = useWords('cart', 'dish', 'refusals')
  const title = useCartTitle()
  return (
    <SidePanel title={title} closeLabel={words.shell.close} side="right" width="wide" onClose={onClose}>
      <CartBody site={site} onClose={onClose} />
    </SidePanel>
  )
}
