import type { BrowserProvider, BrowserWay } from '../provider/browser-provider.ts'
import { redsys } from '../redsys/browser.ts'

/** The payment providers, as a page sees them. A new provider is a folder and its name here. */
const providers: readonly BrowserProvider[] = [redsys]

const ways: ReadonlyMap<string, BrowserWay> = new Map(providers.flatMap((row) => Object.entries(row.ways)))

/** Undefined for a way to pay that needs only the steps. */
export function findBrowserWay(value: string): BrowserWay | undefined {
  return ways.get(value)
}
