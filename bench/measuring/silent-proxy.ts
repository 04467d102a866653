import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a browser and a server, and can lose what lies open between them. */
export interface SilentProxy {
  readonly port: number
  /** How many connections were opened since the last cut. */
  readonly countOpened: () => number
  /**
   * What a tablet finds after a long sleep: a live line says nothing any more and does not end either, and connections
   * that nobody used are gone.
   */
  readonly cut: () => void
  readonly close: () => void
}

interface Pair {
  readonly browser: Socket
  readonly server: Socket
  isLine: boolean
}

export async function openSilentProxy(serverPort: number): Promise<SilentProxy> {
  const pairs = new Set<Pair>()
  let opened = 0
  const listening = createServer((browser) => {
    opened += 1
    const server = connect(serverPort, '127.0.0.1')
    const pair: Pair = { browser, server, isLine: false }
    pairs.add(pair)
    browser.on('data', (chunk) => {
      if (chunk.includes('GET /api/staff/live')) pair.isLine = true
      server.write(chunk)
    })
    server.on('data', (chunk) => browser.write(chunk))
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return {
    port: (listening.address() as AddressInfo).port,
    countOpened: () => opened,
    cut() {
      opened = 0
      for (const { browser, server, isLine } of pairs) {
        if (isLine) server.removeAllListeners('data').pause()
        else browser.destroy()
      }
    },
    close() {
      listening.close()
      for (const { browser } of pairs) browser.destroy()
    },
  }
}
