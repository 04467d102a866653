import type { CallContext } from '../call/context.ts'
import type { TryLimit } from '../session/limit-tries.ts'

/** A diner mistypes a few; all phones of a full house together mistype some dozens. A list of codes has thousands. */
const wrongCodes = { visitor: 10, address: 100 }

/** Wrong coupon and receipt codes in a quarter of an hour, by one visitor and from one address. */
export function limitWrongCodes({ session, from }: CallContext): readonly TryLimit[] {
  return [
    { what: 'code', who: session?.id ?? '', atMost: wrongCodes.visitor },
    { what: 'code-address', who: from.address, atMost: wrongCodes.address },
  ]
}
