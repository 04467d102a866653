import { setTimeout } from 'node:timers/promises'
import type { DemoPrinter, DemoSite } from '@comanda/demo/demo-site'
import type { ShowsPapers } from './demo/register-demo-papers.ts'
import { relayOnce } from './printing/relay-printer.ts'

/** As often as real ones ask. */
const askEveryMs = 3_000

/** The papers that the demo's printers have printed, printer by printer. */
export type DemoRolls = ReturnType<ShowsPapers>

interface Demonstration {
  readonly sites: readonly DemoSite[]
  /** Where this server listens, and the only host that its printers may name. */
  readonly server: string
  readonly staffHost: string
}

interface StartedPrinter {
  readonly name: string
  readonly papers: readonly string[]
  readonly close: () => Promise<void>
}

/** The printers of the demo sites, which ask this server for papers as real ones would; what it returns ends them. */
export async function startDemoPrinters(
  { sites, server, staffHost }: Demonstration,
  rolls: DemoRolls[number][],
): Promise<() => Promise<void>> {
  const started: StartedPrinter[] = []
  for (const printer of sites.flatMap(({ printers = [] }) => printers)) {
    const address = { server, host: staffHost, path: `/printer/${printer.token}` }
    started.push(await (printer.way === 'asks' ? startAsking : startListening)(printer, address))
  }
  rolls.push(...started)
  return async () => {
    for (const printer of started) await printer.close()
  }
}

interface Address {
  readonly server: string
  readonly host: string
  readonly path: string
}

async function startAsking({ name }: DemoPrinter, address: Address): Promise<StartedPrinter> {
  const { createCloudPrinter } = await import('@comanda/sandbox/printer/cloud-printer')
  const printer = createCloudPrinter(address)
  printer.turnOn(askEveryMs)
  return { name, papers: printer.papers, close: async () => printer.turnOff() }
}

/** A printer on a port of its own, over real TCP, and the relay that a venue would keep beside it. */
async function startListening({ name }: DemoPrinter, { server, host, path }: Address): Promise<StartedPrinter> {
  const { startListeningPrinter } = await import('@comanda/sandbox/printer/listening-printer')
  const printer = await startListeningPrinter()
  const relay = () => relayOnce({ url: `${server}${path}`, host }, { host: '127.0.0.1', port: printer.port })
  const ending = new AbortController()
  void repeat(relay, ending.signal)
  return {
    name,
    papers: printer.papers,
    async close() {
      ending.abort()
      await printer.close()
    },
  }
}

/** One after the other: a paper that is fetched twice at once would come out twice. */
async function repeat(relay: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // A server that is away is asked again.
    const hasPrinted = await relay().catch(() => false)
    if (!hasPrinted) await setTimeout(askEveryMs, undefined, { signal }).catch(() => undefined)
  }
}
