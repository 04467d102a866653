import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'

/** Plain Node: answers `/n` with the n-th body it was given, the same bytes and headers that our server sent. */
interface Body {
  readonly headers: Record<string, string>
  readonly base64: string
}

interface Given {
  readonly bodies: readonly Body[]
  /** Where it reads one row by its key before each answer; null where it reads nothing. */
  readonly databaseUrl: string | null
}

process.once('message', ({ bodies, databaseUrl }: Given) => {
  const answers = bodies.map(({ headers, base64 }) => {
    const bytes = Buffer.from(base64, 'base64')
    return { bytes, headers: { ...headers, 'content-length': bytes.length } }
  })
  const read = databaseUrl === null ? undefined : prepareRead(databaseUrl)
  const send: RequestListener = (request, response) => {
    const answer = answers[Number((request.url ?? '/').slice(1).split('?', 1)[0])]
    if (answer === undefined) response.writeHead(404).end()
    else response.writeHead(200, answer.headers).end(answer.bytes)
  }
  const server = createServer(read === undefined ? send : (...exchange) => void read().then(() => send(...exchange)))
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})

/** Somebody of the demo, by the key of their row. */
const key = [1, 7]

function prepareRead(databaseUrl: string): () => Promise<unknown> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 })
  const text = 'select * from staff where site_id = $1 and id = $2'
  return () => pool.query({ name: 'one-row', text, values: key })
}
