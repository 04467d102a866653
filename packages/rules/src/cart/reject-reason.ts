/** Why an order is rejected, as its diner is told in their own language. */
export const rejectReasons = ['too-busy', 'sold-out', 'closing', 'out-of-reach', 'other'] as const

/** Why an order was cancelled: a person rejected it, or nobody answered in time (DAY-098). */
export const cancelReasons = [...rejectReasons, 'unanswered'] as const
export type CancelReason = (typeof cancelReasons)[number]
