import type { WindowData } from '@comanda/contract/entities/window-data'
import type { BrowserFacts } from '@comanda/payments/provider/charge'
import type { CallContext } from '../call/context.ts'

/** The page's words about its window, with those of the request about its browser. */
export function toBrowserFacts(window: WindowData | null, { from }: Pick<CallContext, 'from'>): BrowserFacts | null {
  return window && { ...window, accept: from.accept, userAgent: from.userAgent }
}
