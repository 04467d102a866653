/** How a stand-in fails on its next request: each is a fault that a real provider has shown. */
const faults = [
  ...(['none', 'refuse', 'silent', 'error', 'html', 'truncated', 'reset-after', 'bad-signature'] as const),
  'dollars',
] as const
export type Fault = (typeof faults)[number]

/** The fate of the messages that a provider sends by itself. */
const deliveries = ['send', 'drop', 'hold', 'twice', 'tamper'] as const
export type Delivery = (typeof deliveries)[number]

export interface FaultKnobs {
  /** The next request whose path contains `path` fails this way. */
  failNext(path: string, fault: Fault): void
  /** Returns the fault set for a request, once. */
  take(path: string): Fault
  delivery: Delivery
}

export function createFaultKnobs(): FaultKnobs {
  const waiting: { readonly path: string; readonly fault: Fault }[] = []
  return {
    delivery: 'send',
    failNext(path, fault) {
      waiting.push({ path, fault })
    },
    take(path) {
      const at = waiting.findIndex((one) => path.includes(one.path))
      return at < 0 ? 'none' : (waiting.splice(at, 1)[0]?.fault ?? 'none')
    },
  }
}
