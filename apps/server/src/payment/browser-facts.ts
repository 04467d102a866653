import type { WindowData } from '@comanda/contract/entities/window-data'
import type { BrowserFacts } from '@comanda/payments/provider/charge'
import type { CallContext } from '../call/context.ts'

/** What the page says of its window, with what the request says of its browser. */
export function toBrowserFacts(window: WindowData | null, { from }: Pick<CallContext, 'from'>): BrowserFacts | null {
  return window && { ...window, accept: from.accept, userAgent: from.userAgent }
}
