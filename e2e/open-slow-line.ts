import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

interface SlowLine {
  readonly origin: string
  close(): void
}

/** Passes everything on to the server, and a page in two pieces: what comes before the text, and later the rest. */
export async function openSlowLine(server: string, text: string): Promise<SlowLine> {
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
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => {
        const page = Buffer.concat(pieces)
        const at = page.indexOf(text)
        reply.write(page.subarray(0, at))
        // Long enough for the style sheet to come, so that the first piece can be painted.
        setTimeout(() => reply.end(page.subarray(at)), 600)
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
