import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { OrderStatus } from '@comanda/rules/order/order'
import { toShownStatus } from '@comanda/rules/order/shown-status'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'

const looks: Readonly<Record<OrderStatus, string>> = {
  'on-hold': 'bg-primary-soft text-on-primary-soft',
  preparing: 'bg-primary-soft text-on-primary-soft',
  bagging: 'bg-primary-soft text-on-primary-soft',
  ready: 'bg-primary text-on-primary',
  'picked-up': 'bg-sunken text-text',
  cancelled: 'bg-sunken text-accent-text',
}

/** The progress of an order (CHECKOUT-011). */
export function StatusChip({ status, mode }: { readonly status: OrderStatus; readonly mode: OrderingMode }) {
  const words = useWords('customer').accountPage
  return (
    <span className={classNames('shrink-0 rounded-full px-3 py-1 text-xs font-bold leading-normal', looks[status])}>
      {words.orderStatus[toShownStatus(status, mode)]}
    </span>
  )
}
