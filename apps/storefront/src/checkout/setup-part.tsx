import { toPromiseText } from '@comanda/i18n/promise-text'
import type { Cart } from '@comanda/rules/cart/cart'
import { findPromisedTime } from '@comanda/rules/order/promised-time'
import { toAddressLine } from '@comanda/rules/setup/address-line'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { order } from '../cart/order.ts'
import { useDayName } from '../parts/use-day-name.ts'
import { useRoot } from '../parts/use-root.ts'
import { openOverlay } from '../state/shell.ts'

/** How, where and when, as chosen before, with a button to change it. */
export function SetupPart({ setup }: Pick<Cart, 'setup'>) {
  const words = useWords('checkout')
  const nameDay = useDayName(setup.storeId)
  const store = useRoot().site.stores.find(({ id }) => id === setup.storeId)
  const { address } = setup
  const where = address ? toAddressLine(address) : store?.name
  const hours = order.use()?.shop.store.hours ?? null
  const promised = findPromisedTime(setup, hours)
  const when = promised === null ? words.checkout.asSoon : toPromiseText(promised, { words: words.status, nameDay })
  return (
    <section className="flex items-start justify-between gap-4 rounded-3xl border border-line p-5">
      <div className="min-w-0">
        <Heading level={2} look="block">
          {words.orderMail.modes[setup.mode]}
        </Heading>
        <p className="text-pretty">{where}</p>
        {setup.mode !== 'table' && <p className="text-muted tabular-nums first-letter:uppercase">{when}</p>}
      </div>
      {setup.mode !== 'table' && (
        <button
          type="button"
          onClick={() => openOverlay({ name: 'start' })}
          className="inline-flex min-h-11 shrink-0 cursor-pointer items-center px-2 font-bold text-primary-text underline"
        >
          {words.checkout.edit}
        </button>
      )}
    </section>
  )
}
