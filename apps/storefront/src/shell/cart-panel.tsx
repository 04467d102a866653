import { SidePanel } from '@comanda/ui/side-panel'
import { useCart } from '../state/cart.ts'
import { usePrice, useWords } from '../words.tsx'
import type { OverlayProps } from './overlays.tsx'

/** What has been ordered so far. */
export default function CartPanel({ onClose }: OverlayProps<'cart'>) {
  const words = useWords('cart')
  const price = usePrice()
  const cart = useCart()
  return (
    <SidePanel title={words.frame.cart} closeLabel={words.shell.close} side="right" onClose={onClose}>
      {!cart || cart.lines.length === 0 ? (
        <p className="m-auto max-w-xs py-16 text-center text-muted">{words.cart.empty}</p>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {cart.lines.map(({ id, name, quantity, total }) => (
              <li key={id} className="flex items-baseline gap-3 py-3">
                <span className="font-bold tabular-nums">{quantity} ×</span>
                <span className="min-w-0 flex-1">{name}</span>
                <span className="tabular-nums">{price(total)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-auto flex justify-between border-t border-line pt-4 text-lg font-extrabold">
            <span>{words.frame.total}</span>
            <span className="tabular-nums">{price(cart.total)}</span>
          </p>
        </>
      )}
    </SidePanel>
  )
}
