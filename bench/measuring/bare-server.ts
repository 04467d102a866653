import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Plain Node: answers `/n` with the n-th body it was given, the same bytes and headers that our server sent. */
interface Body {
  readonly headers: Record<string, string>
  readonly base64: string
}

process.once('message', (bodies: Body[]) => {
  const answers = bodies.map(({ headers, base64 }) => {
    const bytes = Buffer.from(base64, 'base64')
    return { bytes, headers: { ...headers, 'content-length': bytes.length } }
  })
  const server = createServer((request, response) => {
    const answer = answers[Number((request.url ?? '/').slice(1).split('?', 1)[0])]
    if (answer === undefined) response.writeHead(404).end()
    else response.writeHead(200, answer.headers).end(answer.bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
