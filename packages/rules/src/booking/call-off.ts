/** Why a venue cancels a booking (DAY-058). Its guest is told, so each is something that one can say to a guest. */
export const callOffReasons = ['guest-asked', 'no-room', 'closing', 'booked-twice', 'other'] as const
export type CallOffReason = (typeof callOffReasons)[number]

/** What becomes of a deposit that was paid. */
export const depositAnswers = ['keep', 'give-back'] as const
export type DepositAnswer = (typeof depositAnswers)[number]
