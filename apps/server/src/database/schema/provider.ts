import type { ChargeMethod } from '@comanda/payments/server/providers'

/**
 * The word under which accounts, attempts and cards are stored; a provider's folder names its own. The tables check its
 * shape alone, so that a new provider needs no change of them.
 */
export type Provider = ChargeMethod
