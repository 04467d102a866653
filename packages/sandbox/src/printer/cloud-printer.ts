import { request } from 'node:http'
import { readPaper } from './read-paper.ts'

export interface CloudPrinter {
  /** The papers that came out, oldest first. */
  readonly papers: string[]
  /** The words it says of itself, and whether it tells that a paper came out. */
  mood: 'well' | 'out-of-paper' | 'never-confirms'
  /** Asks for work once, and prints it; whether there was any. */
  work(): Promise<boolean>
  /** Asks until there is nothing left. */
  workAll(): Promise<void>
  /** Asks by itself from now on, until it is turned off. */
  turnOn(everyMs: number): void
  turnOff(): void
}

/** A demo runs for days. */
export const longestRoll = 200

/** Where the printer asks: the server's address, the host it names, and its own path there. */
export interface PrinterAddress {
  readonly server: string
  readonly host: string
  readonly path: string
}

/** A printer that speaks Star's CloudPRNT over HTTP: it asks for work, fetches it, prints it and says so. */
export function createCloudPrinter(address: PrinterAddress): CloudPrinter {
  let timer: NodeJS.Timeout | undefined
  const printer: CloudPrinter = {
    papers: [],
    mood: 'well',
    async work() {
      const isEmpty = printer.mood === 'out-of-paper'
      const said = JSON.stringify({ status: '23 6 0 0', statusCode: isEmpty ? '410 OUT_OF_PAPER' : '200 OK' })
      const asked = await send(address, 'POST', { body: said })
      const { jobReady, jobToken } = JSON.parse(asked.body.toString()) as { jobReady: boolean; jobToken?: string }
      if (!jobReady || jobToken === undefined) return false
      const fetched = await send(address, 'GET', { query: `?token=${jobToken}&type=application/octet-stream` })
      if (fetched.status !== 200) return false
      printer.papers.push(readPaper(fetched.body).text)
      if (printer.papers.length > longestRoll) printer.papers.shift()
      if (printer.mood === 'never-confirms') return false
      await send(address, 'DELETE', { query: `?code=200%20OK&token=${jobToken}` })
      return true
    },
    async workAll() {
      while (await printer.work());
    },
    turnOn(everyMs) {
      clearInterval(timer)
      // A server that is away is asked again, as a real printer does.
      timer = setInterval(() => printer.workAll().catch(() => undefined), everyMs)
    },
    turnOff() {
      clearInterval(timer)
    },
  }
  return printer
}

interface Sending {
  readonly query?: string
  readonly body?: string
}

/** Not `fetch`, which cannot name another host than the one it connects to. */
export function send(
  { server, host, path }: PrinterAddress,
  method: string,
  { query = '', body }: Sending = {},
): Promise<{ readonly status: number; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { host, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const sending = request(new URL(`${path}${query}`, server), { method, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(parts) }))
      reply.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}
