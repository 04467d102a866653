import { connect, type Socket } from 'node:net'
import { pathToFileURL } from 'node:url'

/** A printer that only listens, and where it listens. */
export interface ListeningPrinter {
  readonly host: string
  readonly port: number
}

/** GS r 1: a printer answers it when it has come so far, after everything that was sent before. */
const askState = Buffer.from([0x1d, 0x72, 0x01])
const connectMs = 2_000
const printMs = 20_000

/**
 * Stands between the server and a printer that only listens on port 9100: asks the server as a CloudPRNT printer would,
 * writes what it gets to the printer, and says that it is printed once the printer itself has answered. While the
 * printer cannot be reached it says so, and so the server counts it as silent. Whether there was something to print.
 */
export async function relayOnce(door: string, printer: ListeningPrinter): Promise<boolean> {
  const isThere = await open(printer).then(
    (socket) => socket.destroy().destroyed,
    () => false,
  )
  const said = JSON.stringify({ statusCode: isThere ? '200 OK' : '521 NO_PRINTER' })
  const asked = await fetch(door, { method: 'POST', headers: { 'content-type': 'application/json' }, body: said })
  if (!asked.ok) throw new Error(`the server answered ${asked.status}: is this the printer's address?`)
  const { jobReady, jobToken } = (await asked.json()) as { jobReady: boolean; jobToken?: string }
  if (!isThere || !jobReady || jobToken === undefined) return false
  const fetched = await fetch(`${door}?token=${jobToken}`)
  if (!fetched.ok) return false
  await print(printer, Buffer.from(await fetched.arrayBuffer()))
  await fetch(`${door}?token=${jobToken}&code=200`, { method: 'DELETE' })
  return true
}

function open({ host, port }: ListeningPrinter): Promise<Socket> {
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
async function print(printer: ListeningPrinter, bytes: Buffer): Promise<void> {
  const socket = await open(printer)
  try {
    await new Promise<void>((resolve, reject) => {
      socket.setTimeout(printMs, () => reject(new Error('the printer took the paper and says nothing')))
      socket.once('data', () => resolve())
      socket.once('close', () => reject(new Error('the printer hung up')))
      socket.write(Buffer.concat([bytes, askState]))
    })
  } finally {
    socket.destroy()
  }
}

const restMs = 3_000

/** `node tools/print-relay.ts https://staff.example/printer/TOKEN 192.168.1.50:9100` */
async function relayForever([door = '', target = '']: readonly string[]): Promise<void> {
  const [host = '', port = '9100'] = target.split(':')
  if (!URL.canParse(door) || host === '') {
    console.error('usage: node tools/print-relay.ts <address of the printer at the server> <its host>[:9100]')
    process.exitCode = 1
    return
  }
  for (;;) {
    const hasPrinted = await relayOnce(door, { host, port: Number(port) }).catch((error: Error) => {
      console.error(error.message)
      return false
    })
    if (!hasPrinted) await new Promise((resolve) => setTimeout(resolve, restMs))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await relayForever(process.argv.slice(2))
