import { useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { CartIcon } from '../parts/icons.tsx'
import { openOverlay } from '../state/shell.ts'

interface EmptyCartProps {
  readonly hasOrder: boolean
  /** Null where the menu is in sight beside it. */
  readonly onClose: (() => void) | null
}

/** Shown while the cart is empty: where to find something, or how to begin (CART-041). */
export function EmptyCart({ hasOrder, onClose }: EmptyCartProps) {
  const words = useWords('cart')
  const isOnMenu = /^\/($|categories|products)/.test(location.pathname)
  return (
    <div className="m-auto flex max-w-xs flex-col items-center gap-3 py-12 text-center">
      <span className="inline-flex size-20 items-center justify-center rounded-full bg-primary-soft text-on-primary-soft [&_svg]:size-9">
        <CartIcon />
      </span>
      <p className="mt-2 text-lg font-bold">{words.cart.empty}</p>
      <p className="text-muted">{words.cart.emptyHint}</p>
      {onClose === null ? null : isOnMenu ? (
        <Button size="large" className="mt-3" onClick={onClose}>
          {words.cart.seeMenu}
        </Button>
      ) : (
        <a href="/categories" className={buttonClass({ size: 'large' }, 'mt-3')}>
          {words.cart.seeMenu}
        </a>
      )}
      {!hasOrder && (
        <Button look={onClose === null ? 'primary' : 'quiet'} onClick={() => openOverlay({ name: 'start' })}>
          {words.product.startOrder}
        </Button>
      )}
    </div>
  )
}
