import type { BrowserProvider, BrowserWay } from '../provider/browser-provider.ts'

/** The browser half of every provider's folder. They are found, not listed: the one list is `server/providers.ts`. */
const halves = import.meta.glob<BrowserProvider>('../*/browser.ts', { eager: true, import: 'browser' })

const ways: ReadonlyMap<string, BrowserWay> = new Map(
  Object.values(halves).flatMap((half) => Object.entries(half.ways)),
)

/** Undefined for a way to pay that needs only the steps. */
export function findBrowserWay(value: string): BrowserWay | undefined {
  return ways.get(value)
}
