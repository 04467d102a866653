import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { connect, type Socket } from 'node:net'

/** The address of a printer at the server; a server on this machine may have to be named by another host. */
export interface PrinterDoor {
  readonly url: string
  readonly host?: string
}

/** A printer that only listens, and where it listens. */
export interface ListeningAt {
  readonly host: string
  readonly port: number
  /** How long it may take until it says that a paper is out. */
  readonly answerMs?: number
}

/** GS r 1: a printer answers it when it has come so far, after everything that was sent before. */
const askState = Buffer.from([0x1d, 0x72, 0x01])
const connectMs = 2_000
const usualAnswerMs = 20_000
const serverMs = 20_000

/**
 * Stands between the server and a printer that only listens on port 9100: asks the server as a CloudPRNT printer would,
 * writes what it gets to the printer, and says that it is printed once the printer itself has answered. While the
 * printer cannot be reached it says so, and so the server counts it as silent. Whether there was something to print.
 */
export async function relayOnce(door: PrinterDoor, printer: ListeningAt): Promise<boolean> {
  const isThere = await open(printer).then(
    (socket) => socket.destroy().destroyed,
    () => false,
  )
  const said = JSON.stringify({ statusCode: isThere ? '200 OK' : '521 NO_PRINTER' })
  const asked = await send(door, 'POST', { body: said })
  if (asked.status !== 200) throw new Error(`the server answered ${asked.status}: is this the printer's address?`)
  const { jobReady, jobToken, mediaTypes } = JSON.parse(asked.body.toString()) as Offer
  if (!isThere || !jobReady || jobToken === undefined) return false
  if (!mediaTypes?.includes('application/octet-stream')) throw new Error('only ESC/POS printers say what they printed')
  const fetched = await send(door, 'GET', { query: `?token=${jobToken}` })
  if (fetched.status !== 200) return false
  await print(printer, fetched.body)
  await send(door, 'DELETE', { query: `?token=${jobToken}&code=200` })
  return true
}

interface Offer {
  readonly jobReady: boolean
  readonly jobToken?: string
  readonly mediaTypes?: readonly string[]
}

interface Sending {
  readonly query?: string
  readonly body?: string
}

/** Not `fetch`, which cannot name another host than the one it connects to. */
function send(
  { url, host }: PrinterDoor,
  method: string,
  { query = '', body }: Sending,
): Promise<{ readonly status: number; readonly body: Buffer }> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  const headers = {
    ...(host !== undefined && { host }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  return new Promise((resolve, reject) => {
    const sending = request(`${url}${query}`, { method, headers, timeout: serverMs }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(parts) }))
      reply.on('error', reject)
    })
    sending.on('timeout', () => sending.destroy(new Error('the server does not answer')))
    sending.on('error', reject)
    sending.end(body)
  })
}

function open({ host, port }: ListeningAt): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: connectMs })
    const fail = (reason: Error) => {
      socket.destroy()
      reject(reason)
    }
    socket.once('connect', () => {
      socket.off('error', fail)
      // Whoever prints next looks after its own errors; until then none may end the process.
      socket.on('error', () => undefined)
      resolve(socket)
    })
    socket.once('timeout', () => fail(new Error('the printer does not answer')))
    socket.once('error', fail)
  })
}

/** Done when the printer has answered: that the network took the bytes says nothing about paper. */
async function print(printer: ListeningAt, bytes: Buffer): Promise<void> {
  const { answerMs = usualAnswerMs } = printer
  const socket = await open(printer)
  try {
    await new Promise<void>((resolve, reject) => {
      socket.setTimeout(answerMs, () => reject(new Error('the printer took the paper and says nothing')))
      socket.once('data', () => resolve())
      socket.once('close', () => reject(new Error('the printer hung up')))
      socket.write(Buffer.concat([bytes, askState]))
    })
  } finally {
    socket.destroy()
  }
}
