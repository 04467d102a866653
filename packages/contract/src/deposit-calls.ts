import { payBookingWithRedsys, payBookingWithStripe } from './calls/booking.ts'

/** Which call pays a deposit each way that deposits are paid (BOOKING-029). */
export const depositCalls = { new: payBookingWithRedsys, stripe: payBookingWithStripe } as const
export type DepositWay = keyof typeof depositCalls
