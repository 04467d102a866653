import type { ProviderHosts } from './provider.ts'

/** Where real money moves. */
export const liveHosts: ProviderHosts = {
  redsys: 'https://sis.redsys.es',
  redsysQuery: 'https://sis.redsys.es',
  redsysScript: 'https://sis.redsys.es/sis/NC/redsysV3.js',
  stripe: 'https://api.stripe.com',
  stripeScript: 'https://js.stripe.com/v3/',
  paypal: 'https://api-m.paypal.com',
  dojo: 'https://api.dojo.tech',
}

/** The providers' own places for practice. */
export const testHosts: ProviderHosts = {
  ...liveHosts,
  redsys: 'https://sis-t.redsys.es:25443',
  redsysQuery: 'https://sis-t.redsys.es:25443',
  redsysScript: 'https://sis-t.redsys.es:25443/sis/NC/sandbox/redsysV3.js',
  paypal: 'https://api-m.sandbox.paypal.com',
}

/** All of them on one machine, where stand-ins answer. */
export function hostsAt(address: string): ProviderHosts {
  return {
    redsys: address,
    redsysQuery: address,
    redsysScript: `${address}/sis/NC/redsysV3.js`,
    stripe: address,
    stripeScript: `${address}/stripe/v3/`,
    paypal: address,
    dojo: address,
  }
}
