import type { TableCallKind } from '@comanda/rules/table/table-call'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { useEffect } from 'react'
import { order } from '../cart/order.ts'
import { useRoot } from '../parts/use-root.ts'
import { askWaiter } from './ask-waiter.ts'
import { callOff } from './call-off.ts'
import { BellIcon } from './table-icons.tsx'
import { toPlaceName } from './table-place.ts'
import { useTable } from './table-state.ts'

/** Where one sits, a waiter in one tap, and what the table waits for: it stays until somebody has answered. */
export default function TableStrip() {
  const words = useWords('table').table
  const { site } = useRoot()
  const held = order.use()
  const table = useTable()
  const { isSending, send } = useSend()
  useEffect(() => {
    order.open(site.modes)
  }, [site])
  if (held === null || held.cart.setup.mode !== 'table') return null
  const { cart, shop } = held
  const signs: Readonly<Record<TableCallKind, (hour: string) => string>> = {
    help: words.waiterTold,
    bill: words.billAsked,
    dessert: words.dessertAsked,
  }
  const calls = table?.openCalls ?? []
  const isCalled = calls.some(({ kind }) => kind === 'help')
  return (
    <section
      aria-label={words.place(toPlaceName(shop.store, cart.setup))}
      className="flex min-h-11 basis-full items-center gap-3 md:fixed md:bottom-6 md:left-6 md:z-20 md:min-h-14 md:rounded-full md:border md:border-line md:bg-surface md:pr-2 md:pl-6 md:shadow-lift"
    >
      <div className="min-w-0 flex-1 leading-tight md:pr-4">
        <p className="font-bold">{words.place(toPlaceName(shop.store, cart.setup))}</p>
        <div role="status">
          {calls.map(({ kind, calledAt }) => {
            const sign = signs[kind](formatMinute(toStoreMoment(calledAt, shop.store.timeZone).minute))
            return (
              <p key={kind} className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
                <span className="font-bold text-primary-text tabular-nums">✓ {sign}</span>
                <button
                  type="button"
                  disabled={isSending}
                  onClick={() => send(() => callOff(cart.id, kind))}
                  aria-label={`${words.callOff}: ${sign}`}
                  className="-my-1 inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 hover:text-primary-text disabled:opacity-60"
                >
                  {words.callOff}
                </button>
              </p>
            )
          })}
        </div>
      </div>
      {!isCalled && (
        <button
          type="button"
          disabled={isSending}
          onClick={() => send(() => askWaiter(cart.id, 'help'))}
          className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full bg-primary-soft px-4 font-bold text-on-primary-soft hover:bg-primary-soft-hover disabled:opacity-60"
        >
          <BellIcon />
          {words.callWaiter}
        </button>
      )}
    </section>
  )
}
