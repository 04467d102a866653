import type { TableReceipt as Receipt, ToldPayment } from '@comanda/contract/entities/table-receipt'
import { formatMoment } from '@comanda/i18n/format-moment'
import { isCardWay } from '@comanda/rules/payment/payment-choice'
import { tellWhoAdded } from '@comanda/rules/table/diners'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { readDevice } from '../cart/device.ts'
import { nameAdder } from './name-adder.ts'

/**
 * The dishes that were eaten, by whom, their cost with its taxes, and how it was paid: to read, to print or to save.
 */
export function TableReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { table, dish, status } = useWords('table', 'dish', 'checkout')
  const words = table.receipt
  const price = usePrice()
  const { order, issuer, payments } = receipt
  const isInvoice = receipt.receiptNumber !== null && issuer.legal !== null
  return (
    <article data-receipt className="grid gap-5 rounded-3xl bg-sunken p-5 md:p-6">
      <Issuer receipt={receipt} title={isInvoice ? words.invoice : words.title} />
      <Lines receipt={receipt} />
      <dl className="grid gap-1.5 border-t border-line pt-3">
        {order.parts.map(({ kind, amount }) => (
          <Row key={kind} name={dish.price[kind]} amount={price(amount)} className="text-muted" />
        ))}
        <Row name={words.total} amount={price(order.total)} className="text-xl font-extrabold" />
      </dl>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-muted">
            <th className="text-left font-normal">{words.rate}</th>
            <th className="text-right font-normal">{words.base}</th>
            <th className="text-right font-normal">{words.tax}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.vat.map(({ rate, base, vat }) => (
            <tr key={rate}>
              <td>{rate / 100} %</td>
              <td className="text-right">{price(base)}</td>
              <td className="text-right">{price(vat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {payments.length > 0 && (
        <section className="border-t border-line pt-3">
          <Heading level={3} look="row">
            {words.payments}
          </Heading>
          <ul className="mt-1 grid gap-1.5">
            {payments.map((payment) => (
              <Payment key={payment.id} payment={payment} />
            ))}
          </ul>
        </section>
      )}
      <p className="font-bold">
        {order.paymentState === 'refunded' ? status.refunded(price(order.paid)) : status.paid}
      </p>
      {!isInvoice && <p className="text-sm text-muted">{words.notInvoice}</p>}
      <Button look="soft" className="justify-self-start print:hidden" onClick={() => print()}>
        {words.print}
      </Button>
    </article>
  )
}

function Issuer({ receipt, title }: { readonly receipt: Receipt; readonly title: string }) {
  const { table } = useWords('table')
  const words = table.receipt
  const language = useLanguage()
  const { order, issuer, receiptNumber } = receipt
  const { legal, store, address, phone } = issuer
  return (
    <header>
      <Heading level={2} look="block">
        {title}
      </Heading>
      <p className="mt-1 leading-snug break-words">
        <b className="block">{legal?.name ?? store}</b>
        {legal !== null && legal.name !== store && <span className="block">{store}</span>}
        {legal !== null && (
          <span className="block">
            {words.taxId}: {legal.taxId}
          </span>
        )}
        <span className="block">
          {address.street}, {address.postalCode} {address.city}
        </span>
        {phone !== '' && <span className="block">{phone}</span>}
      </p>
      <dl className="mt-3 grid gap-1 text-sm">
        {receiptNumber !== null && <Row name={words.number} amount={receiptNumber} />}
        <Row name={words.issued} amount={formatMoment(order.placedAt, language, receipt.timeZone)} />
        <Row name={words.order} amount={`${order.number} · ${table.place(receipt.place)}`} />
      </dl>
    </header>
  )
}

function Lines({ receipt: { order, lines, diners } }: { readonly receipt: Receipt }) {
  const words = useWords('table', 'checkout')
  const price = usePrice()
  const { takenOut } = words.status
  const tellWho = tellWhoAdded(lines, readDevice(), diners)
  // Whoever sat there alone need not be told.
  const isShared = new Set(lines.flatMap(({ addedBy }) => addedBy ?? [])).size > 1
  const whoAdded = (id: string) => {
    const line = lines.find((one) => one.id === id)
    return isShared && line ? nameAdder(tellWho(line), words) : null
  }
  return (
    <ul className="divide-y divide-line border-t border-line">
      {order.lines.map(({ id, name, choices, quantity, total }) => (
        <li key={id} className="flex items-baseline gap-3 py-2.5">
          <span className="font-bold tabular-nums">{quantity} ×</span>
          <span className="min-w-0 flex-1 leading-snug break-words hyphens-auto">
            {order.takenOut.includes(id) ? (
              <>
                <s className="text-muted">{name}</s> <strong className="text-accent-text">{takenOut}</strong>
              </>
            ) : (
              name
            )}
            {[...choices, whoAdded(id)].map(
              (text) =>
                text !== null && (
                  <span key={text} className="block text-sm text-muted">
                    {text}
                  </span>
                ),
            )}
          </span>
          <span className="tabular-nums">{price(total)}</span>
        </li>
      ))}
    </ul>
  )
}

function Payment({ payment: { way, amount, tip, isMine, receiptNumber } }: { readonly payment: ToldPayment }) {
  const { table, checkout } = useWords('table', 'checkout')
  const words = table.receipt
  const price = usePrice()
  const means = isCardWay(way) ? words.card : checkout.methods[way]
  const who = isMine ? (tip > 0 ? words.mineWithTip(price(tip)) : words.mine) : words.other
  return (
    <li className="flex justify-between gap-3">
      <span className="min-w-0 break-words">
        {who} · {means}
        {receiptNumber !== null && (
          <span className="block text-sm text-muted">
            {words.number}: {receiptNumber}
          </span>
        )}
      </span>
      <span className="tabular-nums">{price(amount + tip)}</span>
    </li>
  )
}

interface RowProps {
  readonly name: string
  readonly amount: string
  readonly className?: string
}

function Row({ name, amount, className = '' }: RowProps) {
  return (
    <div className={`flex justify-between gap-3 ${className}`}>
      <dt>{name}</dt>
      <dd className="text-right tabular-nums">{amount}</dd>
    </div>
  )
}
