/** Why an order is rejected, as its diner is told in their own language. */
export const rejectReasons = ['too-busy', 'sold-out', 'closing', 'out-of-reach', 'other'] as const

/** Why an order was cancelled: a person rejected it, or nobody answered in time (DAY-098). */
export const cancelReasons = [...rejectReasons, 'unanswered'] as const
/** Why a dish is taken out of an order that is made all the same. */
export const voidReasons = ['sold-out', 'too-busy', 'other'] as const satisfies readonly CancelReason[]
export type VoidReason = (typeof voidReasons)[number]
export type CancelReason = (typeof cancelReasons)[number]
