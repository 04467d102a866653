import { isRefusal } from '@comanda/contract/refusals'
import { countRound } from '@comanda/rules/cart/buffet-round'
import { choosePayTime } from '@comanda/rules/venue/pay-time'
import { tell } from '@comanda/screen/toasts'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import type { ReactNode } from 'react'
import { askOfUnsent } from '../cart/ask-allergies.ts'
import { CartLineList } from '../cart/cart-line-list.tsx'
import { toCartView } from '../cart/cart-view.ts'
import { editLine } from '../cart/edit-line.ts'
import type { HeldCart } from '../cart/held-cart.ts'
import { order } from '../cart/order.ts'
import { OrderAllergies } from '../cart/order-allergies.tsx'
import { useAllergySheet } from '../cart/use-allergy-sheet.tsx'
import { openOverlay } from '../state/shell.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { DinerName } from './diner-name.tsx'
import { sendRound } from './send-round.ts'
import { toPlaceName } from './table-place.ts'
import { useTable } from './table-state.ts'
import { useWhoAdded } from './use-who-added.ts'

interface TableOrderProps {
  readonly held: HeldCart
  /** The dishes that go well with it. */
  readonly suggestions: ReactNode
  readonly onClose: () => void
}

/** A table's order: the round being chosen, what the kitchen has, and who ordered what (OPEN-106). */
export default function TableOrder({ held, suggestions, onClose }: TableOrderProps) {
  const words = useWords('cart', 'table')
  const { store } = held.shop
  const { sent, unsent, cart } = toCartView(held, order.now())
  const who = useWhoAdded(cart.lines)
  const table = useTable()
  return (
    <>
      <p className="text-sm text-muted">
        <span className="font-bold text-text">{words.table.place(toPlaceName(store, cart.setup))}</span>
        {table !== null && ` · ${words.table.guests(table.guests)}`}
      </p>
      <OrderAllergies cart={cart} />
      {table !== null && <DinerName table={table} />}
      <div className="flex flex-col gap-2 pb-4">
        <CartLineList title={words.cart.unsentTitle} lines={unsent} store={store} who={who} onLeave={onClose} />
        {unsent.length === 0 && (
          <div className="my-4 flex flex-col items-center gap-3 rounded-2xl bg-sunken px-4 py-5 text-center">
            <p className="text-pretty">{sent.length > 0 ? words.table.nothingToSend : words.cart.emptyHint}</p>
            <Button look="soft" onClick={onClose}>
              {words.cart.seeMenu}
            </Button>
          </div>
        )}
        <CartLineList title={words.cart.sentTitle} lines={sent} store={store} who={who} onLeave={onClose} />
        {suggestions}
      </div>
      <RoundFoot held={held} onClose={onClose} />
    </>
  )
}

/** The price of the round and the next action, within reach of the thumb. */
function RoundFoot({ held, onClose }: Pick<TableOrderProps, 'held' | 'onClose'>) {
  const words = useWords('table', 'cart').table
  const format = usePrice()
  const { isSending, send } = useTellingSend(words.notSent)
  const { ask, sheet } = useAllergySheet()
  const { unsent, cart } = toCartView(held, order.now())
  const { store, products, categories } = held.shop
  const total = unsent.reduce((sum, { price }) => sum + price.total, 0)
  const round = countRound(cart.lines, { products, categories })
  const isPaidFirst = choosePayTime('table', store.ordering) === 'now'
  const sendAll = async () => {
    let reply = await sendRound()
    if (isRefusal(reply) && reply.refused === 'allergy-unanswered') {
      // Somebody else at the table declared it a moment ago.
      await order.lookAgain()
      if (!(await areAllAnswered())) return null
      reply = await sendRound()
    }
    if (!isRefusal(reply)) tell(words.sent(reply.dishes))
    return reply
  }
  const areAllAnswered = async () => {
    const changed = await askOfUnsent(ask)
    const dish = unsent.find(({ line }) => line.id === changed?.id)
    if (dish) editLine(dish.line, dish.product, onClose)
    return changed === undefined
  }
  const press = async () => {
    if (!(await areAllAnswered())) return
    if (isPaidFirst) location.assign('/checkout')
    else send(() => sendAll().finally(() => order.lookAgain()))
  }
  const label = isPaidFirst ? words.payToSend(format(total)) : total > 0 ? words.send(format(total)) : words.sendFree
  return (
    <div className="sticky -bottom-4 z-10 -mx-5 mt-auto -mb-4 flex flex-col gap-2 border-t border-line bg-surface px-5 pt-3 pb-4 shadow-lift">
      {round.hasBuffet && (
        <p role="status" className="text-sm font-bold tabular-nums">
          {words.round(round.dishes, round.limit)}
        </p>
      )}
      {sheet}
      {cart.state === 'paying' ? (
        <p role="status" className="rounded-2xl bg-sunken px-4 py-3 text-sm">
          {words.beingPaid}
        </p>
      ) : (
        unsent.length > 0 && (
          <Button size="large" disabled={isSending} onClick={press} className="w-full tabular-nums">
            {isSending ? words.sending : label}
          </Button>
        )
      )}
      <div className="flex gap-2">
        <Button look="soft" className="flex-1" onClick={() => openOverlay({ name: 'bill' })}>
          {words.bill}
        </Button>
        <Button look="soft" className="flex-1" onClick={() => openOverlay({ name: 'table-actions' })}>
          {words.more}
        </Button>
      </div>
    </div>
  )
}
