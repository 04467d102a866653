/** How a stand-in misbehaves on its next request: each is a fault a real provider has shown. */
export const faults = [
  'none',
  'refuse',
  'silent',
  'error',
  'html',
  'truncated',
  'reset-after',
  'bad-signature',
] as const
export type Fault = (typeof faults)[number]
