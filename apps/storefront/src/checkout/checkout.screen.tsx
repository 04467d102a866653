import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '../parts/notice.tsx'
import { MenuLink } from '../parts/ways-on.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { type Checkout, readCheckout } from './read-checkout.ts'

/** The order before it is made; its guards let in only who has something in the cart. */
export function Component() {
  const words = useWords('checkout', 'cart')
  const language = useLanguage()
  const isPayment = useLocation().pathname.replace(/\/$/, '').endsWith('/payment')
  const title = isPayment ? words.checkout.payment : words.checkout.title
  const [found, setFound] = useState<Checkout | 'loading' | 'none' | 'failed'>('loading')
  const read = useCallback(async () => {
    try {
      setFound((await readCheckout(language)) ?? 'none')
    } catch {
      setFound('failed')
    }
  }, [language])
  useEffect(() => {
    read()
  }, [read])

  if (found === 'none') {
    return (
      <Notice title={title} text={words.cart.empty}>
        <MenuLink />
      </Notice>
    )
  }
  if (found === 'loading' || found === 'failed') {
    return (
      <Notice title={title} text={found === 'failed' ? words.checkout.loadFailed : words.checkout.loading}>
        {found === 'failed' && <Button onClick={read}>{words.checkout.retry}</Button>}
      </Notice>
    )
  }
  return <CheckoutPage title={title} checkout={found} onChanged={read} />
}
