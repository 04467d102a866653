import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import type { ReactNode } from 'react'
import { usePage } from '../parts/use-page.ts'
import { countPieces, type ShownCart, useCart } from '../state/cart.ts'
import { useSetup } from '../state/setup.ts'
import { openOverlay } from '../state/shell.ts'
import type { SiteView } from '../views/site-view.ts'
import { chooseBar } from './choose-bar.ts'

/** The bar within reach of the thumb: at most one, chosen by the state of the order. */
export function Bars({ site }: { readonly site: SiteView }) {
  const setup = useSetup()
  const cart = useCart()
  const { pathname } = usePage()
  return <Bar site={site} mode={setup.mode ?? site.mode} cart={cart} path={pathname} />
}

interface BarProps {
  readonly site: Pick<SiteView, 'modes' | 'onlyBookings' | 'onlyQr'>
  readonly mode: OrderingMode | null
  readonly cart: ShownCart | null
  readonly path: string
}

export function Bar({ site, mode, cart, path }: BarProps) {
  const words = useWords()
  const price = usePrice()
  const openCart = () => openOverlay({ name: 'cart' })
  switch (chooseBar({ site, mode, hasCart: cart !== null, path })) {
    case 'none':
      return null
    case 'table':
      return (
        <BarFrame>
          <Button className="flex-1" look="soft" onClick={() => openOverlay({ name: 'bill' })}>
            {words.frame.viewBill}
          </Button>
          <Button className="flex-1" onClick={openCart}>
            {words.frame.viewOrder}
          </Button>
        </BarFrame>
      )
    case 'cart':
      return (
        <BarFrame>
          <p className="min-w-0 flex-1 leading-tight">
            <span className="block text-sm text-muted">{words.frame.pieces(countPieces(cart))}</span>
            <span className="text-lg font-extrabold tabular-nums">{price(cart?.total ?? 0)}</span>
          </p>
          <Button onClick={openCart}>{words.frame.viewBasket}</Button>
        </BarFrame>
      )
    case 'scan-code':
      return (
        <BarFrame>
          <Button className="flex-1" onClick={() => openOverlay({ name: 'start', scans: true })}>
            {words.product.readQr}
          </Button>
        </BarFrame>
      )
    case 'start-order':
      return (
        <BarFrame>
          <button type="button" className={buttonClass({}, 'flex-1')} onClick={() => openOverlay({ name: 'start' })}>
            {words.product.startOrder}
          </button>
        </BarFrame>
      )
  }
}

/** Only below medium width; its space is kept free at the bottom of the page. */
function BarFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div data-needs-script className="h-20 md:hidden" />
      <div
        data-bar
        data-needs-script
        className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-surface px-4 py-3 shadow-lift md:hidden"
      >
        {children}
      </div>
    </>
  )
}
