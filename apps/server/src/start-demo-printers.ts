import type { DemoSite } from '@comanda/demo/demo-site'

/** As often as real ones ask. */
const askEveryMs = 3_000

interface Demonstration {
  readonly sites: readonly DemoSite[]
  /** Where this server listens, and the only host that its printers may name. */
  readonly server: string
  readonly staffHost: string
}

/** The printers of the demo sites, which ask this server for papers as real ones would; what it returns ends them. */
export async function startDemoPrinters({ sites, server, staffHost }: Demonstration): Promise<() => Promise<void>> {
  const { createCloudPrinter } = await import('@comanda/sandbox/printer/cloud-printer')
  const started = sites
    .flatMap(({ printers = [] }) => printers)
    .map(({ token }) => createCloudPrinter({ server, host: staffHost, path: `/printer/${token}` }))
  for (const printer of started) printer.turnOn(askEveryMs)
  return async () => {
    for (const printer of started) printer.turnOff()
  }
}
