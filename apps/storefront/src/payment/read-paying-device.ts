import type { PayingDevice } from '@comanda/rules/payment/payment-choice'

/** What this browser can pay with by itself. Only Apple's own have Apple Pay, and only there it can be paid with. */
export function readPayingDevice(): PayingDevice {
  const session = (globalThis as { ApplePaySession?: { canMakePayments?: () => boolean } }).ApplePaySession
  try {
    return { hasApplePay: session?.canMakePayments?.() === true }
  } catch {
    // Apple's browsers refuse the question on a page without encryption.
    return { hasApplePay: false }
  }
}
