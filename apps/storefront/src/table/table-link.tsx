import type { OrderSetup } from '@comanda/rules/cart/cart'
import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { useEffect } from 'react'
import { order } from '../cart/order.ts'
import { useRoot } from '../parts/use-root.ts'
import { toTablePath } from './table-path.ts'

/** Back to the table: its name and its menu, as after its code was scanned (F-226). */
export function TableLink({ look }: { readonly look: 'soft' | 'quiet' }) {
  const { share } = useWords('checkout')
  const { site } = useRoot()
  const setup: OrderSetup | undefined = order.use()?.cart.setup
  useEffect(() => {
    order.open(site.modes)
  }, [site])
  return (
    <a href={toTablePath(setup)} className={buttonClass({ look })}>
      {share.back}
    </a>
  )
}
