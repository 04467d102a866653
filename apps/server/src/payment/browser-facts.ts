import type { WindowData } from '@comanda/contract/entities/window-data'
import type { BrowserFacts } from '@comanda/payments/provider/charge'
import type { CallContext } from '../call/context.ts'

/** What the page says about its window, with what the request says about its browser. */
export function toBrowserFacts(window: WindowData | null, { from }: Pick<CallContext, 'from'>): BrowserFacts | null {
  return window && { ...window, accept: from.accept, userAgent: from.userAgent }
}
