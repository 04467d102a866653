import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { lazy, Suspense } from 'react'
import { CartFoot } from '../cart/cart-foot.tsx'
import { CartLineList } from '../cart/cart-line-list.tsx'
import { toCartView } from '../cart/cart-view.ts'
import { CouponField } from '../cart/coupon-field.tsx'
import { EmptyCart } from '../cart/empty-cart.tsx'
import type { HeldCart } from '../cart/held-cart.ts'
import { order } from '../cart/order.ts'
import { OrderAllergies } from '../cart/order-allergies.tsx'
import type { SiteView } from '../views/site-view.ts'

const TableOrder = lazy(() => import('../table/table-order.tsx'))
const SuggestionRow = lazy(() => import('../catalogue/menu/suggestion-row.tsx'))

interface CartBodyProps {
  readonly site: SiteView
  /** Null where the cart lies beside the menu and not over it. */
  readonly onClose: (() => void) | null
}

/** The whole cart: its lines, what they cost, and the button to continue. */
export function CartBody({ site, onClose }: CartBodyProps) {
  const words = useWords('cart', 'dish', 'refusals')
  const held = order.use()
  const read = useRead('the order', async () => {
    await order.open(site.modes)
    return true
  })
  if (held !== null) return <Content held={held} site={site} onClose={onClose} />
  if (read.state === 'failed') {
    return (
      <div role="alert" className="m-auto flex max-w-xs flex-col items-center gap-4 py-16 text-center">
        <p>{words.cart.loadFailed}</p>
        <Button onClick={read.again}>{words.cart.retry}</Button>
      </div>
    )
  }
  if (read.state === 'loading') {
    return (
      <p role="status" className="m-auto animate-pulse py-16 text-muted motion-reduce:animate-none">
        {words.cart.loading}
      </p>
    )
  }
  return <EmptyCart hasOrder={false} onClose={onClose} />
}

function Content({ held, site, onClose }: CartBodyProps & { readonly held: HeldCart }) {
  const words = useWords('cart').cart
  const view = toCartView(held, order.now())
  const { sent, unsent } = view
  const { store } = held.shop
  const leave = onClose ?? (() => {})
  const suggestions = (
    <Suspense>
      <SuggestionRow
        products={[...sent, ...unsent].map(({ product }) => product)}
        site={site}
        mode={view.cart.setup.mode}
      />
    </Suspense>
  )
  if (view.cart.setup.mode === 'table') {
    return (
      <Suspense>
        <TableOrder held={held} suggestions={suggestions} onClose={leave} />
      </Suspense>
    )
  }
  if (sent.length + unsent.length === 0) return <EmptyCart hasOrder onClose={onClose} />
  return (
    <>
      <div className="-mt-3 flex flex-col gap-2 pb-4">
        <CartLineList title={sent.length > 0 ? words.unsentTitle : null} lines={unsent} store={store} onLeave={leave} />
        <CartLineList title={words.sentTitle} lines={sent} store={store} onLeave={leave} />
        <OrderAllergies cart={view.cart} />
        <CouponField view={view} />
        {/* Last, because it comes later than the others. */}
        {suggestions}
      </div>
      <CartFoot view={view} onLeave={leave} />
    </>
  )
}
