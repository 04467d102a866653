import type { Delivery, Transport } from './transport.ts'

export interface SmsSettings {
  readonly url: string
  readonly token: string
}

const deadlineMs = 20_000

/** Any gateway that takes `{ to, text }` with a bearer token; the key keeps one that knows it from sending twice. */
export function createSmsTransport({ url, token }: SmsSettings): Transport {
  return {
    async send({ id, recipient, body }) {
      try {
        const reply = await fetch(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': id,
          },
          body: JSON.stringify({ to: recipient, text: body }),
          // A gateway that moved must be told by a person: the token goes to no other address.
          redirect: 'error',
          signal: AbortSignal.timeout(deadlineMs),
        })
        await reply.body?.cancel()
        return toDelivery(reply.status)
      } catch (error) {
        return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

/** Only a gateway that says that this message is wrong is believed for ever. */
function toDelivery(status: number): Delivery {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  const reason = `the gateway answered ${status}`
  return { kind: status === 400 || status === 422 ? 'refused' : 'unreachable', reason }
}
