import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

interface SlowLine {
  readonly origin: string
  close(): void
}

/** Passes everything on to the server, and a page in pieces: each of the texts begins one that comes later. */
export async function openSlowLine(server: string, texts: readonly string[]): Promise<SlowLine> {
  const { hostname, port } = new URL(server)
  const line = createServer((asked, reply) => {
    // Packed bytes could not be cut at a text.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        answer.pipe(reply)
        return
      }
      const send = ([piece, ...later]: readonly Buffer[]): void => {
        reply.write(piece)
        // Long enough for the style sheet to come, so that the first piece can be painted.
        if (later.length > 0) setTimeout(send, 600, later)
        else reply.end()
      }
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => {
        const page = Buffer.concat(pieces)
        const cuts = texts.map((text) => page.indexOf(text)).filter((at) => at > 0)
        send([0, ...cuts].map((at, place) => page.subarray(at, cuts[place])))
      })
    })
    onward.on('error', () => reply.destroy())
    reply.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => line.listen(0, 'localhost', resolve))
  const { port: own } = line.address() as AddressInfo
  return {
    origin: `http://localhost:${own}`,
    close() {
      line.closeAllConnections()
      line.close()
    },
  }
}
