import { payBookingWithRedsys, payBookingWithStripe } from './calls/deposit.ts'

/** The call for each way of paying a deposit (BOOKING-029). */
export const depositCalls = { new: payBookingWithRedsys, stripe: payBookingWithStripe } as const
export type DepositWay = keyof typeof depositCalls
