import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'

/** Where the frame of the page puts the cart, and what it calls it, which only the frame knows. */
export const cartPlaceId = 'cart-place'
export const cartTitleId = 'cart-title'

/** A column for the cart, in sight while the rest scrolls; only on wide screens. Its width is always taken. */
export function CartPlace() {
  const words = useWords().frame
  return (
    <aside
      data-cart-column
      aria-labelledby="cart-heading"
      className="sticky top-4 mr-8 hidden max-h-[calc(100dvh-2rem)] min-h-80 flex-col self-start overflow-hidden rounded-card bg-surface shadow-card wide:flex"
    >
      <Heading level={2} look="part" id="cart-heading" className="border-b border-line px-5 py-4">
        <span id={cartTitleId} className="peer" />
        <span className="peer-[:not(:empty)]:hidden">{words.cart}</span>
      </Heading>
      <div id={cartPlaceId} className="flex flex-1 flex-col overflow-y-auto px-5 py-4" />
    </aside>
  )
}
