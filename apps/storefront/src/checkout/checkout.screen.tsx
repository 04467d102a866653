import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { MenuLink } from '../parts/exit-links.tsx'
import { Notice } from '../parts/notice.tsx'
import { usePage } from '../parts/use-page.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { readCheckout } from './read-checkout.ts'
import { SharePage } from './share-page.tsx'

/** The order before it is made; its guards admit only visitors with something in the cart. */
export function Component() {
  const words = useWords('checkout', 'cart')
  const isPayment = usePage().pathname.replace(/\/$/, '').endsWith('/payment')
  const title = isPayment ? words.checkout.payment : words.checkout.title
  const read = useRead('checkout', readCheckout)
  if (read.state === 'loading') {
    return (
      <Notice title={title} text={words.checkout.loading}>
        {null}
      </Notice>
    )
  }
  if (read.state !== 'ready') {
    return (
      <Notice title={title} text={words.checkout.loadFailed}>
        <Button onClick={read.again}>{words.checkout.retry}</Button>
      </Notice>
    )
  }
  if (read.value === null) {
    return (
      <Notice title={title} text={words.cart.empty}>
        <MenuLink />
      </Notice>
    )
  }
  const { share } = read.value
  if (share !== null) return <SharePage checkout={read.value} share={share} onChanged={read.again} />
  return <CheckoutPage title={title} checkout={read.value} onChanged={read.again} />
}
