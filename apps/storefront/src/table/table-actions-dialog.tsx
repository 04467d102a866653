import { listTableActions, type TableAction } from '@comanda/rules/table/table-actions'
import { useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { type ReactNode, useEffect } from 'react'
import { order } from '../cart/order.ts'
import { HelpIcon } from '../parts/icons.tsx'
import type { OverlayProps } from '../state/overlay-props.ts'
import { askWaiter } from './ask-waiter.ts'
import { goPay } from './go-pay.ts'
import { BellIcon, CardIcon, DessertIcon, DishesIcon, tableIconClass } from './table-icons.tsx'
import { useTable } from './table-state.ts'

type Shown = TableAction | 'help'

const icons: Readonly<Record<Shown, ReactNode>> = {
  'order-dessert': <DessertIcon />,
  'back-to-menu': <DishesIcon />,
  'ask-for-bill': <BellIcon />,
  'pay-now': <CardIcon />,
  help: <HelpIcon className={tableIconClass} />,
}

/** «¿Qué quieres hacer?» (TABLE-001). */
export default function TableActionsDialog({ root: { site }, onClose }: OverlayProps<'table-actions'>) {
  const words = useWords('table')
  const held = order.use()
  const table = useTable()
  const cartId = held?.cart.id
  useEffect(() => {
    order.open(site.modes)
  }, [site])
  if (held === null || cartId === undefined) return null
  const labels: Readonly<Record<Shown, string>> = {
    'order-dessert': words.table.orderDessert,
    'back-to-menu': words.table.backToMenu,
    'ask-for-bill': words.table.askBill,
    'pay-now': words.table.payNow,
    help: words.table.help,
  }
  const work: Readonly<Record<Shown, () => void>> = {
    'order-dessert': () => askWaiter(cartId, 'dessert'),
    'back-to-menu': () => undefined,
    'ask-for-bill': () => askWaiter(cartId, 'bill'),
    'pay-now': goPay,
    help: () => askWaiter(cartId, 'help'),
  }
  const actions: Shown[] = [...listTableActions(table?.kitchenStatus ?? null, held.shop.store.ordering), 'help']
  return (
    <Sheet title={words.table.whatNow} closeLabel={words.shell.close} isOpen onClose={onClose} width={400}>
      <ul className="grid gap-2">
        {actions.map((action) => (
          <li key={action}>
            <button
              type="button"
              onClick={() => {
                onClose()
                work[action]()
              }}
              className="flex min-h-14 w-full cursor-pointer items-center gap-4 rounded-2xl bg-sunken px-4 text-left text-lg font-bold hover:bg-primary-soft hover:text-on-primary-soft"
            >
              {icons[action]}
              {labels[action]}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
