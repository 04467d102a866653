import { usePrice, useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { cartPlaceId, cartTitleId } from '../parts/cart-place.tsx'
import { CartIcon } from '../parts/icons.tsx'
import { countPieces, useCart } from '../state/cart.ts'
import { useSetup } from '../state/setup.ts'
import { openOverlay } from '../state/shell.ts'
import type { SiteView } from '../views/site-view.ts'
import { CartBody } from './cart-body.tsx'
import { useCartTitle } from './use-cart-title.tsx'

/** The cart in its column beside the menu, and a button to it where neither the column nor the header is in sight. */
export default function CartInSight({ site }: { readonly site: SiteView }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null)
  const title = useCartTitle()
  useEffect(() => {
    setPlace(document.getElementById(cartPlaceId))
    setTitlePlace(document.getElementById(cartTitleId))
  }, [])
  return (
    <>
      {titlePlace && createPortal(title, titlePlace)}
      {place &&
        createPortal(
          <Suspense>
            <CartBody site={site} onClose={null} />
          </Suspense>,
          place,
        )}
      <CartPill />
    </>
  )
}

function CartPill() {
  const words = useWords().frame
  const price = usePrice()
  const cart = useCart()
  const isSeen = useIsCartSeen()
  const atTable = useSetup('mode') === 'table'
  if (isSeen || countPieces(cart) === 0) return null
  return (
    <button
      type="button"
      data-cart-pill
      onClick={() => openOverlay({ name: 'cart' })}
      className={buttonClass({ size: 'large' }, 'fixed right-6 bottom-6 z-20 shadow-lift tabular-nums max-md:hidden')}
    >
      <CartIcon />
      {atTable ? words.viewOrder : words.viewBasket} · {price(cart?.total ?? 0)}
      <span className="sr-only">, {words.pieces(countPieces(cart))}</span>
    </button>
  )
}

/** Whether the header, with its cart button, or the cart's column can be seen. */
function useIsCartSeen(): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      }
      setSeen(seen.size > 0)
    })
    for (const shown of document.querySelectorAll('header[data-variant], [data-cart-column]')) observer.observe(shown)
    return () => observer.disconnect()
  }, [])
  return isSeen
}
