import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import type { ShownOrder } from './shown-order.ts'

type Standing = Pick<ShownOrder['order'], 'status' | 'paymentState'>
type Words = Pick<Dictionary, 'audit' | 'orderBoard'>

/** Where an order stands and what became of its money; for what was cancelled unpaid nobody is asked any more. */
export function sayStanding({ status, paymentState }: Standing, { audit, orderBoard }: Words): string {
  const isOwed = paymentState !== 'unpaid' || status !== 'cancelled'
  return [audit.values[status], ...(isOwed ? [orderBoard.payment[paymentState]] : [])].join(' · ')
}
