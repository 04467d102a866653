/** The words under which accounts, attempts and cards are stored; those of a provider's folder must be among them. */
export const providers = [
  'redsys',
  'bizum',
  'googlepay',
  'applepay',
  'stripe',
  'stripe-googlepay',
  'stripe-applepay',
  'paypal',
  'dojo',
  'on-delivery',
  'cash',
  'terminal-by-hand',
] as const
export type Provider = (typeof providers)[number]
