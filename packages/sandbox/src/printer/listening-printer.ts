import { type AddressInfo, createServer, type Socket } from 'node:net'
import { longestRoll } from './cloud-printer.ts'
import { readPaper } from './read-paper.ts'

export interface ListeningPrinter {
  readonly port: number
  /** The papers that came out, oldest first. */
  readonly papers: string[]
  /** Whether it answers, takes a paper and says nothing, or hangs up in the middle of it. */
  mood: 'well' | 'says-nothing' | 'hangs-up'
  close(): Promise<void>
}

/** GS r 1: a printer answers it when it has printed everything that was sent before. */
const askState = Buffer.from([0x1d, 0x72, 0x01])

/** A printer that speaks no HTTP: it listens on a port, as those of kitchens do on 9100, and prints what is sent. */
export async function startListeningPrinter(): Promise<ListeningPrinter> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // Whoever only looks whether it is there goes away without a word.
    socket.on('error', () => undefined)
    let received = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      if (printer.mood === 'hangs-up') {
        socket.destroy()
        return
      }
      received = Buffer.concat([received, part])
      for (let end = received.indexOf(askState); end >= 0; end = received.indexOf(askState)) {
        printer.papers.push(readPaper(received.subarray(0, end)).text)
        if (printer.papers.length > longestRoll) printer.papers.shift()
        received = received.subarray(end + askState.length)
        if (printer.mood === 'well') socket.write(Buffer.from([0]))
      }
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const printer: ListeningPrinter = {
    port: (server.address() as AddressInfo).port,
    papers: [],
    mood: 'well',
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return printer
}
