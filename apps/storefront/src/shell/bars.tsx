import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { classNames } from '@comanda/ui/class-names'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { usePage } from '../parts/use-page.ts'
import { countPieces, type ShownCart, useCart } from '../state/cart.ts'
import { useSetup } from '../state/setup.ts'
import { openOverlay } from '../state/shell.ts'
import type { SiteView } from '../views/site-view.ts'
import { chooseBar, menuPages } from './choose-bar.ts'

// Few pages are seen from a table.
const TableStrip = lazy(() => import('../table/table-strip.tsx'))

/** The bar within reach of the thumb: at most one, chosen by the state of the order. */
export function Bars({ site }: { readonly site: SiteView }) {
  const mode = useSetup('mode')
  const cart = useCart()
  const { pathname } = usePage()
  return <Bar site={site} mode={mode ?? site.mode} cart={cart} path={pathname} />
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
  switch (chooseBar({ site, mode, pieces: cart?.pieces ?? null, path })) {
    case 'none':
      return null
    case 'table':
      return (
        <BarFrame isTable>
          {menuPages.test(path) && (
            <Suspense>
              <TableStrip />
            </Suspense>
          )}
          <Button className="flex-1 md:hidden" look="soft" onClick={() => openOverlay({ name: 'bill' })}>
            {words.frame.viewBill}
          </Button>
          <Button className="flex-1 md:hidden" onClick={openCart}>
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

interface BarFrameProps {
  /** A table's strip stands in it, and by itself on wide screens. */
  readonly isTable?: boolean
  readonly children: ReactNode
}

/** Only below medium width; the footer keeps its space free at the bottom of the page. */
function BarFrame({ isTable = false, children }: BarFrameProps) {
  const bar = isTable ? 'table' : 'order'
  // The footer and the notices learn of the bar here: with :has() every tap would have the whole page looked through.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.hasBar = bar
    return () => {
      delete dataset.hasBar
    }
  }, [bar])
  return (
    <div
      data-bar={bar}
      data-needs-script
      className={classNames(
        // Drawn before its button has arrived, it would be low first and jump up with it.
        'fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-surface px-4 py-3 shadow-lift empty:invisible',
        isTable ? 'flex-wrap md:contents' : 'md:hidden',
      )}
    >
      {children}
    </div>
  )
}
