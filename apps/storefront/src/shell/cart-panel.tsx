import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { SidePanel } from '@comanda/ui/side-panel'
import { lazy, Suspense } from 'react'
import { CartFoot } from '../cart/cart-foot.tsx'
import { CartLineList } from '../cart/cart-line-list.tsx'
import { toCartView } from '../cart/cart-view.ts'
import { CouponField } from '../cart/coupon-field.tsx'
import { EmptyCart } from '../cart/empty-cart.tsx'
import type { HeldCart } from '../cart/held-cart.ts'
import { order } from '../cart/order.ts'
import { OrderAllergies } from '../cart/order-allergies.tsx'
import type { OverlayProps } from '../state/overlay-props.ts'

const TableOrder = lazy(() => import('../table/table-order.tsx'))

/** The basket: at the edge of a wide screen, over the whole of a phone (OPEN-106). */
export default function CartPanel({ root: { site }, onClose }: OverlayProps<'cart'>) {
  const words = useWords('cart', 'dish', 'refusals')
  const held = order.use()
  const read = useRead('the order', async () => {
    await order.open(site.modes)
    return true
  })
  return (
    <SidePanel title={words.frame.cart} closeLabel={words.shell.close} side="right" width="wide" onClose={onClose}>
      {held !== null ? (
        <Content held={held} onClose={onClose} />
      ) : read.state === 'failed' ? (
        <div role="alert" className="m-auto flex max-w-xs flex-col items-center gap-4 py-16 text-center">
          <p>{words.cart.loadFailed}</p>
          <Button onClick={read.again}>{words.cart.retry}</Button>
        </div>
      ) : read.state === 'loading' ? (
        <p role="status" className="m-auto animate-pulse py-16 text-muted motion-reduce:animate-none">
          {words.cart.loading}
        </p>
      ) : (
        <EmptyCart hasOrder={false} onClose={onClose} />
      )}
    </SidePanel>
  )
}

function Content({ held, onClose }: { readonly held: HeldCart; readonly onClose: () => void }) {
  const words = useWords('cart').cart
  const view = toCartView(held, order.now())
  const { sent, unsent } = view
  const { store } = held.shop
  if (view.cart.setup.mode === 'table') {
    return (
      <Suspense>
        <TableOrder held={held} onClose={onClose} />
      </Suspense>
    )
  }
  if (sent.length + unsent.length === 0) return <EmptyCart hasOrder onClose={onClose} />
  return (
    <>
      <div className="-mt-3 flex flex-col gap-2 pb-4">
        <CartLineList
          title={sent.length > 0 ? words.unsentTitle : null}
          lines={unsent}
          store={store}
          onLeave={onClose}
        />
        <CartLineList title={words.sentTitle} lines={sent} store={store} onLeave={onClose} />
        <OrderAllergies cart={view.cart} />
        <CouponField view={view} />
      </div>
      <CartFoot view={view} />
    </>
  )
}
