import type { ToldBill } from '@comanda/contract/entities/table'
import { cents, sumCents } from '@comanda/rules/money/cents'
import { usePrice, useWords } from '@comanda/screen/words'
import { Notice } from '../parts/notice.tsx'
import { TableLink } from '../table/table-link.tsx'

/** This diner has paid and the table has not: what is left, and what others are paying just now. */
export function WaitingTable({ bill }: { readonly bill: ToldBill }) {
  const words = useWords('checkout').share
  const price = usePrice()
  const own = bill.shares.filter(({ isMine, isPaid, isPromised }) => isMine && (isPaid || isPromised))
  const covering = bill.shares.filter(({ isPaid, isPromised }) => isPaid || isPromised)
  const left = cents(bill.total - sumCents(covering.map(({ amount }) => amount)))
  const underWay = sumCents(bill.shares.flatMap(({ isBeingPaid, amount }) => (isBeingPaid ? [amount] : [])))
  const title = own.length === 0 ? words.open : own.every(({ isPaid }) => isPaid) ? words.paid : words.promised
  return (
    <Notice title={title} text={words.left(price(left))}>
      <div role="status" className="grid w-full gap-2">
        <PaidShares bill={bill} />
        {underWay > 0 && <p className="text-muted">{words.underWay(price(underWay))}</p>}
      </div>
      <TableLink look="soft" />
    </Notice>
  )
}

/** The sum that this diner has paid of the bill; the part that the others paid is only a sum. */
export function PaidShares({ bill }: { readonly bill: ToldBill }) {
  const words = useWords('checkout').share
  const price = usePrice()
  const own = bill.shares.filter(({ isMine, isPaid }) => isMine && isPaid)
  if (own.length === 0) return null
  return (
    <dl className="grid gap-1.5 rounded-3xl bg-sunken p-5 text-left tabular-nums">
      {own.map(({ id, amount, tip }) => (
        <div key={id} className="flex justify-between gap-3 font-bold">
          <dt>{tip > 0 ? words.mineWithTip(price(tip)) : words.mine}</dt>
          <dd>{price(amount + tip)}</dd>
        </div>
      ))}
    </dl>
  )
}
