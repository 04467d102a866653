import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderMessage } from '../provider/payment-provider.ts'

/** Where a provider's own messages arrive. */
export interface Inbox {
  readonly url: string
  readonly messages: readonly ProviderMessage[]
  readonly close: () => Promise<void>
}

export async function openInbox(): Promise<Inbox> {
  const messages: ProviderMessage[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      messages.push({ headers, body: Buffer.concat(parts).toString('utf8'), receivedAt: Date.now() })
      reply.end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
