import type { ChargeMethod, PaymentProvider } from './provider.ts'
import { redsys } from './redsys/redsys.ts'

/** Who collects by which method. A new provider is a folder and a line here. */
export const providerTable: Partial<Record<ChargeMethod, PaymentProvider>> = {
  redsys,
  bizum: redsys,
  googlepay: redsys,
  applepay: redsys,
}
