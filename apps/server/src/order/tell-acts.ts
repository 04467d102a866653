import type { ReplyOf } from '@comanda/contract/call'
import type { showOrder } from '@comanda/contract/calls/staff/history'
import { cents } from '@comanda/rules/money/cents'
import { type RefundReason, refundReasons } from '@comanda/rules/order/refund-dish'
import { type VoidReason, voidReasons } from '@comanda/rules/order/reject-reason'
import { deliveryPayments } from '@comanda/rules/payment/payment-choice'
import type { ThingAction } from '../team/list-thing-actions.ts'

export type OrderEvent = ReplyOf<typeof showOrder>['story'][number]

/** What the staff did to an order, by the audit; its steps and its money are told by their own books. */
export function tellActs(actions: readonly ThingAction[]): OrderEvent[] {
  return actions.flatMap((action) => {
    const { at, by, allowedBy } = action
    const told = tellAct(action)
    return told === undefined ? [] : { at, by, allowedBy, ...told }
  })
}

type Told = OrderEvent extends infer Event
  ? Event extends OrderEvent
    ? Omit<Event, 'at' | 'by' | 'allowedBy'>
    : never
  : never

function tellAct({ call, before, after }: ThingAction): Told | undefined {
  switch (call) {
    case 'delayOrder':
      return { kind: 'delayed', minutes: Number(after?.delayMinutes ?? 0) - Number(before?.delayMinutes ?? 0) }
    case 'voidLine':
    case 'refundDish':
      return {
        kind: 'taken-out',
        dish: String(after?.dish ?? ''),
        amount: cents((after?.voided ?? 0) - (before?.voided ?? 0)),
        reason: findReason(after?.reason),
      }
    case 'giveRide':
    case 'claimRide':
      return { kind: 'rider', rider: String(after?.rider ?? '') }
    case 'moveRide':
      return after?.outAt != null && before?.outAt == null ? { kind: 'out' } : undefined
    case 'correctMeans':
      return toCorrection(before?.by, after?.by)
    default:
      return undefined
  }
}

function findReason(word: unknown): VoidReason | RefundReason | null {
  return [...voidReasons, ...refundReasons].find((reason) => reason === word) ?? null
}

function toCorrection(from: unknown, to: unknown): Told | undefined {
  const means = (word: unknown) => deliveryPayments.find((one) => one === word)
  const [was, is] = [means(from), means(to)]
  return was === undefined || is === undefined ? undefined : { kind: 'corrected', from: was, to: is }
}
