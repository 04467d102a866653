import { sumCents } from '@comanda/rules/money/cents'
import { remainingOf } from '@comanda/rules/table/split-bill'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useEffect } from 'react'
import { toCartView } from '../cart/cart-view.ts'
import type { HeldCart } from '../cart/held-cart.ts'
import { order } from '../cart/order.ts'
import type { OverlayProps } from '../state/overlay-props.ts'
import { openOverlay } from '../state/shell.ts'
import { BillLines } from './bill-lines.tsx'
import { OwnShare } from './own-share.tsx'
import { SplitForm } from './split-form.tsx'
import { useTable } from './table-state.ts'

/** The sum that the table owes, who ordered which dishes, and the ways to pay it (TABLE-018, TABLE-017). */
export default function BillDialog({ root: { site }, onClose }: OverlayProps<'bill'>) {
  const words = useWords('table', 'cart', 'dish')
  const held = order.use()
  useEffect(() => {
    order.open(site.modes)
  }, [site])
  return (
    <Sheet title={words.table.bill} closeLabel={words.shell.close} isOpen onClose={onClose}>
      {held === null ? (
        <p role="status" className="animate-pulse py-10 text-center text-muted motion-reduce:animate-none">
          {words.cart.loading}
        </p>
      ) : (
        <BillContent held={held} />
      )}
    </Sheet>
  )
}

function BillContent({ held }: { readonly held: HeldCart }) {
  const words = useWords('table', 'cart').table
  const format = usePrice()
  const table = useTable()
  const { sent, unsent, cart } = toCartView(held, order.now())
  if (sent.length === 0) {
    return (
      <div className="flex flex-col items-center gap-4 py-8 text-center">
        <p className="text-pretty text-muted">{words.billEmpty}</p>
        <Button onClick={() => openOverlay({ name: 'cart' })}>{words.seeOrder}</Button>
      </div>
    )
  }
  const bill = table?.bill
  const own = bill?.shares.find(({ isMine, isPaid }) => isMine && !isPaid)
  const others = bill ? bill.paid - bill.collected - (own?.amount ?? 0) : 0
  const paying = bill?.shares.filter(({ isMine, isBeingPaid }) => isBeingPaid && !isMine) ?? []
  const underWay = sumCents(paying.map(({ amount }) => amount))
  return (
    <>
      <BillLines held={held} sent={sent} />
      {bill && (bill.collected > 0 || others > 0) && (
        <dl className="mt-2 text-sm tabular-nums">
          {bill.collected > 0 && <Row name={words.collected} amount={format(-bill.collected)} />}
          {underWay > 0 && <Row name={words.othersPay} amount={format(-underWay)} />}
          {others > underWay && <Row name={words.held} amount={format(underWay - others)} />}
          <Row name={words.remaining} amount={format(remainingOf(bill) + (own?.amount ?? 0))} isStrong />
        </dl>
      )}
      {unsent.length > 0 ? (
        <div className="mt-5 flex flex-col gap-3 rounded-2xl bg-sunken p-4">
          <p className="text-pretty">{words.unsentFirst}</p>
          <Button onClick={() => openOverlay({ name: 'cart' })}>{words.seeOrder}</Button>
        </div>
      ) : own ? (
        <OwnShare share={own} cartId={cart.id} />
      ) : (
        bill && remainingOf(bill) > 0 && <SplitForm held={held} bill={bill} sent={sent} />
      )}
    </>
  )
}

interface RowProps {
  readonly name: string
  readonly amount: string
  readonly isStrong?: boolean
}

function Row({ name, amount, isStrong = false }: RowProps) {
  return (
    <div className={`flex justify-between gap-3 py-0.5 ${isStrong ? 'text-base font-bold' : ''}`}>
      <dt className={isStrong ? '' : 'text-muted'}>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
