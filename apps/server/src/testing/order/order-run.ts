import type { Send } from '@comanda/contract/send'
import type { CartId } from '@comanda/rules/ids'
import type { Sandbox } from '@comanda/sandbox/sandbox'

/** Where the diners of a run order, and what they were told. */
export interface OrderRun {
  readonly sandbox: Sandbox
  /** Reaches whatever server runs now. */
  readonly send: Send
  readonly seed: number
  /** How many orders were begun. */
  begun: number
  /** What was tried, way by way, and how often. */
  readonly tried: Map<string, number>
  /** The carts whose diners were told that they had paid, or that their order was placed. */
  readonly toldPaid: Set<CartId>
  /** What stopped a try, and how often: a run that only fails proves nothing. */
  readonly stops: Map<string, number>
}

export type Random = () => number

/** Every diner has an address of their own: one that is declined too often must not stop the others. */
export function fromOwnAddress(run: OrderRun): Send {
  const address = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`
  return (request) => run.send({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } })
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

export function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value
}
