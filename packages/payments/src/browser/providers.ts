import type { BrowserProvider, BrowserWay } from '../provider/browser-provider.ts'
import { redsys } from '../redsys/browser.ts'

/** Who collects money, as a page sees it. A new provider is a folder and its name here. */
const providers: readonly BrowserProvider[] = [redsys]

const ways: ReadonlyMap<string, BrowserWay> = new Map(providers.flatMap((row) => Object.entries(row.ways)))

/** Undefined for a way that needs nothing but its steps. */
export function findBrowserWay(value: string): BrowserWay | undefined {
  return ways.get(value)
}
